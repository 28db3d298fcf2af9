import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of that many KiB, really mounted, that can become larger. */
export interface SmallDisk extends Disposable {
  readonly folder: string;
  enlarge(kibibytes: number): void;
}

/** Null where this process may not mount, as in most containers. */
export function mountSmallDisk(kibibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kibibytes}k`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    enlarge: (to) => execFileSync("mount", ["-o", `remount,size=${to}k`, folder]),
    [Symbol.dispose]() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
