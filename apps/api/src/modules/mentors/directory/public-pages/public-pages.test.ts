import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMentor, saveMentorPage } from "../../mentor-pages/builders.ts"
import { rotateListings } from "../service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const pages = async () => {
  await api.settle()
  return (await api.call("GET /v1/public-pages/mentor")).body.items
}

it("a senpai's page is in the sitemap, in its languages, with the day on which its owner changed it", async () => {
  const { id, version, account } = await aMentor(api)
  const day = () => api.clock.now().toISOString().slice(0, 10)
  const written = day()
  const page = { path: `/mentors/profile/${id}`, languages: ["en", "ja"], changed_on: written }
  expect(await pages()).toEqual([expect.objectContaining(page)])

  api.clock.advance(3 * 86_400)
  await rotateListings(api).run({})
  expect(await pages()).toEqual([expect.objectContaining(page)])

  const { email, password } = account
  const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
  await saveMentorPage(api, body.access_token.access_token, {
    version,
    headline: { en: "Two offers", ja: null },
  })
  expect(day()).not.toBe(written)
  expect(await pages()).toEqual([expect.objectContaining({ ...page, languages: ["en"], changed_on: day() })])
})
