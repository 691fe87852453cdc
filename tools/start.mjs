// npm start: installs what is missing, builds what is outdated, then becomes the production server.
import { readFileSync } from "node:fs"
import { ensureBuilt } from "./lib/builds.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { command, inRoot } from "./lib/project.mjs"
import { runNode } from "./lib/run.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  // Memory flags must be set before Node starts; an operator's settings take precedence.
  const { flags, environment } = JSON.parse(readFileSync(inRoot("apps/server/launch.json"), "utf8"))
  return runNode(
    ["--env-file-if-exists=.env", ...flags, "apps/server/dist/main.js", ...process.argv.slice(2)],
    {
      env: Object.fromEntries(
        Object.entries({ NODE_ENV: "production", ...environment }).map(([name, ours]) => [
          name,
          process.env[name] ?? ours,
        ]),
      ),
    },
  )
})
