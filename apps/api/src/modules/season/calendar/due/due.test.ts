// Collects what is due for a member from all features into one private list.
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe("what is due", () => {
  const due = (query: string, token: string) => api.call(`GET /v1/calendar/due?${query}`, { token })

  it("needs a valid range of limited length", async () => {
    const { token } = await signedIn(api)
    for (const wrong of [
      "from=2026-11-16",
      "from=2026-12-01&until=2026-11-01",
      "from=2026-01-01&until=2036-01-01",
    ])
      expect([wrong, (await due(wrong, token)).status]).toEqual([wrong, 422])
    expect((await due("from=2026-11-16&until=2027-03-31", token)).body).toEqual({ items: [] })
  })
})
