// npm run bench: the promised figures, measured on the built server.
import { findChromium } from "./lib/browser.mjs"
import { ensureBuilt } from "./lib/builds.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { findPostgres, startPostgres } from "./lib/postgres.mjs"
import { command } from "./lib/project.mjs"
import { runNode } from "./lib/run.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const programs = findPostgres()
  const server = programs ? await startPostgres(programs) : undefined
  try {
    return await runNode(["bench/main.ts", ...process.argv.slice(2)], {
      env: { BENCH_DATABASE_URL: server?.url, CHROMIUM_PATH: findChromium() },
    })
  } finally {
    await server?.stop()
  }
})
