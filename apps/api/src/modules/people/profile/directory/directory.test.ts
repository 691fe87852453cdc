import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { aMember } from "#api/modules/people/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fillListings } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it("finds members without search words once the job has filled them in", async () => {
  const { token } = await aMember(api, { account: { name: "Amara" } })
  await api.db.autocommit.execute(sql`update listings set words = null`)
  const found = async (query: string) =>
    (await api.call(`GET /v1/members${query}`, { token })).body.items.map(
      ({ display_name }: { display_name: string }) => display_name,
    )
  expect(await found("")).toEqual(["Amara"])
  expect(await found("?name=amara")).toEqual([])
  await fillListings(api).run({})
  expect(await found("?name=amara")).toEqual(["Amara"])
})
