-- detection-before-after.sql: are issues found sooner than before, and by how much?
--
-- What it is     A table of issues and two queries. The issues are invented: put in yours.
-- What it needs  SQLite 3.38 or later:  sqlite3 -box :memory: < detection-before-after.sql
-- Which issues   Critical ones that came in with changes written in one quarter before and
--                one after. Wait until a quarterly test has covered both, or those that only
--                it finds are missing.
-- Which days     written: the change that brought the issue in was written.
--                known:   a person knew that it matters.
-- How to read    The means, because a median hides the few that waited. With fewer than ten
--                issues on a side there is no ratio: print the list.
-- MIT licence.

CREATE TABLE issues (
  issue TEXT PRIMARY KEY,
  period TEXT NOT NULL CHECK (period IN ('before', 'after')),
  written TEXT NOT NULL CHECK (julianday(written) IS NOT NULL),
  known TEXT NOT NULL CHECK (julianday(known) >= julianday(written)),
  found_by TEXT NOT NULL CHECK (found_by IN ('ticket', 'quarterly test', 'other'))
);

INSERT INTO issues VALUES
  ('SEC-1', 'before', '2024-01-09', '2024-03-26', 'quarterly test'),
  ('SEC-2', 'before', '2024-01-16', '2024-03-26', 'quarterly test'),
  ('SEC-3', 'before', '2024-01-24', '2024-03-26', 'quarterly test'),
  ('SEC-4', 'before', '2024-02-01', '2024-03-26', 'quarterly test'),
  ('SEC-5', 'before', '2024-02-06', '2024-03-26', 'quarterly test'),
  ('SEC-6', 'before', '2024-02-15', '2024-06-25', 'quarterly test'),
  ('SEC-7', 'before', '2024-02-27', '2024-03-26', 'quarterly test'),
  ('SEC-8', 'before', '2024-03-05', '2024-03-26', 'quarterly test'),
  ('SEC-9', 'before', '2024-03-12', '2024-06-25', 'quarterly test'),
  ('SEC-10', 'before', '2024-03-20', '2024-03-26', 'quarterly test'),
  ('SEC-11', 'after', '2025-01-08', '2025-01-09', 'ticket'),
  ('SEC-12', 'after', '2025-01-15', '2025-03-27', 'quarterly test'),
  ('SEC-13', 'after', '2025-01-22', '2025-01-24', 'ticket'),
  ('SEC-14', 'after', '2025-01-30', '2025-03-27', 'quarterly test'),
  ('SEC-15', 'after', '2025-02-05', '2025-02-09', 'ticket'),
  ('SEC-16', 'after', '2025-02-11', '2025-03-27', 'quarterly test'),
  ('SEC-17', 'after', '2025-02-18', '2025-02-19', 'ticket'),
  ('SEC-18', 'after', '2025-02-26', '2025-03-27', 'quarterly test'),
  ('SEC-19', 'after', '2025-03-06', '2025-03-09', 'ticket'),
  ('SEC-20', 'after', '2025-03-11', '2025-06-26', 'quarterly test'),
  ('SEC-21', 'after', '2025-03-19', '2025-03-20', 'ticket'),
  ('SEC-22', 'after', '2025-03-25', '2025-03-27', 'ticket');

-- 1. Each side.
SELECT
  period,
  count(*) AS issues,
  round(avg(julianday(known) - julianday(written)), 1) AS mean_days,
  round(max(julianday(known) - julianday(written)), 1) AS longest,
  sum(found_by = 'ticket') AS on_the_ticket,
  sum(found_by = 'quarterly test') AS by_the_quarterly_test
FROM issues
GROUP BY period
ORDER BY period DESC;

-- 2. The ratio, where there is one.
WITH sides AS (
  SELECT
    count(*) FILTER (WHERE period = 'before') AS before_count,
    count(*) FILTER (WHERE period = 'after') AS after_count,
    avg(CASE period WHEN 'before' THEN julianday(known) - julianday(written) END) AS before_mean,
    avg(CASE period WHEN 'after' THEN julianday(known) - julianday(written) END) AS after_mean
  FROM issues
)
SELECT
  CASE
    WHEN min(before_count, after_count) < 10 THEN 'fewer than ten on a side: print the list'
    WHEN after_mean = 0 THEN 'no wait after: write down the times of day as well'
    ELSE format('%.1f', before_mean / after_mean)
  END AS times_faster
FROM sides;
