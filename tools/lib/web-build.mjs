// Builds the web app when its sources have changed, compared by content instead of time.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { withLock } from "./lock.mjs"
import { Failure, inRoot, root, say } from "./project.mjs"
import { capture } from "./run.mjs"

const output = inRoot("apps/web/dist")
const stamp = join(output, ".stamp")
const ingredients = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/vite",
  "apps/web/vite.config.ts",
  "apps/web/package.json",
  "packages/contract/src",
  "packages/vocabulary/src",
  "package-lock.json",
]

function filesOf(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** Tests are not built. The build writes the route tree itself, and erases generated types. */
const isIngredient = (file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file)

function contentHash() {
  const hash = createHash("sha256")
  const files = ingredients
    .map((path) => inRoot(path))
    .flatMap((path) => (/\.[a-z]+$/.test(path) ? [path] : filesOf(path)))
    .filter(isIngredient)
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}

const isFresh = () => existsSync(stamp) && readFileSync(stamp, "utf8") === contentHash()

/** Builds aside and swaps, so that a failed or interrupted build leaves the last good one in place. */
async function build() {
  say("building the web app ...")
  const hash = contentHash()
  const aside = inRoot(".cache", `web-build-${process.pid}`)
  const outgoing = inRoot(".cache", `web-build-${process.pid}-old`)
  mkdirSync(inRoot(".cache"), { recursive: true })
  try {
    const vite = inRoot("node_modules/vite/bin/vite.js")
    const { code, output: printed } = await capture(
      inRoot("node_modules/.bin/node"),
      [vite, "build", "--outDir", aside, "--emptyOutDir", "--logLevel", "warn"],
      { cwd: inRoot("apps/web"), env: { NODE_ENV: "production" } },
    )
    if (code !== 0) throw new Failure(`the web app does not build.\n${printed.trimEnd()}`)
    writeFileSync(join(aside, ".stamp"), hash)
    if (existsSync(output)) renameSync(output, outgoing)
    renameSync(aside, output)
  } finally {
    for (const folder of [aside, outgoing]) rmSync(folder, { recursive: true, force: true })
  }
}

export async function ensureBuilt() {
  if (isFresh()) return
  await withLock("setup", async () => {
    if (!isFresh()) await build()
  })
}
