// `test` for journeys that change accounts: each worker has a site to itself, so that no other journey trips over them.
// It is reached as localhost, where browsers allow passkeys.
import { expect, test as shared } from "./fixtures.ts"
import { startSite } from "./server.ts"

interface OwnSite {
  readonly address: string
}

export const test = shared.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ HOST: "localhost" })
      await use(site)
      expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
})

export { expect }
