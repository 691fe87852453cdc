// `test` for journeys that change accounts: each worker has a site to itself, so that no other journey trips over them.
// It is reached as localhost, where browsers allow passkeys, and sends its mail over SMTP.
import { expect, test as shared } from "./fixtures.ts"
import { TEST_MS } from "./limits.ts"
import { type MailServer, startMailServer } from "./mail-server.ts"
import { startSite } from "./server.ts"

interface OwnSite {
  readonly address: string
  readonly mail: MailServer
}

interface WorkerSite {
  readonly ownSite: OwnSite
  /** A file that names one shares its sites with no other file. */
  readonly siteFor: string
}

export const test = shared.extend<object, WorkerSite>({
  siteFor: ["any", { scope: "worker", option: true }],
  ownSite: [
    async ({ siteFor: _ }, use) => {
      const mail = await startMailServer()
      const site = await startSite({ HOST: "localhost", SMTP_URL: mail.url })
      await use({ address: site.address, mail })
      expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
      await mail.stop()
    },
    { scope: "worker", timeout: TEST_MS },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
})

export { expect }
