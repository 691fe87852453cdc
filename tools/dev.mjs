// npm run dev: web and API in one process, with hot reloading.
import { ensureContractTypes, keepContractTypes } from "./lib/contract-types.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"
import { runNode } from "./lib/run.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureContractTypes()
  keepContractTypes()
  return runNode(["--env-file-if-exists=.env", "apps/server/src/dev.ts", ...process.argv.slice(2)], {
    env: { NODE_ENV: "development" },
  })
})
