// The data of a first start. Test servers start with a copy of it, and later runs reuse it until its sources
// change.
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs"
import { join, relative } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure, inRoot, projectNode, root, say } from "./project.mjs"
import { ended, forwardSignals, start } from "./run.mjs"

const DAY_MS = 86_400_000
const kept = inRoot(".cache/demo-data")
const ingredients = [
  "apps/api/src",
  "apps/api/seed",
  "apps/api/migrations",
  "apps/server/src",
  "packages/contract/src",
  "packages/vocabulary/src",
  "package-lock.json",
]

/** The folder with the demo data, from an earlier run or created now. */
export async function ensureDemoData() {
  mkdirSync(kept, { recursive: true })
  const folder = join(kept, contentHash())
  if (!isThere(folder)) {
    say("preparing the demo's data ...")
    const aside = join(kept, `${process.pid}`)
    rmSync(aside, { recursive: true, force: true })
    try {
      await makeDemoData(aside)
      // Another run may have been faster; both results are equal.
      if (!isThere(folder)) renameSync(aside, folder)
    } finally {
      rmSync(aside, { recursive: true, force: true })
    }
  }
  const now = new Date()
  utimesSync(folder, now, now)
  for (const name of readdirSync(kept)) removeUnused(join(kept, name))
  return folder
}

/** The demo's events and deadlines are relative to the first start, so the quarter of the day is part of the key. */
function contentHash() {
  const hash = createHash("sha256").update(String(Math.floor(Date.now() / (DAY_MS / 4))))
  const files = ingredients
    .flatMap((path) => filesOf(inRoot(path)))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex").slice(0, 16)
}

const filesOf = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))

const isThere = (folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false

function removeUnused(folder) {
  const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (usedAt < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true })
}

async function makeDemoData(folder) {
  const env = { NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATA_DIR: folder, DEMO: "on" }
  const server = start(
    projectNode(),
    ["--disable-warning=ExperimentalWarning", inRoot("apps/server/dist/main.js")],
    { env: { ...env, LOG_LEVEL: "info" }, stdio: ["ignore", "pipe", "pipe"] },
  )
  // The command that prepares it may end first.
  const end = ended(server).finally(forwardSignals(server))
  let hasEnded = false
  void end.then(() => (hasEnded = true))
  let output = ""
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk))
  const addressOf = () => /^listening on (\S+)$/m.exec(output)?.[1]
  // The server is ready before its courses and the readings of its questions are.
  const isWhole = async () =>
    output.includes("the courses and past events of the demo are there") &&
    (await areQuestionsRead(addressOf()))
  while (!hasEnded && !(addressOf() && (await isWhole()))) await sleep(200)
  server.kill("SIGTERM")
  if ((await end) !== 0) throw new Failure(`the demo's first start failed.\n${output.trimEnd()}`)
}

async function areQuestionsRead(address, cursor = "") {
  const response = await fetch(`${address}/api/v1/questions?limit=50${cursor && `&cursor=${cursor}`}`, {
    headers: { LanguageType: "ja" },
  })
  const { items, next_cursor } = await response.json()
  const hasUnread = items.some(({ title_ruby }) => title_ruby.every(({ reading }) => reading === null))
  return !hasUnread && (next_cursor === null || areQuestionsRead(address, next_cursor))
}
