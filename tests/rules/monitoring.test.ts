import { expect, test } from "vitest";
import { parse } from "yaml";
import { metrics } from "../../api/src/operations/metrics.ts";
import { readRoot } from "./repository-files.ts";

interface Rule {
  alert: string;
  expr: string;
}

const rules: Rule[] = parse(readRoot("deploy/prometheus/alerts.yaml")).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const { panels } = JSON.parse(readRoot("deploy/grafana.json")) as { panels: { targets: { expr: string }[] }[] };
const operations = readRoot("docs/operations.md");

const exposed = await metrics(
  async () => new Map(),
  async () => {},
).text();
const names = [...exposed.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
/** Beside those that come with Node's client: process_*, nodejs_*. */
const own = names.filter((name) => !/^(process|nodejs)_/.test(name));

/** Names of metrics in an expression; of a histogram the name without its ending. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|"[^"]*"|\b(by|without) \([^)]*\)/g, "");
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ""),
  );
}

function unknown(expressions: readonly string[]): string[] {
  return expressions.flatMap(metricsIn).filter((name) => !names.includes(name));
}

test("alarms and dashboard ask for metrics that there are, and the dashboard for every one of ours", () => {
  const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const why = "A rule about a metric that is gone never fires. The names are those of api/src/operations/metrics.ts.";
  expect(unknown([...drawn, ...rules.map(({ expr }) => expr)]), why).toEqual([]);
  expect(own.filter((name) => !drawn.flatMap(metricsIn).includes(name))).toEqual([]);
  expect(unknown(['sum by (a_b) (rate(lead_gone_total{why="x_y"}[5m])) > 1'])).toEqual(["lead_gone_total"]);
  expect(metricsIn("histogram_quantile(0.95, http_request_duration_seconds_bucket)")).toEqual([
    "http_request_duration_seconds",
  ]);
});

test("docs/operations.md tells every metric of ours, and none that is not", () => {
  const section = operations.split("\n## Metrics and alarm\n")[1]?.split("\n## Health and stopping")[0] ?? "";
  const told = [...section.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)(?=[`{])/g)].map(([, name = ""]) => name);
  expect(own.filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => /_(total|seconds|up|info|waiting|dead)$/.test(name) && !names.includes(name))).toEqual(
    [],
  );
});

test("each alarm has its line about what to do, and each line its alarm", () => {
  const section = operations.split("\n### What to do at an alarm\n")[1]?.split(/\n##/)[0] ?? "";
  const told = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const why = "Who is woken at night looks the alarm's name up in docs/operations.md.";
  expect(told.toSorted(), why).toEqual(rules.map(({ alert }) => alert).toSorted());
});
