// What a first start makes of an empty folder. Every site of the journeys begins with a copy of it, and as long as nothing that it is
// made of has changed, so do the journeys of later runs.
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs"
import { join, relative } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { SERVER_MS } from "./limits.ts"
import { root, startSite } from "./server.ts"

const DAY_MS = 86_400_000
const kept = join(root, ".cache/demo-data")
const ingredients = ["apps/api", "apps/server/src", "packages/contract/src", "package-lock.json"]

/** The folder with the data of the demo: of an earlier run, or made now. */
export async function demoData(): Promise<string> {
  mkdirSync(kept, { recursive: true })
  const folder = join(kept, contentHash())
  if (!isThere(folder)) {
    const aside = join(kept, `${process.pid}`)
    rmSync(aside, { recursive: true, force: true })
    await makeDemoData(aside)
    // Another run may have been quicker; either is as good.
    if (!isThere(folder)) renameSync(aside, folder)
    rmSync(aside, { recursive: true, force: true })
  }
  const now = new Date()
  utimesSync(folder, now, now)
  for (const name of readdirSync(kept)) forgetUnused(join(kept, name))
  return folder
}

/** Of what the data is made, and the quarter of the day: the demo's events and deadlines are counted from the first start. */
function contentHash(): string {
  const hash = createHash("sha256").update(String(Math.floor(Date.now() / (DAY_MS / 4))))
  const files = ingredients.flatMap((path) => filesOf(join(root, path)))
  for (const file of files.filter((file) => !/\.test\.ts$/.test(file)).sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex").slice(0, 16)
}

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
        .map((entry) => join(entry.parentPath, entry.name))

const isThere = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false

/** A run that takes longer than a day is none. */
function forgetUnused(folder: string): void {
  const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (usedAt < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true })
}

async function makeDemoData(folder: string): Promise<void> {
  const site = await startSite({ DATA_DIR: folder })
  const deadline = Date.now() + SERVER_MS
  const isWhole = async () => hasCourses(site.log) && (await isRead(site.address))
  while (!(await isWhole()) && Date.now() < deadline) await sleep(500)
  const { endedWell, errors } = await site.stop()
  if (!endedWell || errors.length > 0)
    throw new Error(`The first start did not end well.\n${errors.join("\n")}`)
}

/** A first start brings them while it answers already, and says when they are there. */
const hasCourses = (log: string) =>
  readFileSync(log, "utf8").includes("the courses and past events of the demo are there")

/** Whether all Japanese questions have their readings: the last thing that a first start does. */
async function isRead(address: string, cursor = ""): Promise<boolean> {
  const response = await fetch(`${address}/api/v1/questions?limit=50${cursor && `&cursor=${cursor}`}`, {
    headers: { LanguageType: "ja" },
  })
  const { items, next_cursor }: QuestionList = await response.json()
  const isUnread = items.some(({ title_ruby }) => title_ruby.every(({ reading }) => reading === null))
  return !isUnread && (next_cursor === null || isRead(address, next_cursor))
}

interface QuestionList {
  readonly items: readonly { readonly title_ruby: readonly { readonly reading: string | null }[] }[]
  readonly next_cursor: string | null
}
