import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMentor, aMentorPage } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

// spec: membership.data-rights
it("a senpai's page is in the data archive, and is deleted with everything made of it", async () => {
  const { id } = await aMentor(api)
  await api.settle()
  const student = await signedIn(api)
  await api.call(`PUT /v1/complaints/mentor/${id}`, { token: student.token, body: { reason: "false" } })
  const own = async (userId: typeof id) => {
    const held = new Map<string, unknown[]>()
    for (const table of api.personalTables)
      if (!("leftOut" in table)) held.set(table.table, await selectRowsOf(api.db.autocommit, table, userId))
    return held
  }
  expect((await own(id)).get("mentor_pages")).toMatchObject([{ headline: aMentorPage().headline }])
  // The reporter's archive has their words, but not the text of the reported page.
  const reports = (await own(student.id)).get("complaints")
  expect(reports).toMatchObject([{ reason: "false" }])
  expect(JSON.stringify(reports)).not.toContain("Hanoi")

  await api.db.transaction((tx) => removePeople(tx, [id], api.accountDeletionHooks, api.clock.now()))
  for (const table of ["mentor_pages", "mentor_listings", "mentor_removals", "complaints", "reviews"])
    expect([table, await rows(api.db.autocommit, sql`select from ${sql.identifier(table)}`)]).toEqual([
      table,
      [],
    ])
  expect(await rows(api.db.autocommit, sql`select from search_texts where body like '%Hanoi%'`)).toEqual([])
})
