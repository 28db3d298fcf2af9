#!/bin/sh
# introduced.sh: when did this piece of code come in, and in which release?
#
# What it is     A search of the git history. It lists the commits that added or removed a
#                text, newest first: date, commit, lines added and removed, and the first
#                tag that holds the commit.
# What it needs  git 2.25 or later, in a full clone with its tags.
# How            sh introduced.sh 'findById(req.params.id)'
#                sh introduced.sh 'findById(req.params.id)' src test
#                The text is one line or a part of one, exactly as it is written. Paths narrow
#                the search. For a check that was never written, search for the route.
# How to read    +1 -1 is a move from one file to another. The text came in with a commit that
#                only adds. If it was taken out and came back, take the day it came back.
#                A tag's date is that of the tag. Look up on which day the release went live.
# What it misses A line that was added while two branches were merged, and whatever the
#                history no longer holds.
# MIT licence.
set -eu

if [ $# -eq 0 ] || [ -z "$1" ]; then
  echo "usage: sh introduced.sh 'a piece of the faulty line' [path...]" >&2
  exit 2
fi
text=$1
shift
if [ "$(git rev-parse --is-shallow-repository)" = true ]; then
  echo "This clone holds only the newest commits. First run: git fetch --unshallow --tags" >&2
  exit 2
fi

commits=$(git log -S"$text" --format='%h %cs' -- "$@")
if [ -z "$commits" ]; then
  echo "No commit of this branch added or removed that text." >&2
  exit 1
fi
echo "$commits" | while read -r commit day; do
  # Lines with the text, each with its + or - before it.
  lines=$(git show --no-color --no-ext-diff --format= "$commit" -- "$@" | grep -F -e "$text" || true)
  added=$(echo "$lines" | grep -c '^+' || true)
  removed=$(echo "$lines" | grep -c '^-' || true)
  release=$(git for-each-ref --contains "$commit" --sort=creatordate --count=1 \
    --format='first in %(refname:short), %(creatordate:short)' refs/tags)
  echo "$day  $commit  +$added -$removed  ${release:-in no release yet}"
done
