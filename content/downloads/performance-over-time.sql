-- performance-over-time.sql: are flaws found earlier than before?
--
-- What it is     A table, 120 invented findings (and four that do not count) and three queries:
--                the bars, the triangle, and the kinds. Put in your own findings.
-- What it needs  SQLite 3.25 or later:  sqlite3 -box :memory: < performance-over-time.sql
-- Which days     introduced_on: the flaw first ran in production. Empty if nobody knows.
--                reported_on:   a person wrote the report.
-- Which verdicts confirmed, accepted (both are flaws), wrong, duplicate.
-- Counting day   It is set once, in the line that begins with .parameter. Of a quarter, the
--                triangle shows only what every flaw in it has had the time to show.
-- First quarter  '2023-01-01' in queries 2 and 3: the table holds no report from
--                before, so the rows of older quarters would be too low. Set your own.
-- MIT licence.

CREATE TABLE finding (
  finding TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  introduced_on TEXT CHECK (introduced_on IS NULL OR date(introduced_on) IS introduced_on),
  reported_on TEXT NOT NULL CHECK (date(reported_on) IS reported_on),
  verdict TEXT NOT NULL CHECK (verdict IN ('confirmed', 'accepted', 'wrong', 'duplicate'))
);

INSERT INTO finding VALUES
  ('F-001', 'injection', '2022-06-24', '2023-01-06', 'confirmed'),
  ('F-002', 'authorisation', '2022-08-15', '2023-01-13', 'confirmed'),
  ('F-003', 'business logic', '2023-01-05', '2023-01-31', 'confirmed'),
  ('F-004', 'authorisation', '2022-10-07', '2023-02-10', 'confirmed'),
  ('F-005', 'configuration', '2023-02-03', '2023-02-15', 'confirmed'),
  ('F-006', 'configuration', '2023-02-10', '2023-02-22', 'confirmed'),
  ('F-007', 'authorisation', '2023-02-13', '2023-02-24', 'confirmed'),
  ('F-008', 'injection', '2023-02-08', '2023-03-01', 'confirmed'),
  ('F-009', 'authorisation', '2022-11-03', '2023-03-09', 'confirmed'),
  ('F-010', 'injection', '2023-02-20', '2023-03-13', 'confirmed'),
  ('F-011', 'business logic', '2022-09-26', '2023-03-21', 'confirmed'),
  ('F-012', 'injection', '2022-10-19', '2023-03-22', 'confirmed'),
  ('F-013', 'configuration', '2023-03-24', '2023-03-28', 'confirmed'),
  ('F-014', 'authorisation', '2023-03-24', '2023-03-28', 'confirmed'),
  ('F-015', 'injection', '2023-01-23', '2023-03-29', 'confirmed'),
  ('F-016', 'authorisation', '2023-03-22', '2023-04-07', 'confirmed'),
  ('F-017', 'business logic', '2022-05-26', '2023-04-17', 'confirmed'),
  ('F-018', 'configuration', '2023-01-17', '2023-04-19', 'confirmed'),
  ('F-019', 'authorisation', '2023-02-17', '2023-04-24', 'confirmed'),
  ('F-020', 'authorisation', '2023-02-21', '2023-04-24', 'confirmed'),
  ('F-021', 'configuration', '2023-04-17', '2023-05-01', 'confirmed'),
  ('F-022', 'authorisation', '2023-04-18', '2023-05-03', 'confirmed'),
  ('F-023', 'configuration', '2023-05-16', '2023-05-17', 'confirmed'),
  ('F-024', 'configuration', '2023-05-12', '2023-05-19', 'confirmed'),
  ('F-025', 'authorisation', '2022-11-25', '2023-05-23', 'confirmed'),
  ('F-026', 'injection', '2023-05-04', '2023-05-26', 'confirmed'),
  ('F-027', 'configuration', '2023-05-11', '2023-05-29', 'confirmed'),
  ('F-028', 'business logic', '2023-04-12', '2023-05-30', 'confirmed'),
  ('F-029', 'authorisation', '2023-06-01', '2023-06-15', 'confirmed'),
  ('F-030', 'authorisation', '2023-03-31', '2023-06-19', 'confirmed'),
  ('F-031', 'injection', '2023-06-20', '2023-06-26', 'confirmed'),
  ('F-032', 'injection', '2022-10-20', '2023-06-29', 'confirmed'),
  ('F-033', 'injection', '2023-06-19', '2023-06-30', 'confirmed'),
  ('F-034', 'injection', '2023-06-19', '2023-07-06', 'confirmed'),
  ('F-035', 'business logic', '2023-05-18', '2023-07-07', 'confirmed'),
  ('F-036', 'authorisation', '2023-07-05', '2023-07-18', 'confirmed'),
  ('F-037', 'business logic', '2023-07-03', '2023-07-26', 'confirmed'),
  ('F-038', 'injection', '2023-07-27', '2023-07-28', 'confirmed'),
  ('F-039', 'authorisation', '2021-06-18', '2023-08-01', 'confirmed'),
  ('F-040', 'configuration', '2023-07-14', '2023-08-03', 'confirmed'),
  ('F-041', 'authorisation', '2021-09-15', '2023-08-10', 'confirmed'),
  ('F-042', 'business logic', '2023-05-19', '2023-08-10', 'confirmed'),
  ('F-043', 'injection', '2023-07-26', '2023-08-11', 'confirmed'),
  ('F-044', 'configuration', '2023-08-14', '2023-08-17', 'confirmed'),
  ('F-045', 'business logic', '2023-02-17', '2023-08-25', 'confirmed'),
  ('F-046', 'business logic', '2023-08-16', '2023-08-28', 'confirmed'),
  ('F-047', 'authorisation', '2021-08-17', '2023-09-04', 'confirmed'),
  ('F-048', 'injection', '2023-08-11', '2023-09-07', 'confirmed'),
  ('F-049', 'injection', '2023-05-18', '2023-09-12', 'confirmed'),
  ('F-050', 'authorisation', '2023-06-07', '2023-09-18', 'confirmed'),
  ('F-051', 'configuration', '2023-09-08', '2023-09-20', 'confirmed'),
  ('F-052', 'configuration', '2023-09-01', '2023-09-25', 'confirmed'),
  ('F-053', 'configuration', '2023-09-29', '2023-10-05', 'confirmed'),
  ('F-054', 'injection', '2022-06-01', '2023-10-10', 'confirmed'),
  ('F-055', 'authorisation', '2023-10-06', '2023-10-16', 'confirmed'),
  ('F-056', 'configuration', '2023-10-05', '2023-10-18', 'confirmed'),
  ('F-057', 'authorisation', '2023-10-10', '2023-10-18', 'confirmed'),
  ('F-058', 'configuration', '2023-10-12', '2023-10-23', 'confirmed'),
  ('F-059', 'injection', '2023-08-31', '2023-10-24', 'confirmed'),
  ('F-060', 'injection', '2023-08-11', '2023-10-30', 'confirmed'),
  ('F-061', 'authorisation', '2023-08-23', '2023-11-03', 'confirmed'),
  ('F-062', 'injection', '2023-10-06', '2023-11-03', 'confirmed'),
  ('F-063', 'authorisation', '2023-07-11', '2023-11-17', 'confirmed'),
  ('F-064', 'injection', '2023-10-31', '2023-11-17', 'confirmed'),
  ('F-065', 'business logic', '2023-11-17', '2023-11-27', 'confirmed'),
  ('F-066', 'authorisation', '2023-03-01', '2023-12-05', 'confirmed'),
  ('F-067', 'injection', '2023-11-21', '2023-12-06', 'confirmed'),
  ('F-068', 'configuration', '2023-11-23', '2023-12-07', 'confirmed'),
  ('F-069', 'business logic', '2023-09-27', '2023-12-12', 'confirmed'),
  ('F-070', 'authorisation', '2023-01-17', '2023-12-18', 'confirmed'),
  ('F-071', 'configuration', '2023-12-22', '2023-12-26', 'confirmed'),
  ('F-072', 'injection', '2023-12-26', '2024-01-03', 'confirmed'),
  ('F-073', 'configuration', '2024-01-02', '2024-01-03', 'confirmed'),
  ('F-074', 'configuration', '2023-12-13', '2024-01-04', 'confirmed'),
  ('F-075', 'business logic', '2023-11-17', '2024-01-10', 'confirmed'),
  ('F-076', 'authorisation', '2023-03-07', '2024-01-12', 'confirmed'),
  ('F-077', 'authorisation', '2023-06-14', '2024-01-23', 'confirmed'),
  ('F-078', 'authorisation', '2023-10-05', '2024-01-25', 'confirmed'),
  ('F-079', 'injection', '2024-01-15', '2024-01-25', 'confirmed'),
  ('F-080', 'configuration', '2024-01-24', '2024-01-30', 'confirmed'),
  ('F-081', 'authorisation', '2023-12-27', '2024-02-01', 'confirmed'),
  ('F-082', 'authorisation', '2023-10-20', '2024-02-08', 'confirmed'),
  ('F-083', 'authorisation', '2024-01-15', '2024-02-12', 'confirmed'),
  ('F-084', 'injection', '2024-02-20', '2024-02-23', 'confirmed'),
  ('F-085', 'configuration', '2024-02-16', '2024-03-01', 'confirmed'),
  ('F-086', 'injection', '2024-02-22', '2024-03-12', 'confirmed'),
  ('F-087', 'injection', '2024-02-29', '2024-03-12', 'confirmed'),
  ('F-088', 'business logic', '2024-03-06', '2024-03-12', 'confirmed'),
  ('F-089', 'configuration', '2024-03-07', '2024-03-14', 'confirmed'),
  ('F-090', 'authorisation', '2022-12-21', '2024-03-15', 'confirmed'),
  ('F-091', 'business logic', '2023-05-05', '2024-03-26', 'confirmed'),
  ('F-092', 'injection', '2024-03-14', '2024-03-27', 'confirmed'),
  ('F-093', 'configuration', '2024-03-07', '2024-04-03', 'confirmed'),
  ('F-094', 'authorisation', '2024-03-18', '2024-04-04', 'confirmed'),
  ('F-095', 'injection', '2024-02-27', '2024-04-08', 'confirmed'),
  ('F-096', 'authorisation', '2024-04-03', '2024-04-12', 'confirmed'),
  ('F-097', 'injection', '2024-04-11', '2024-04-19', 'confirmed'),
  ('F-098', 'business logic', '2023-08-22', '2024-04-30', 'confirmed'),
  ('F-099', 'injection', '2024-04-09', '2024-05-08', 'confirmed'),
  ('F-100', 'configuration', '2024-04-30', '2024-05-13', 'confirmed'),
  ('F-101', 'authorisation', '2024-04-18', '2024-05-15', 'confirmed'),
  ('F-102', 'authorisation', '2024-05-10', '2024-05-21', 'confirmed'),
  ('F-103', 'configuration', '2024-05-20', '2024-05-27', 'confirmed'),
  ('F-104', 'configuration', '2024-06-06', '2024-06-11', 'confirmed'),
  ('F-105', 'authorisation', '2024-06-07', '2024-06-12', 'confirmed'),
  ('F-106', 'business logic', '2024-06-06', '2024-06-13', 'confirmed'),
  ('F-107', 'injection', '2024-02-28', '2024-06-14', 'confirmed'),
  ('F-108', 'configuration', '2024-06-18', '2024-06-20', 'confirmed'),
  ('F-109', 'injection', '2024-06-19', '2024-06-21', 'confirmed'),
  ('F-110', 'authorisation', '2024-06-24', '2024-07-03', 'confirmed'),
  ('F-111', 'business logic', '2024-07-02', '2024-07-09', 'confirmed'),
  ('F-112', 'configuration', '2024-06-25', '2024-07-11', 'confirmed'),
  ('F-113', 'authorisation', '2024-07-01', '2024-07-11', 'confirmed'),
  ('F-114', 'injection', '2024-03-25', '2024-07-16', 'confirmed'),
  ('F-115', 'injection', '2023-09-04', '2024-07-26', 'confirmed'),
  ('F-116', 'authorisation', '2024-08-02', '2024-08-06', 'confirmed'),
  ('F-117', 'configuration', '2024-08-07', '2024-08-08', 'confirmed'),
  ('F-118', 'authorisation', '2024-08-12', '2024-08-20', 'confirmed'),
  ('F-119', 'configuration', '2024-08-22', '2024-08-29', 'confirmed'),
  ('F-120', 'injection', '2024-09-12', '2024-09-18', 'confirmed'),
  -- Not counted: undated, found before release, wrong, a duplicate.
  ('F-121', 'injection', NULL, '2023-11-07', 'confirmed'),
  ('F-122', 'configuration', '2024-02-14', '2024-02-08', 'confirmed'),
  ('F-123', 'injection', '2024-03-05', '2024-03-11', 'wrong'),
  ('F-124', 'authorisation', '2024-05-14', '2024-05-30', 'duplicate');

.parameter set :counted_on "'2024-10-01'"

-- 1. The bars: median days to detection, by quarter of the report.
WITH dated AS (
  SELECT strftime('%Y', reported_on) || ' Q' || ((strftime('%m', reported_on) + 2) / 3) AS reported_in,
         julianday(reported_on) - julianday(introduced_on) AS days
  FROM finding
  WHERE verdict IN ('confirmed', 'accepted') AND introduced_on <= reported_on AND reported_on < :counted_on),
ranked AS (
  SELECT reported_in, days, row_number() OVER (PARTITION BY reported_in ORDER BY days) AS place,
         count(*) OVER (PARTITION BY reported_in) AS findings
  FROM dated)
SELECT reported_in, findings, -- the median: the middle one, or the mean of the middle two
       avg(CASE WHEN place IN ((findings + 1) / 2, (findings + 2) / 2) THEN days END) AS median_days
FROM ranked GROUP BY reported_in, findings ORDER BY reported_in;

-- 2. The triangle: quarter of introduction in rows, age in columns.
WITH dated AS (
  SELECT strftime('%Y', introduced_on) || ' Q' || ((strftime('%m', introduced_on) + 2) / 3) AS introduced_in,
         julianday(reported_on) - julianday(introduced_on) AS days,
         -- the age of the youngest flaw that the quarter can hold
         julianday(:counted_on) - julianday(date(introduced_on, 'start of month',
           -((strftime('%m', introduced_on) - 1) % 3) || ' months', '+3 months')) AS age
  FROM finding
  WHERE verdict IN ('confirmed', 'accepted') AND introduced_on <= reported_on AND reported_on < :counted_on
    AND introduced_on >= '2023-01-01')
SELECT introduced_in,
       CASE WHEN age >= 14 THEN sum(days <= 14) END AS by_day_14,
       CASE WHEN age >= 30 THEN sum(days <= 30) END AS by_day_30,
       CASE WHEN age >= 120 THEN sum(days <= 120) END AS by_day_120,
       CASE WHEN age >= 365 THEN sum(days <= 365) END AS by_day_365
FROM dated GROUP BY introduced_in, age HAVING age >= 14 ORDER BY introduced_in;

-- 3. The kinds: of the flaws known by day 120, how many were known by day 14.
WITH dated AS (
  SELECT strftime('%Y', introduced_on) || ' Q' || ((strftime('%m', introduced_on) + 2) / 3) AS introduced_in,
         CASE kind WHEN 'configuration' THEN 'configuration' ELSE 'all others' END AS kinds,
         julianday(reported_on) - julianday(introduced_on) AS days,
         julianday(:counted_on) - julianday(date(introduced_on, 'start of month',
           -((strftime('%m', introduced_on) - 1) % 3) || ' months', '+3 months')) AS age
  FROM finding
  WHERE verdict IN ('confirmed', 'accepted') AND introduced_on <= reported_on AND reported_on < :counted_on
    AND introduced_on >= '2023-01-01')
SELECT introduced_in, kinds, sum(days <= 14) AS by_day_14, count(*) AS by_day_120
FROM dated WHERE age >= 120 AND days <= 120
GROUP BY introduced_in, kinds ORDER BY introduced_in, kinds DESC;
