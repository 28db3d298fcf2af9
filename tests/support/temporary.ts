import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];
const servers: Server[] = [];

// Each file of tests has a copy of this module, so what it made ends with it.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  for (const server of servers) server.close();
});

/** An empty folder, which is gone once the file's tests have run. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

/** The origin of a server on this machine, which closes once the file's tests have run. */
export async function temporaryServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
