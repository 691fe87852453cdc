// npm run e2e: the journeys in a real browser. Arguments are passed to Playwright: npm run e2e -- smoke
// --project ja
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"
import { journeys } from "./lib/rings.mjs"

await command(async () => {
  await ensureInstalled()
  const { failed } = await journeys({ args: process.argv.slice(2), isLong: process.env.TEST_LONG === "1" })
  return failed.length === 0 ? 0 : 1
})
