// npm run db:generate -- --name what-changed: creates a migration from changed tables. drizzle-kit compares
// only with the newest snapshot, so older ones are deleted.
import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { binFolder, command, inRoot } from "./lib/project.mjs"
import { run } from "./lib/run.mjs"

const snapshots = inRoot("apps/api/migrations/meta")

await command(async () => {
  const code = await run(join(binFolder, "drizzle-kit"), [
    "generate",
    "--config",
    "apps/api/drizzle.config.ts",
    ...process.argv.slice(2),
  ])
  if (code !== 0) return code
  const files = readdirSync(snapshots).filter((name) => name.endsWith("_snapshot.json"))
  for (const name of files.sort().slice(0, -1)) rmSync(join(snapshots, name))
  return 0
})
