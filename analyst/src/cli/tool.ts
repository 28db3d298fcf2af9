import { brand } from "@latchwork/brand";
import type { ReadingTool } from "@latchwork/contract/sarif";
import { version } from "@latchwork/contract/version";

/** The brand's name as file names and commands have it. */
export const slug = brand.name.toLowerCase().replace(/[^a-z\d]+/g, "-");

/** What a published command is called. */
export const command = `${slug}-analyse`;

export const tool: ReadingTool = { name: brand.name, version, informationUri: `https://${brand.domain}/` };
