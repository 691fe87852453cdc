// Builds the web app and the server when their sources have changed, compared by content instead of time.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { withLock } from "./lock.mjs"
import { Failure, inRoot, root, say } from "./project.mjs"
import { capture } from "./run.mjs"

const shared = ["packages/contract/src", "packages/vocabulary/src", "package-lock.json"]

const builds = [
  {
    name: "web app",
    folder: "apps/web",
    ingredients: [
      "apps/web/src",
      "apps/web/public",
      "apps/web/vite",
      "apps/web/vite.config.ts",
      "apps/web/package.json",
      ...shared,
    ],
  },
  {
    name: "server",
    folder: "apps/server",
    ingredients: [
      "apps/server/src",
      "apps/server/vite.config.ts",
      "apps/api/src",
      "apps/api/seed",
      "siblings/identity/src",
      ...shared,
    ],
  },
]

const outputOf = ({ folder }) => inRoot(folder, "dist")
const stampOf = (build) => join(outputOf(build), ".stamp")

function filesOf(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** Tests are not built. The web's build writes the route tree itself, and erases the generated types. */
const isIngredient = (file) => !/\.test\.tsx?$|\/(?:routeTree|api-types)\.gen\.ts$/.test(file)

function contentHash({ ingredients }) {
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

const isFresh = (build) =>
  existsSync(stampOf(build)) && readFileSync(stampOf(build), "utf8") === contentHash(build)

/** Builds aside and swaps, so that a failed or interrupted build leaves the last good one in place. */
async function run(build) {
  say(`building the ${build.name} ...`)
  const hash = contentHash(build)
  const output = outputOf(build)
  const aside = inRoot(".cache", `build-${process.pid}`)
  const outgoing = inRoot(".cache", `build-${process.pid}-old`)
  mkdirSync(inRoot(".cache"), { recursive: true })
  try {
    const vite = inRoot("node_modules/vite/bin/vite.js")
    const { code, output: printed } = await capture(
      inRoot("node_modules/.bin/node"),
      [vite, "build", "--outDir", aside, "--emptyOutDir", "--logLevel", "warn"],
      { cwd: inRoot(build.folder), env: { NODE_ENV: "production" } },
    )
    if (code !== 0) throw new Failure(`the ${build.name} does not build.\n${printed.trimEnd()}`)
    writeFileSync(join(aside, ".stamp"), hash)
    if (existsSync(output)) renameSync(output, outgoing)
    renameSync(aside, output)
  } finally {
    for (const folder of [aside, outgoing]) rmSync(folder, { recursive: true, force: true })
  }
}

export async function ensureBuilt() {
  if (builds.every(isFresh)) return
  await withLock("setup", async () => {
    for (const build of builds) if (!isFresh(build)) await run(build)
  })
}
