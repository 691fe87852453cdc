// The files of the project as git sees them: tracked, or new and not ignored. Paths are relative, with slashes.
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

export const root = join(import.meta.dirname, "../..")

export const projectFiles = (...folders: string[]): string[] => projectFilesIn(root, ...folders)

/** The same for another repository. */
export function projectFilesIn(root: string, ...folders: string[]): string[] {
  const options = ["--cached", "--others", "--exclude-standard", "-z"]
  return execFileSync("git", ["ls-files", ...options, "--", ...folders], { cwd: root, maxBuffer: 1 << 26 })
    .toString("utf8")
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)))
    .sort()
}
