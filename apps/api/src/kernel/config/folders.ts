// Checks whether a folder could be used, without creating it.
import { accessSync, constants, statSync } from "node:fs"
import { dirname } from "node:path"

/** The reason why not; undefined if it is usable. */
export function unusableFolder(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return `${path} is not a folder`
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== "ENOENT") return message
    return dirname(path) === path ? message : unusableFolder(dirname(path))
  }
}
