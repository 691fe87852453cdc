// npm run db:generate -- --name what-changed: creates a migration from changed tables. drizzle-kit compares
// only with the newest snapshot, so older ones are deleted. Its keys are sorted: otherwise the order of imports
// decides, and a new table moves others.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { binFolder, command, inRoot } from "./lib/project.mjs"
import { run } from "./lib/run.mjs"

const snapshots = inRoot("apps/api/migrations/meta")

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== "object") return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]))
}

await command(async () => {
  const code = await run(join(binFolder, "drizzle-kit"), [
    "generate",
    "--config",
    "apps/api/drizzle.config.ts",
    ...process.argv.slice(2),
  ])
  if (code !== 0) return code
  const files = readdirSync(snapshots).filter((name) => name.endsWith("_snapshot.json"))
  const newest = files.sort().pop()
  for (const name of files) rmSync(join(snapshots, name))
  if (newest === undefined) return 0
  const path = join(snapshots, newest)
  const snapshot = sorted(JSON.parse(readFileSync(path, "utf8")))
  writeFileSync(path, `${JSON.stringify(snapshot, null, 2)}\n`)
  return 0
})
