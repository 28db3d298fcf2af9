import { readFileSync, writeFileSync } from "node:fs";
import { assess } from "@latchwork/analyst";
import { parse } from "yaml";

// Writes what the engine makes of the home page's ticket; analyst/test/showcase.test.ts holds the file equal to it.
const content = new URL("../content/", import.meta.url);
const { text } = parse(readFileSync(new URL("hero-ticket.yaml", content), "utf8")) as { text: string };
writeFileSync(new URL("hero-ticket.assessment.json", content), `${JSON.stringify(assess(text.trim()), null, 2)}\n`);
