-- mttd.sql: how long do flaws run before a person reports them?
--
-- What it is     A table, ten invented findings and two queries. Put in your own findings.
-- What it needs  SQLite 3.25 or later:  sqlite3 -box :memory: < mttd.sql
--                For PostgreSQL, let the two days be of type DATE, subtract them without
--                julianday, and leave out the checks that call date().
-- Which days     introduced_on: the flaw first ran in production. Empty if nobody knows.
--                reported_on:   a person wrote the report.
-- Found in       production, or before release. For one found before release, leave
--                introduced_on empty, or give the later day on which it went live.
-- Which verdicts confirmed, accepted (both are flaws), wrong, duplicate.
-- Quarter        Its first day and the day after its last stand in both queries.
-- MIT licence.

CREATE TABLE finding (
  finding TEXT PRIMARY KEY,
  introduced_on TEXT CHECK (introduced_on IS NULL OR date(introduced_on) IS introduced_on),
  reported_on TEXT NOT NULL CHECK (date(reported_on) IS reported_on),
  found_in TEXT NOT NULL CHECK (found_in IN ('production', 'before release')),
  verdict TEXT NOT NULL CHECK (verdict IN ('confirmed', 'accepted', 'wrong', 'duplicate')),
  CHECK (introduced_on IS NULL OR (introduced_on <= reported_on) = (found_in = 'production'))
);

INSERT INTO finding VALUES
  ('Export lacks a tenant check', '2024-01-09', '2024-01-11', 'production', 'confirmed'),
  ('Reset link never expires', '2024-01-15', '2024-01-19', 'production', 'confirmed'),
  ('Basket trusts the client''s price', '2024-01-22', '2024-01-25', 'production', 'confirmed'),
  ('Debug route left on', '2024-02-05', '2024-02-06', 'production', 'confirmed'),
  ('Script stored in a note', '2024-02-12', '2024-02-23', 'production', 'confirmed'),
  ('Refund paid twice', '2024-02-19', '2024-03-04', 'production', 'accepted'),
  ('Files readable by id', '2023-03-14', '2024-03-12', 'production', 'confirmed'),
  -- Not in the figures: undated, found before release, wrong.
  ('Old link still opens', NULL, '2024-02-08', 'production', 'confirmed'),
  ('Import skips the login', '2024-03-20', '2024-03-18', 'before release', 'confirmed'),
  ('Header missing', '2024-01-02', '2024-03-01', 'production', 'wrong');

-- 1. The quarter: findings, and days to detection.
WITH dated AS (
  SELECT julianday(reported_on) - julianday(introduced_on) AS days
  FROM finding
  WHERE verdict IN ('confirmed', 'accepted') AND introduced_on <= reported_on
    AND reported_on >= '2024-01-01' AND reported_on < '2024-04-01'),
ranked AS (
  SELECT days, row_number() OVER (ORDER BY days) AS place, count(*) OVER () AS found FROM dated)
SELECT found, -- the median: the middle one or two
       avg(CASE WHEN place IN ((found + 1) / 2, (found + 2) / 2) THEN days END) AS median_days,
       avg(days) AS mean_days, max(days) AS longest
FROM ranked GROUP BY found;

-- 2. What query 1 leaves out: count it beside the figures.
SELECT sum(CASE WHEN found_in = 'before release' THEN 1 ELSE 0 END) AS before_release,
       sum(CASE WHEN found_in = 'production' AND introduced_on IS NULL THEN 1 ELSE 0 END)
         AS undated
FROM finding
WHERE verdict IN ('confirmed', 'accepted')
  AND reported_on >= '2024-01-01' AND reported_on < '2024-04-01';
