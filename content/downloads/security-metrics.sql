-- security-metrics.sql: seven security metrics of a quarter, each with the count that exposes it
--
-- What it is     Four tables, an invented quarter, and the query that makes its sheet.
-- What it needs  SQLite 3.33 or later (2020):  sqlite3 -header -column :memory: < security-metrics.sql
-- To use it      Replace the rows of part 2 by yours, and the two dates of the quarter in part 3.
-- Dates          As 2024-03-31. Empty (NULL) means unknown or not yet.
-- MIT licence.

-- 1. The tables

CREATE TABLE application (name text PRIMARY KEY, critical int,
  has_roles int           -- how many roles it has; 1 if nobody signs in
);
CREATE TABLE finding (
  id text PRIMARY KEY, application text,
  cwe int, family int,    -- 639 and 862 are both of the family 285
  source text,            -- own test, customer, researcher, incident
  found_in text,          -- production, or before release
  verdict text,           -- confirmed, accepted, wrong, duplicate
  introduced_on date,     -- empty when unknown, and counted as such
  reported_on date,
  fixed_on date           -- the retest passed
);
CREATE TABLE test_run (
  application text, ended_on date,
  roles int               -- signed in as how many; 0: stopped at the sign-in page; 1 if there is none
);
CREATE TABLE change (flagged int, testable_on date, tested_on date);

-- 2. The invented quarter: critical applications and two others, tests, changes, findings (the first ones are older)

INSERT INTO application VALUES
  ('accounts', 1, 3), ('billing', 1, 3), ('booking', 1, 3), ('claims', 1, 2), ('crm', 1, 3),
  ('hr portal', 1, 2), ('mobile api', 1, 2), ('partner gateway', 1, 2), ('payments', 1, 3),
  ('payroll', 1, 2), ('pricing', 1, 2), ('reporting', 1, 3), ('shop', 1, 3), ('status page', 1, 1),
  ('supplier upload', 1, 2), ('support console', 1, 3), ('warehouse', 1, 2), ('newsletter', 0, 1),
  ('wiki', 0, 2);

INSERT INTO test_run VALUES
  ('accounts', '2024-01-05', 2), ('billing', '2024-01-11', 2), ('booking', '2024-01-17', 2),
  ('claims', '2024-01-23', 1), ('crm', '2024-01-29', 2), ('hr portal', '2024-02-04', 1),
  ('mobile api', '2024-02-10', 2), ('partner gateway', '2024-02-16', 1), ('payments', '2024-02-22', 2),
  ('pricing', '2024-02-28', 1), ('reporting', '2024-03-05', 1), ('shop', '2024-03-11', 2),
  ('status page', '2024-03-17', 1), ('support console', '2024-03-23', 2), ('shop', '2024-03-18', 2),
  ('payroll', '2024-02-06', 0), ('warehouse', '2023-11-20', 2), ('newsletter', '2024-02-20', 2);

INSERT INTO change VALUES
  (1, '2023-12-28', '2023-12-28'), (1, '2023-12-29', '2023-12-30'), (1, '2023-12-30', '2024-01-01'),
  (1, '2024-01-01', '2024-01-04'), (1, '2024-01-02', '2024-01-14'), (1, '2024-01-03', '2024-01-08'),
  (1, '2024-01-05', '2024-01-05'), (1, '2024-01-06', '2024-01-07'), (1, '2024-01-08', NULL),
  (1, '2024-01-09', '2024-01-12'), (1, '2024-01-10', '2024-01-14'), (1, '2024-01-12', '2024-01-17'),
  (1, '2024-01-13', '2024-01-13'), (1, '2024-01-15', '2024-01-26'), (1, '2024-01-16', '2024-01-18'),
  (1, '2024-01-17', '2024-01-20'), (1, '2024-01-19', '2024-01-23'), (1, '2024-01-20', '2024-01-25'),
  (1, '2024-01-22', '2024-01-22'), (1, '2024-01-23', '2024-01-24'), (1, '2024-01-24', '2024-01-26'),
  (1, '2024-01-26', '2024-01-29'), (1, '2024-01-27', '2024-02-06'), (1, '2024-01-29', '2024-02-03'),
  (1, '2024-01-30', '2024-01-30'), (1, '2024-01-31', '2024-02-01'), (1, '2024-02-02', NULL),
  (1, '2024-02-03', '2024-02-06'), (1, '2024-02-05', '2024-02-09'), (1, '2024-02-06', '2024-02-11'),
  (1, '2024-02-07', '2024-02-07'), (1, '2024-02-09', '2024-02-18'), (1, '2024-02-10', '2024-02-12'),
  (1, '2024-02-12', '2024-02-15'), (1, '2024-02-13', '2024-02-17'), (1, '2024-02-14', '2024-02-19'),
  (1, '2024-02-16', '2024-02-16'), (1, '2024-02-17', '2024-02-18'), (1, '2024-02-19', '2024-02-21'),
  (1, '2024-02-20', '2024-02-23'), (1, '2024-02-21', '2024-02-29'), (1, '2024-02-23', '2024-02-28'),
  (1, '2024-02-24', '2024-02-24'), (1, '2024-02-26', '2024-02-27'), (1, '2024-02-27', NULL),
  (1, '2024-02-28', '2024-03-02'), (1, '2024-03-01', '2024-03-05'), (1, '2024-03-02', '2024-03-07'),
  (1, '2024-03-04', '2024-03-04'), (1, '2024-03-05', '2024-03-17'), (1, '2024-03-06', '2024-03-08'),
  (1, '2024-03-08', '2024-03-11'), (1, '2024-03-09', '2024-03-13'), (1, '2024-03-11', NULL),
  (1, '2024-03-12', '2024-03-12'), (1, '2024-03-13', '2024-03-14'), (1, '2024-03-15', '2024-03-17'),
  (1, '2024-03-16', '2024-03-19'), (1, '2024-03-18', '2024-03-29'), (1, '2024-03-19', '2024-03-24'),
  (1, '2024-03-20', '2024-03-20'), (1, '2024-03-22', NULL), (1, '2024-03-23', '2024-03-25'),
  (0, '2024-01-15', NULL), (0, '2024-02-19', NULL), (0, '2024-03-11', NULL), (1, '2023-12-20', '2023-12-22'),
  (1, '2024-03-29', NULL);

INSERT INTO finding VALUES
  ('F-1', 'claims', 89, 74, 'own test', 'production', 'confirmed', NULL, '2022-05-02', '2022-06-01'),
  ('F-2', 'booking', 639, 285, 'own test', 'production', 'confirmed', NULL, '2023-04-03', '2023-05-12'),
  ('F-3', 'crm', 79, 74, 'own test', 'production', 'confirmed', NULL, '2023-06-05', '2023-06-30'),
  ('F-4', 'shop', 862, 285, 'own test', 'production', 'confirmed', NULL, '2023-08-14', '2023-09-01'),
  ('F-5', 'reporting', 200, 200, 'own test', 'production', 'confirmed', NULL, '2023-09-11', '2023-10-02'),
  ('F-6', 'claims', 434, 434, 'own test', 'production', 'confirmed', '2023-11-30', '2023-12-11', NULL),
  ('F-7', 'hr portal', 601, 601, 'own test', 'production', 'confirmed', NULL, '2023-12-14', '2024-01-09'),
  ('F-8', 'supplier upload', 352, 352, 'own test', 'production', 'confirmed', '2023-12-01', '2023-12-20', '2024-01-05'),
  ('F-9', 'support console', 862, 285, 'own test', 'production', 'confirmed', '2023-12-29', '2024-01-01', '2024-01-15'),
  ('F-10', 'pricing', 200, 200, 'own test', 'before release', 'confirmed', NULL, '2024-01-02', '2024-01-20'),
  ('F-11', 'booking', 639, 285, 'own test', 'production', 'confirmed', '2023-12-24', '2024-01-04', '2024-01-10'),
  ('F-12', 'shop', 79, 74, 'own test', 'production', 'wrong', NULL, '2024-01-04', NULL),
  ('F-13', 'accounts', 601, 601, 'researcher', 'production', 'confirmed', NULL, '2024-01-06', NULL),
  ('F-14', 'claims', 89, 74, 'own test', 'production', 'confirmed', '2023-11-05', '2024-01-08', '2024-01-30'),
  ('F-15', 'claims', 79, 74, 'own test', 'production', 'confirmed', '2024-01-05', '2024-01-10', '2024-02-23'),
  ('F-16', 'crm', 639, 285, 'own test', 'production', 'wrong', NULL, '2024-01-10', NULL),
  ('F-17', 'warehouse', 200, 200, 'own test', 'production', 'confirmed', '2023-10-06', '2024-01-12', '2024-02-05'),
  ('F-18', 'booking', 863, 285, 'own test', 'before release', 'confirmed', NULL, '2024-01-14', '2024-01-30'),
  ('F-19', 'accounts', 532, 532, 'own test', 'production', 'confirmed', '2024-01-14', '2024-01-16', '2024-01-24'),
  ('F-20', 'shop', 863, 285, 'own test', 'production', 'accepted', NULL, '2024-01-18', NULL),
  ('F-21', 'warehouse', 89, 74, 'own test', 'before release', 'confirmed', NULL, '2024-01-20', '2024-02-16'),
  ('F-22', 'claims', 89, 74, 'own test', 'production', 'wrong', NULL, '2024-01-21', NULL),
  ('F-23', 'payroll', 434, 434, 'own test', 'production', 'confirmed', '2023-12-23', '2024-01-22', '2024-02-01'),
  ('F-24', 'payroll', 862, 285, 'own test', 'before release', 'confirmed', NULL, '2024-01-24', '2024-01-31'),
  ('F-25', 'reporting', 200, 200, 'own test', 'production', 'confirmed', '2024-01-25', '2024-01-26', '2024-02-10'),
  ('F-26', 'support console', 79, 74, 'own test', 'production', 'confirmed', '2024-01-27', '2024-01-28', '2024-01-29'),
  ('F-27', 'accounts', 200, 200, 'own test', 'production', 'wrong', NULL, '2024-01-28', NULL),
  ('F-28', 'accounts', 352, 352, 'own test', 'before release', 'confirmed', NULL, '2024-01-30', '2024-02-16'),
  ('F-29', 'payments', 863, 285, 'own test', 'before release', 'accepted', NULL, '2024-02-01', NULL),
  ('F-30', 'booking', 639, 285, 'own test', 'production', 'confirmed', NULL, '2024-02-03', '2024-02-12'),
  ('F-31', 'billing', 89, 74, 'own test', 'production', 'confirmed', '2024-02-02', '2024-02-05', '2024-02-19'),
  ('F-32', 'payments', 639, 285, 'own test', 'before release', 'confirmed', NULL, '2024-02-07', '2024-02-28'),
  ('F-33', 'shop', 639, 285, 'own test', 'production', 'confirmed', '2024-02-06', '2024-02-09', '2024-02-21'),
  ('F-34', 'shop', 862, 285, 'researcher', 'production', 'confirmed', '2024-01-01', '2024-02-11', '2024-02-14'),
  ('F-35', 'payments', 862, 285, 'own test', 'production', 'wrong', NULL, '2024-02-11', NULL),
  ('F-36', 'pricing', 434, 434, 'own test', 'before release', 'accepted', NULL, '2024-02-13', NULL),
  ('F-37', 'shop', 862, 285, 'own test', 'production', 'duplicate', NULL, '2024-02-14', NULL),
  ('F-38', 'booking', 862, 285, 'own test', 'production', 'confirmed', '2024-02-13', '2024-02-15', '2024-03-03'),
  ('F-39', 'shop', 862, 285, 'own test', 'before release', 'confirmed', NULL, '2024-02-17', '2024-02-20'),
  ('F-40', 'pricing', 79, 74, 'own test', 'production', 'confirmed', '2024-02-14', '2024-02-19', '2024-02-21'),
  ('F-41', 'billing', 639, 285, 'own test', 'production', 'confirmed', '2024-02-07', '2024-02-21', '2024-03-11'),
  ('F-42', 'payments', 532, 532, 'customer', 'production', 'confirmed', NULL, '2024-02-23', '2024-03-07'),
  ('F-43', 'billing', 918, 918, 'own test', 'production', 'confirmed', '2024-02-20', '2024-02-25', NULL),
  ('F-44', 'billing', 79, 74, 'own test', 'production', 'wrong', NULL, '2024-02-25', NULL),
  ('F-45', 'mobile api', 918, 918, 'own test', 'before release', 'confirmed', NULL, '2024-02-27', '2024-03-03'),
  ('F-46', 'crm', 89, 74, 'own test', 'before release', 'confirmed', NULL, '2024-02-29', '2024-03-11'),
  ('F-47', 'mobile api', 352, 352, 'own test', 'production', 'confirmed', '2023-04-15', '2024-03-02', NULL),
  ('F-48', 'booking', 639, 285, 'own test', 'before release', 'confirmed', NULL, '2024-03-04', '2024-03-10'),
  ('F-49', 'accounts', 79, 74, 'researcher', 'production', 'wrong', NULL, '2024-03-05', NULL),
  ('F-50', 'status page', 601, 601, 'own test', 'production', 'confirmed', '2024-03-04', '2024-03-06', NULL),
  ('F-51', 'booking', 89, 74, 'own test', 'production', 'wrong', NULL, '2024-03-07', NULL),
  ('F-52', 'supplier upload', 434, 434, 'own test', 'production', 'confirmed', NULL, '2024-03-08', NULL),
  ('F-53', 'mobile api', 532, 532, 'own test', 'production', 'confirmed', '2024-03-10', '2024-03-11', NULL),
  ('F-54', 'hr portal', 200, 200, 'own test', 'production', 'confirmed', NULL, '2024-03-13', '2024-03-22'),
  ('F-55', 'supplier upload', 918, 918, 'customer', 'production', 'confirmed', '2024-02-23', '2024-03-15', NULL),
  ('F-56', 'partner gateway', 918, 918, 'incident', 'production', 'confirmed', '2023-02-10', '2024-03-18', NULL),
  ('F-57', 'crm', 79, 74, 'own test', 'production', 'confirmed', '2024-03-14', '2024-03-20', '2024-03-24'),
  ('F-58', 'mobile api', 79, 74, 'own test', 'production', 'wrong', NULL, '2024-03-21', NULL),
  ('F-59', 'crm', 79, 74, 'own test', 'production', 'confirmed', '2024-03-18', '2024-03-22', NULL),
  ('F-60', 'partner gateway', 862, 285, 'own test', 'production', 'confirmed', '2024-03-18', '2024-03-25', NULL),
  ('F-61', 'hr portal', 862, 285, 'own test', 'production', 'confirmed', '2024-03-18', '2024-03-27', NULL),
  ('F-62', 'shop', 862, 285, 'customer', 'production', 'confirmed', '2024-03-25', '2024-03-29', NULL);

-- 3. The sheet

WITH RECURSIVE quarter AS (SELECT '2024-01-01' AS start, '2024-04-01' AS stop), -- stop: the first day after it
known AS ( -- each finding as it stood when the quarter was over
  SELECT finding.*, start, stop, CASE WHEN fixed_on < stop THEN fixed_on END AS repaired_on,
         julianday(reported_on) - julianday(introduced_on) AS unseen,
         julianday(CASE WHEN fixed_on < stop THEN fixed_on ELSE stop END) - julianday(reported_on) AS age
  FROM finding, quarter WHERE reported_on < stop),
real AS (SELECT * FROM known WHERE verdict IN ('confirmed', 'accepted')),
flaw AS (SELECT * FROM real WHERE reported_on >= start),
dated AS (
  SELECT unseen, row_number() OVER (ORDER BY unseen) AS n, count(*) OVER () AS dated
  FROM flaw WHERE found_in = 'production' AND unseen >= 0),
step AS ( -- for each age at which a flaw was fixed: how many were, of how many that were observed so long
  SELECT row_number() OVER (ORDER BY age) AS n, age, count(repaired_on) AS closed,
         (SELECT count(*) FROM flaw AS other WHERE other.age >= flaw.age) AS observed
  FROM flaw GROUP BY age),
curve AS ( -- Kaplan and Meier: the share still open at each age
  SELECT 0 AS n, 0.0 AS age, 1.0 AS still_open
  UNION ALL SELECT step.n, step.age, still_open * (observed - closed) / observed
  FROM curve JOIN step ON step.n = curve.n + 1),
again AS (
  SELECT max(earlier.cwe = flaw.cwe) AS same_cwe
  FROM flaw JOIN real AS earlier
    ON earlier.application = flaw.application AND earlier.family = flaw.family
    AND earlier.fixed_on < flaw.reported_on
    AND earlier.fixed_on >= date(flaw.reported_on, '-1 year')
  GROUP BY flaw.id),
critical AS (SELECT name, has_roles FROM application WHERE critical),
tested AS (
  SELECT application, max(roles) AS roles FROM test_run, quarter
  WHERE ended_on >= start AND ended_on < stop GROUP BY application),
sheet AS (
SELECT 'coverage' AS metric, sum(coalesce(roles, 0) > 0) AS part, count(*) AS whole
  FROM critical LEFT JOIN tested ON application = name
UNION ALL SELECT 'in two roles, if it has two', sum(coalesce(roles, 0) >= min(2, has_roles)), count(*)
  FROM critical LEFT JOIN tested ON application = name
UNION ALL SELECT 'false positives', sum(verdict = 'wrong'), count(*)
  FROM known WHERE reported_on >= start AND source = 'own test' AND verdict <> 'duplicate'
UNION ALL SELECT 'median days to detection', replace(avg(unseen) || '', '.0', ''), max(dated) -- of the one or two in the middle
  FROM dated WHERE n IN ((dated + 1) / 2, (dated + 2) / 2)
UNION ALL SELECT 'undated, in production', sum(introduced_on IS NULL), count(*)
  FROM flaw WHERE found_in = 'production'
UNION ALL SELECT 'median days to repair, open ones counted',
       (SELECT replace(min(age) || '', '.0', '') FROM curve WHERE still_open <= 0.5 + 1e-9), count(*) FROM flaw
UNION ALL SELECT 'fixed in 30 days', sum(repaired_on IS NOT NULL AND age <= 30), count(*)
  FROM real -- the 30 days end in the quarter
  WHERE reported_on >= date(start, '-30 days') AND reported_on < date(stop, '-30 days')
UNION ALL SELECT 'oldest open, days', replace(max(age) || '', '.0', ''), count(*) FROM real WHERE repaired_on IS NULL
UNION ALL SELECT 'accepted', sum(verdict = 'accepted'), count(*) FROM flaw
UNION ALL SELECT 'tested in five days', sum(julianday(tested_on) - julianday(testable_on) <= 5), count(*)
  FROM change, quarter WHERE flagged -- the five days end in the quarter
    AND testable_on >= date(start, '-5 days') AND testable_on < date(stop, '-5 days')
UNION ALL SELECT 'escapes', sum(source <> 'own test'), count(*) FROM flaw
UNION ALL SELECT 'repeats', (SELECT count(*) FROM again WHERE same_cwe), count(*) FROM flaw
UNION ALL SELECT 'repeats by family', (SELECT count(*) FROM again), count(*) FROM flaw)
SELECT metric, part, whole,
       CASE WHEN metric NOT LIKE '%days%' OR metric LIKE '% in % days'
         THEN CAST(round(100.0 * part / whole) AS int) || '%' END AS share
FROM sheet;
