// Paths, and output of the tools. No dependencies: this runs on a fresh clone, on the machine's Node.

import { existsSync, realpathSync } from "node:fs"
import { delimiter, dirname, join, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..")
export const inRoot = (...parts) => join(root, ...parts)
export const binFolder = inRoot("node_modules/.bin")

/** One line of progress. On stderr, so that a command's own output stays clean. */
export const say = (sentence) => process.stderr.write(`shirube: ${sentence}\n`)

/** A failure the reader can fix: printed as its message, without a stack. */
export class Failure extends Error {}

export function findProgram(name, folders = searchPath()) {
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

export const searchPath = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean)

const inside = (file, folder) => file === folder || file.startsWith(folder + sep)

/** A Node that survives `npm ci`, which empties node_modules, where ours is installed. */
export function machineNode() {
  const outside = searchPath()
    .map((folder) => join(folder, "node"))
    .filter((file) => existsSync(file))
    .find((file) => !inside(realpathSync(file), root))
  return outside ?? process.execPath
}

/** The Node that the project pins, whatever the machine has. */
export const projectNode = () => join(binFolder, process.platform === "win32" ? "node.exe" : "node")

/** The environment for everything the project runs: its own programs first in PATH, including the pinned Node. */
export const projectEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [binFolder, ...searchPath().filter((folder) => folder !== binFolder)].join(delimiter),
  ...extra,
})

/** Runs a command: prints the message of a Failure, keeps the exit code. */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
