// The contract's types for the web (docs/decisions/0119): regenerated when their sources have changed.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, watch } from "node:fs"
import { join, relative } from "node:path"
import { withLock } from "./lock.mjs"
import { Failure, inRoot, projectNode, root, say } from "./project.mjs"
import { capture } from "./run.mjs"

const output = inRoot("apps/web/src/lib/api/api-types.gen.ts")
const contract = inRoot("packages/contract/src")
const vocabulary = inRoot("packages/vocabulary/src")
const ingredients = [
  "tools/contract-types.ts",
  "tools/lib/contract-types.ts",
  "tools/lib/schema-types.ts",
  "apps/web/src/lib/api/key-case.ts",
  "packages/contract/package.json",
]

function contractFiles() {
  const entries = [contract, vocabulary].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true }),
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** The first line of the file: a hash of its sources. */
function mark() {
  const hash = createHash("sha256")
  for (const file of [...contractFiles(), ...ingredients.map((path) => inRoot(path))].sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0")
  return `// Generated from packages/contract by tools/contract-types.ts. Not committed. ${hash.digest("hex")}`
}

const isFresh = () => existsSync(output) && readFileSync(output, "utf8").startsWith(`${mark()}\n`)

export async function ensureContractTypes() {
  if (isFresh()) return
  await withLock("contract-types", async () => {
    if (isFresh()) return
    const args = [inRoot("tools/contract-types.ts"), output, mark()]
    const { code, output: printed } = await capture(projectNode(), args)
    if (code !== 0)
      throw new Failure(`the types of the contract could not be generated.\n${printed.trimEnd()}`)
  })
}

const SETTLED_MS = 200

/** For editors that are open beside `npm run dev`. An unfinished edit is reported, and the next change retries. */
export function keepContractTypes() {
  let waiting
  const refresh = () => ensureContractTypes().catch((error) => say(error.message))
  for (const folder of [contract, vocabulary])
    watch(folder, { recursive: true, persistent: false }, () => {
      clearTimeout(waiting)
      waiting = setTimeout(refresh, SETTLED_MS)
    })
}
