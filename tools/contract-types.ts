// Writes apps/web/src/lib/api/api-types.gen.ts from the contract (for when, see tools/lib/contract-types.mjs).
import { readdirSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { routes } from "@shirube/contract/registry.gen"
import { contractTypes, type Modules } from "./lib/contract-types.ts"

const folder = join(import.meta.dirname, "../packages/contract/src")

/** Reads the folder instead of git, because images are built without git. */
async function contractModules(): Promise<Modules> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const modules = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()
  return new Map(
    await Promise.all(
      modules.map(async (file) => [file.slice(0, -".ts".length), await import(join(folder, file))] as const),
    ),
  )
}

export const currentTypes = async () => contractTypes(routes, await contractModules())

if (import.meta.main) {
  const [output = "", mark = ""] = process.argv.slice(2)
  const aside = `${output}.${process.pid}`
  writeFileSync(aside, `${mark}\n${await currentTypes()}`)
  renameSync(aside, output)
}
