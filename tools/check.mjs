// npm run check: every static check. Takes seconds, not minutes.
import { runChecks } from "./lib/checks.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"

await command(async () => {
  await ensureInstalled()
  const { failed } = await runChecks()
  return failed.length === 0 ? 0 : 1
})
