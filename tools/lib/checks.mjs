// The checks of `npm run check`: one line each on success, the full output on failure.
import { readdirSync, rmSync, statSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { ensureContractTypes } from "./contract-types.mjs"
import { binFolder, Failure, inRoot, projectNode } from "./project.mjs"
import { capture } from "./run.mjs"

const bin = (name, ...args) => ({ program: join(binFolder, name), args })
/** Incremental: unchanged files are skipped. The compiler does not detect changed JSON, so that clears the cache. */
const types = (project, name, texts) => {
  const memory = inRoot(".cache", `${name}.tsbuildinfo`)
  const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const json = texts
    ? readdirSync(inRoot(texts), { recursive: true })
        .filter((file) => file.endsWith(".json"))
        .map((file) => inRoot(texts, file))
    : []
  if (json.some((file) => writtenAt(file) > writtenAt(memory))) rmSync(memory, { force: true })
  // One checker each: several would compute the same types, and the checks already use all cores.
  const args = ["-p", project, "--checkers", "1", "--incremental", "--tsBuildInfoFile", memory]
  // A short run keeps nearly all its memory, so garbage is collected only above this size.
  return { ...bin("tsc", ...args), env: { GOGC: "off", GOMEMLIMIT: "2GiB" } }
}
const script = (file, ...args) => ({ program: projectNode(), args: [inRoot(file), ...args] })

/** Slowest first, because they determine the total time. */
const checks = () => [
  { name: "types", ...types("tsconfig.json", "types") },
  { name: "types of the journeys", ...types("e2e/tsconfig.json", "types-of-the-journeys") },
  {
    name: "types of the web",
    ...types("apps/web/tsconfig.json", "types-of-the-web", "apps/web/src"),
  },
  { name: "format and lint", ...script("tools/check-format.ts") },
  { name: "lists made from folders", ...script("tools/lists.ts", "--check") },
  { name: "import rules and dead code", ...script("tools/check-imports.ts") },
  { name: "slice structure", ...script("tools/check-structure.ts") },
  { name: "words of the code", ...script("tools/check-words.ts") },
  { name: "texts in both languages", ...script("tools/check-messages.ts") },
  { name: "seed content", ...script("tools/check-content.ts") },
  { name: "lockfile", ...script("tools/check-lockfile.ts") },
  { name: "no machine, no registry", ...script("tools/check-hosts.ts") },
]

async function runCheck({ name, program, args, env }) {
  const start = performance.now()
  const { code, output } = await capture(program, args, { env: { NO_COLOR: "1", FORCE_COLOR: "0", ...env } })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? "ok    " : "FAILED"}  ${name} (${seconds} s)`)
  if (code !== 0) console.log(indent(output.trim() || `ended with code ${code} and said nothing`))
  return { name, isFine: code === 0 }
}

const indent = (text) => text.replace(/^/gm, "        ")

/** Needed by the compiler and the import graph. */
async function writeContractTypes() {
  const name = "types of the contract"
  try {
    await ensureContractTypes()
    return { name, isFine: true }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log(`FAILED  ${name}\n${indent(error.message)}`)
    return { name, isFine: false }
  }
}

export async function runChecks() {
  const results = [await writeContractTypes()]
  const waiting = checks()
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  const failed = results.filter(({ isFine }) => !isFine).map(({ name }) => name)
  return { passed: results.length - failed.length, failed }
}
