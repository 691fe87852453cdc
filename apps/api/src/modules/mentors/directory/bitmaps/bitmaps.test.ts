import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { anOpenMentor, someHours } from "#api/modules/mentors/mentor-sessions/requests/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMentor, saveMentorPage } from "../../mentor-pages/builders.ts"
import { unlistOnAccountDeleted } from "../service.ts"
import { rebuildBitmaps } from "./queries.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface FacetValues {
  readonly facet: string
  readonly values: { readonly value: string; readonly count: number }[]
}

/** The number of senpai, and by country, by level and by how soon they are free. */
async function counts() {
  await api.settle()
  const { body } = await api.call("GET /v1/mentors")
  const valuesOf = (name: string) =>
    body.facets
      .find(({ facet }: FacetValues) => facet === name)
      .values.map(({ value, count }: FacetValues["values"][number]) => `${value} ${count}`)
      .join()
  return [body.total, valuesOf("country"), valuesOf("level_then"), valuesOf("free")].join(" | ")
}

it("counts of the whole directory follow senpai who come, change and leave", async () => {
  const linh = await anOpenMentor(api)
  const ram = await aMentor(api, { profile: { nationality: "NP" } })
  await aMentor(api, { profile: { nationality: "NP" } })
  expect(await counts()).toBe("3 | NP 2,VN 1 | n3 3 | week 1")

  await saveMentorPage(api, linh.token, { version: linh.version, level_then: "n2" })
  await saveMentorPage(api, ram.token, { version: ram.version, is_published: false })
  expect(await counts()).toBe("2 | NP 1,VN 1 | n2 1,n3 1 | week 1")

  await api.call("PUT /v1/mentors/me/hours", { token: linh.token, body: someHours({ hours: [] }) })
  expect(await counts()).toBe("2 | NP 1,VN 1 | n2 1,n3 1 | ")

  await api.db.transaction((tx) => unlistOnAccountDeleted(tx, [linh.id]))
  expect(await counts()).toBe("1 | NP 1 | n3 1 | ")
})

it("building the bitmaps again finds the same, and corrects what was wrong", async () => {
  await anOpenMentor(api)
  await aMentor(api, { profile: { nationality: "NP" } })
  const kept = await counts()
  await api.database.exec(
    "update mentor_facet_bitmaps set slots = ~slots; delete from mentor_facet_bitmaps where token = 'country:NP'",
  )
  expect(await counts()).not.toBe(kept)
  await api.db.transaction(rebuildBitmaps)
  expect(await counts()).toBe(kept)
})

it("two senpai who are listed at once are both counted", async () => {
  await Promise.all([aMentor(api), aMentor(api), aMentor(api)])
  expect(await counts()).toBe("3 | VN 3 | n3 3 | ")
})
