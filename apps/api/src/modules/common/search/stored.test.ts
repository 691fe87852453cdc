// Cached search responses, and what invalidates them.
import { afterAll, beforeAll, expect, it } from "vitest"
import { aPublishedTip, aTipWriter } from "#api/modules/learning/tips/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
afterAll(() => api.stop())

it.each(["/v1/search?q=abacus", "/v1/search/suggestions?q=abacus"])(
  "drops an unpublished tip from the cached results of visitors: %s",
  async (address) => {
    const { token } = await aTipWriter(api)
    const { id, draftId } = await aPublishedTip(api, token, { title_en: "Abacus before calculator" })
    await api.settle()
    const found = async () => JSON.stringify((await api.call(`GET ${address}`)).body)
    expect(await found()).toContain(`/learning/senpai-tips/${id}"`)
    expect(await countStatements(found)).toBe(0)
    await api.call(`DELETE /v1/tip-drafts/${draftId}/publication`, { token })
    await api.settle()
    expect(await found()).not.toContain(id)
  },
)
