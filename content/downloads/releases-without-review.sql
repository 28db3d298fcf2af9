-- releases-without-review.sql: which releases had no approving security review in time?
--
-- What it is     Two tables and three queries. The twelve releases are invented: put in yours.
-- What it needs  SQLite:  sqlite3 -box :memory: < releases-without-review.sql
--                The first query runs in PostgreSQL too.
-- From GitHub    reviews-from-github.mjs writes the rows of both tables.
-- releases       From the system that deploys, never from tickets. One row for each commit
--                that a deploy brought in; OLD and NEW are what ran before and after it:
--                  git log --first-parent --format='%H %T' OLD..NEW
--                %H is the commit, %T its tree. change_id stays empty if nobody wrote a ticket.
--                Where you rebase instead of merging, keep the last commit of each change.
-- reviews        The tree of what was reviewed: git rev-parse 'COMMIT^{tree}'.
--                since is empty when the whole change was reviewed. When only a correction
--                was, since is the tree that it builds on, which must be covered too.
-- Who            author wrote what was reviewed, reviewer reviewed it: one spelling a person.
--                One row for each review. Only 'approved' by somebody other than the author
--                counts, and only if nobody rejected the same tree, or one that it builds on,
--                between the approval of that tree and the release. After a rejection, review
--                the whole change and leave since empty.
-- Behind         Where branches may be behind when they are merged, every tree can be the id
--                of the whole change instead, in both tables. BEFORE is the commit of main
--                without the change, AFTER the one with it: for a squash COMMIT^ and COMMIT,
--                for a merge MERGE^1 and MERGE, for a rebase FIRST^ and LAST.
--                  git diff --full-index BEFORE AFTER | git patch-id --verbatim       (released)
--                  git diff --full-index BEFORE...REVIEWED | git patch-id --verbatim  (reviewed)
--                It needs Git 2.39. Without --verbatim, a changed indentation passes.
-- Times          All in one time zone and one form, or they cannot be compared.
-- MIT licence.

CREATE TABLE releases (
  commit_id TEXT NOT NULL,
  tree TEXT NOT NULL,
  change_id TEXT,
  released_at TEXT NOT NULL,
  emergency TEXT NOT NULL CHECK (emergency IN ('no', 'yes'))
);

CREATE TABLE reviews (
  change_id TEXT NOT NULL,
  tree TEXT NOT NULL,
  since TEXT,
  author TEXT NOT NULL,
  reviewer TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('approved', 'rejected')),
  finished_at TEXT NOT NULL
);

INSERT INTO releases VALUES
  ('a41f', '7c02', 'CH-101', '2024-01-09 15:00', 'no'),
  ('b90c', '1d88', 'CH-102', '2024-01-16 15:00', 'no'),
  ('0e52', '93ab', 'CH-103', '2024-01-23 15:00', 'no'), -- squash merge
  ('c7d1', '5f40', 'CH-104', '2024-01-30 15:00', 'no'), -- reviewed by its author
  ('2b6e', 'e819', 'CH-105', '2024-02-06 15:00', 'no'), -- corrected twice, both reviewed
  ('d3f8', '60c7', 'CH-106', '2024-02-13 15:00', 'no'), -- corrected, correction not reviewed
  ('8a15', 'b2d4', 'CH-107', '2024-02-20 15:00', 'no'), -- rejected, and released
  ('f64b', '0a9e', 'CH-108', '2024-02-27 15:00', 'no'), -- the branch was behind
  ('39e0', 'c5f6', NULL,     '2024-03-02 22:40', 'no'), -- hotfix without a ticket
  ('71cd', '48b3', 'CH-109', '2024-03-12 15:00', 'no'), -- reviewed after its release
  ('e28a', 'd710', 'CH-110', '2024-03-19 15:00', 'no'),
  ('5c97', '2e6d', 'CH-111', '2024-03-23 03:10', 'yes');

INSERT INTO reviews VALUES
  ('CH-101', '7c02', NULL,   'ada', 'ben', 'approved', '2024-01-08 11:20'),
  ('CH-102', '1d88', NULL,   'gus', 'ben', 'approved', '2024-01-16 09:45'),
  ('CH-103', '93ab', NULL,   'ada', 'dev', 'approved', '2024-01-22 16:05'),
  ('CH-104', '5f40', NULL,   'gus', 'gus', 'approved', '2024-01-29 10:30'),
  ('CH-105', '17f3', NULL,   'eve', 'ben', 'approved', '2024-02-02 14:10'),
  ('CH-105', 'a2c0', '17f3', 'eve', 'ben', 'approved', '2024-02-05 09:15'),
  ('CH-105', 'e819', 'a2c0', 'eve', 'ben', 'approved', '2024-02-06 10:40'),
  ('CH-106', '84da', NULL,   'ada', 'ben', 'approved', '2024-02-12 13:00'),
  ('CH-107', 'b2d4', NULL,   'eve', 'dev', 'rejected', '2024-02-19 17:25'),
  ('CH-108', '6b31', NULL,   'gus', 'dev', 'approved', '2024-02-26 12:40'),
  ('CH-109', '48b3', NULL,   'ada', 'dev', 'approved', '2024-03-12 18:05'),
  ('CH-110', 'd710', NULL,   'eve', 'ben', 'approved', '2024-03-18 10:50'),
  ('CH-111', '2e6d', NULL,   'gus', 'ben', 'approved', '2024-03-25 09:30');

-- 1. The releases of a quarter that no approving review covers in time, emergencies last.
WITH RECURSIVE approved AS (
  SELECT a.*, coalesce((
    SELECT min(x.finished_at) FROM reviews x
    WHERE x.change_id = a.change_id AND x.tree = a.tree AND x.outcome = 'rejected'
      AND x.finished_at >= a.finished_at
  ), '9999') AS rejected_at
  FROM reviews a
  WHERE a.outcome = 'approved' AND a.reviewer <> a.author
),
covered AS (
  SELECT change_id, tree, finished_at, rejected_at FROM approved WHERE since IS NULL
  UNION
  SELECT a.change_id, a.tree, a.finished_at,
    CASE WHEN a.rejected_at < c.rejected_at THEN a.rejected_at ELSE c.rejected_at END
  FROM covered c
  JOIN approved a ON a.change_id = c.change_id AND a.since = c.tree
    AND a.finished_at >= c.finished_at
)
SELECT r.emergency, r.released_at, r.commit_id, r.change_id,
  min(c.finished_at) AS reviewed_at
FROM releases r
LEFT JOIN covered c ON c.change_id = r.change_id AND c.tree = r.tree
  AND c.rejected_at > r.released_at
WHERE r.released_at >= '2024-01-01' AND r.released_at < '2024-04-01'
GROUP BY r.emergency, r.released_at, r.commit_id, r.change_id
HAVING min(c.finished_at) IS NULL OR min(c.finished_at) > r.released_at
ORDER BY r.emergency, r.released_at;

-- 2. How many of 250 to draw to see at least one of 12, with a chance of 95%. Put in your numbers.
WITH RECURSIVE given AS (SELECT 250 AS listed, 12 AS missing, 0.95 AS chance),
sample(drawn, clean) AS (
  SELECT 0, 1.0
  UNION ALL
  SELECT drawn + 1, clean * (listed - missing - drawn) / (listed - drawn)
  FROM sample, given
  WHERE clean > 1 - chance + 1e-9
)
SELECT max(drawn) AS to_draw FROM sample;

-- 3. Changes that one reviewer rejected and another approved later: was the objection met, or who overruled it, and why?
SELECT x.change_id, CASE WHEN a.tree = x.tree THEN 'no' ELSE 'yes' END AS changed,
  x.reviewer AS rejected_by, x.finished_at AS rejected_at,
  a.reviewer AS approved_by, a.finished_at AS approved_at
FROM reviews x
JOIN reviews a ON a.change_id = x.change_id AND a.outcome = 'approved'
  AND a.reviewer <> x.reviewer AND a.reviewer <> a.author AND a.finished_at >= x.finished_at
WHERE x.outcome = 'rejected'
ORDER BY a.finished_at;
