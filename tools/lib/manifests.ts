import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { root } from "./files.ts"
import type { Lockfile, Manifests } from "./lockfile.ts"

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"))

export const lockfilePath = join(root, "package-lock.json")
export const readLockfile = (): Lockfile => readJson("package-lock.json")

/** False: npm does not run the package's script. */
export const readAllowedScripts = (): Record<string, boolean> => readJson("package.json").allowScripts ?? {}

export function readManifests(): Manifests {
  const workspaces: string[] = readJson("package.json").workspaces
  const files = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
  return Object.fromEntries([
    ["", readJson("package.json")],
    ...files.map((file) => [dirname(file).replaceAll("\\", "/"), readJson(file)]),
  ])
}
