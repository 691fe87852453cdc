// Before the journeys: starts the shared site, and hands out sites to workers.
import { handOutSites } from "./own-sites.ts"
import { startSite } from "./server.ts"

export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.E2E_BASE_URL = site.address
  process.env.E2E_SERVER_LOG = site.log
  process.env.E2E_PAGES = await (await fetch(`${site.address}/dev/pages.json`)).text()
  const ownSites = await handOutSites()
  process.env.E2E_OWN_SITES = ownSites.address

  return async () => {
    const { endedWell, errors } = await site.stop()
    errors.push(...(await ownSites.stop()))
    if (!endedWell) throw new Error("The server did not end cleanly on SIGTERM.")
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`)
  }
}
