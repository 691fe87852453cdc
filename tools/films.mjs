// `npm run films`: renders the videos and slides of the demo's learning content (docs/films.md).
import { ensureBrowser } from "./lib/browser.mjs"
import { command, Failure, findProgram, inRoot } from "./lib/project.mjs"
import { runNode } from "./lib/run.mjs"

const programs = ["ffmpeg", "festival", "open_jtalk"]

await command(async () => {
  const missing = programs.filter((name) => !findProgram(name))
  if (missing.length > 0)
    throw new Failure(`${missing.join(" and ")} cannot be found: docs/films.md says what to install.`)
  const env = await ensureBrowser()
  return runNode([inRoot("tools/films/make.ts"), ...process.argv.slice(2)], { env })
})
