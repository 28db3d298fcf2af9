-- mttr.sql: how long findings take to be fixed, with the open ones counted.
--
-- What it is     A table, ten invented findings and two queries. Put in your own findings.
-- What it needs  SQLite 3.35 or later, with ln and exp, as its command-line shell has them:
--                  sqlite3 -box :memory: < mttr.sql
-- Which days     reported_on: the report was written.
--                fixed_on:    the fix ran in production and a retest of it passed.
--                Leave fixed_on empty for what is open. A merge does not fill it.
-- Which verdicts confirmed, accepted (a risk that is accepted stays open), wrong, duplicate.
-- Counting day   It is set once, in the line that begins with .parameter.
-- MIT licence.

CREATE TABLE finding (
  finding TEXT PRIMARY KEY,
  reported_on TEXT NOT NULL CHECK (date(reported_on) IS reported_on),
  fixed_on TEXT CHECK (fixed_on IS NULL OR (date(fixed_on) IS fixed_on AND fixed_on >= reported_on)),
  verdict TEXT NOT NULL CHECK (verdict IN ('confirmed', 'accepted', 'wrong', 'duplicate'))
);

INSERT INTO finding VALUES
  ('F-01', '2024-04-01', NULL, 'confirmed'),
  ('F-02', '2024-04-02', '2024-04-08', 'confirmed'),
  ('F-03', '2024-04-05', '2024-04-07', 'confirmed'),
  ('F-04', '2024-04-09', '2024-04-20', 'confirmed'),
  ('F-05', '2024-04-14', NULL, 'confirmed'),
  ('F-06', '2024-04-16', '2024-04-21', 'confirmed'),
  ('F-07', '2024-04-19', '2024-04-28', 'confirmed'),
  ('F-08', '2024-04-24', '2024-04-27', 'confirmed'),
  ('F-09', '2024-05-01', NULL, 'confirmed'),
  ('F-10', '2024-05-23', NULL, 'confirmed');

.parameter set :counted_on "'2024-05-31'"

-- 1. The share still open by day (Kaplan and Meier). The median is the first day at 0.5 or below.
WITH known AS ( -- as of that day
  SELECT reported_on, CASE WHEN fixed_on <= :counted_on THEN fixed_on END AS fixed_on
  FROM finding WHERE verdict IN ('confirmed', 'accepted') AND reported_on <= :counted_on),
aged AS (
  SELECT julianday(coalesce(fixed_on, :counted_on)) - julianday(reported_on) AS day, fixed_on FROM known),
steps AS (
  SELECT day, count(fixed_on) AS closed,
         (SELECT count(*) FROM aged AS other WHERE other.day >= aged.day) AS observed
  FROM aged GROUP BY day)
SELECT day, observed, closed, -- ln(0) has no value, hence 1e-9
       exp(sum(ln(max(1 - 1.0 * closed / observed, 1e-9))) OVER (ORDER BY day)) AS still_open
FROM steps WHERE closed > 0;

-- 2. The lines for a sheet.
WITH aged AS (
  SELECT fixed_on <= :counted_on AS is_closed, verdict, -- NULL while open
         julianday(:counted_on) - julianday(reported_on) AS age,
         julianday(min(coalesce(fixed_on, :counted_on), :counted_on)) - julianday(reported_on) AS days
  FROM finding WHERE verdict IN ('confirmed', 'accepted') AND reported_on <= :counted_on)
SELECT sum(is_closed IS 1) AS closed, sum(is_closed IS NOT 1) AS open,
       round(avg(CASE WHEN is_closed THEN days END), 1) AS mean_of_closed,
       round(avg(days), 1) AS mean_at_least, -- as if all were closed on the day of counting
       sum(is_closed IS 1 AND days <= 30 AND age >= 30) AS closed_in_30,
       sum(age >= 30) AS of_those_old_enough,
       max(CASE WHEN is_closed IS NOT 1 THEN days END) AS oldest_open,
       sum(is_closed IS NOT 1 AND verdict = 'accepted') AS accepted
FROM aged;
