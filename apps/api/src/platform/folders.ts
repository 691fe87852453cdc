// Whether a folder could be used, told without touching anything: it may not be there yet.
import { accessSync, constants, statSync } from "node:fs"
import { dirname } from "node:path"

/** The reason why not, in words; undefined where nothing stands in the way. */
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
