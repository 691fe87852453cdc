// Before the journeys: the site that most of them share.
import { startSite } from "./server.ts"

export default async function setUp(): Promise<() => Promise<void>> {
  // Workers inherit the environment.
  const site = await startSite()
  process.env.E2E_BASE_URL = site.address
  process.env.E2E_SERVER_LOG = site.log
  process.env.E2E_PAGES = await (await fetch(`${site.address}/dev/pages.json`)).text()

  return async () => {
    const { endedWell, errors } = await site.stop()
    if (!endedWell) throw new Error("The server did not end cleanly on SIGTERM.")
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`)
  }
}
