// Writes apps/web/src/lib/api-types.gen.ts from the contract (tools/lib/contract-types.mjs says when).
import { renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { routes } from "@shirube/contract/registry"
import { contractTypes, type Modules } from "./lib/contract-types.ts"
import { projectFiles, root } from "./lib/files.ts"

const folder = "packages/contract/src/"

async function contractModules(): Promise<Modules> {
  const files = projectFiles(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file.slice(folder.length, -".ts".length), await import(join(root, file))] as const,
      ),
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
