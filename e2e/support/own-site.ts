// `test` for journeys that change accounts: each worker has its own site, so that no other journey is
// affected. Its host is localhost, where browsers allow passkeys, and it sends mail over SMTP.
import { expect, test as shared } from "./fixtures.ts"
import { TWO_SERVERS_MS } from "./limits.ts"
import { type Mails, mailsFrom } from "./mail-server.ts"
import type { HandedOut, OwnSitePlace } from "./own-sites.ts"

interface OwnSite {
  readonly address: string
  readonly mail: Mails
}

interface SiteFixtures {
  readonly place: OwnSitePlace
  readonly ownSite: OwnSite
  /** Files share a site only with files of the same name here. */
  readonly siteFor: string
  readonly newSiteAfterFailure: undefined
}

const askAt = (place: OwnSitePlace, method: "GET" | "DELETE") =>
  fetch(`${process.env.E2E_OWN_SITES}/?place=${encodeURIComponent(JSON.stringify(place))}`, { method })

// Fixtures of a test, not of a worker: the runner would end the worker and its browser at each file with another set of them.
export const test = shared.extend<SiteFixtures>({
  siteFor: ["any", { option: true }],
  place: async ({ siteFor }, use, { project, parallelIndex }) =>
    use({ slot: String(parallelIndex), project: project.name, siteFor }),
  ownSite: [
    async ({ place }, use) => {
      const answer = await askAt(place, "GET")
      if (!answer.ok) throw new Error(await answer.text())
      const { address, mails }: HandedOut = await answer.json()
      await use({ address, mail: mailsFrom(mails) })
    },
    { timeout: TWO_SERVERS_MS },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
  // A retry starts on a new site.
  newSiteAfterFailure: [
    async ({ place }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) await askAt(place, "DELETE")
    },
    { auto: true },
  ],
})

export { expect }
