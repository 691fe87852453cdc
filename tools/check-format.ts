// Format and lint. A file's problems depend on that file alone, so one that had none is read again only when it, the settings or Biome has changed.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectFilesIn, root } from "./lib/files.ts"

/** More are checked as the whole folder: a command line has a limit. */
const MOST_NAMED = 500
const settings = ["biome.json", "package-lock.json", ".gitignore"]

/** A changed, replaced or restored file has another stamp. */
function stampOf(file: string): string {
  const { size, mtimeMs, ctimeMs } = statSync(file)
  return `${size} ${mtimeMs} ${ctimeMs}`
}

/** The files that have not been found without problems as they are now, and how to note that they have. */
export function uncheckedFiles(folder: string, memory: string) {
  const hash = createHash("sha256")
  for (const file of settings) hash.update(readFileSync(join(folder, file))).update("\0")
  const mark = hash.digest("hex")
  const stamps = Object.fromEntries(
    projectFilesIn(folder).map((file) => [file, stampOf(join(folder, file))] as const),
  )
  const known = readMemory(memory, mark)
  return {
    files: Object.keys(stamps).filter((file) => known[file] !== stamps[file]),
    remember() {
      mkdirSync(dirname(memory), { recursive: true })
      writeFileSync(memory, JSON.stringify({ mark, stamps }))
    },
  }
}

function readMemory(memory: string, mark: string): Readonly<Record<string, string>> {
  try {
    const kept = JSON.parse(readFileSync(memory, "utf8"))
    return kept.mark === mark ? kept.stamps : {}
  } catch {
    return {}
  }
}

if (import.meta.main) {
  const { files, remember } = uncheckedFiles(root, join(root, ".cache/biome.json"))
  const options = [
    "--colors=off",
    "--max-diagnostics=50",
    "--no-errors-on-unmatched",
    "--files-ignore-unknown=true",
  ]
  const places = files.length > MOST_NAMED ? ["."] : files
  const program = join(root, "node_modules/@biomejs/biome/bin/biome")
  const args = [program, "ci", ...options, ...places]
  const isFine =
    places.length === 0 || spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status === 0
  if (isFine) remember()
  process.exitCode = isFine ? 0 : 1
}
