import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aCourse, aLesson, publishCourses } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

async function aLessonToWatch() {
  await publishCourses(api, aCourse({ id: "es", lessons: [aLesson({ key: "first" })] }))
  const { body } = await api.call("GET /v1/courses/es")
  return body.chapters[0].lessons[0].id as string
}
const write = (
  token: string,
  lesson: string,
  text: string,
  at_ms = 0,
  headers: Record<string, string> = {},
) => api.call(`POST /v1/lessons/${lesson}/notes`, { token, body: { at_ms, text }, headers })
const notes = async (token: string, lesson: string) =>
  (await api.call(`GET /v1/lessons/${lesson}/notes`, { token })).body.items.map(
    ({ at_ms, text }: { at_ms: number; text: string }) => [at_ms, text],
  )

describe("notes about a lesson", () => {
  // spec: learning.notes-quizzes
  it("are ordered by film position, and visible to their author only", async () => {
    const lesson = await aLessonToWatch()
    const [amara, ben] = [await signedIn(api), await signedIn(api)]
    const { body } = await write(amara.token, lesson, "keigo!", 40_000)
    await write(amara.token, lesson, "the first sentence", 5_000)
    await write(ben.token, lesson, "mine", 1_000)
    await write(amara.token, lesson, "after the end", 900_000)
    expect(await notes(amara.token, lesson)).toEqual([
      [5_000, "the first sentence"],
      [40_000, "keigo!"],
      [60_000, "after the end"],
    ])
    expect(
      (await api.call(`PATCH /v1/notes/${body.id}`, { token: ben.token, body: { text: "no" } })).body.code,
    ).toBe("note.not_found")
    expect((await api.call(`DELETE /v1/notes/${body.id}`, { token: ben.token })).status).toBe(204)
    const changed = await api.call(`PATCH /v1/notes/${body.id}`, {
      token: amara.token,
      body: { text: "敬語" },
    })
    expect(changed.body).toMatchObject({ id: body.id, text: "敬語" })
    expect((await api.call(`DELETE /v1/notes/${body.id}`, { token: amara.token })).status).toBe(204)
    expect(await notes(amara.token, lesson)).toHaveLength(2)
  })

  it("are written once when sent twice", async () => {
    const lesson = await aLessonToWatch()
    const { token } = await signedIn(api)
    const again = { "Idempotency-Key": "the-same-note-again-1" }
    const sent = await Promise.all([1, 2, 3].map(() => write(token, lesson, "once", 0, again)))
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
    expect(await notes(token, lesson)).toEqual([[0, "once"]])
  })

  it("are limited in length and number, and not for companies", async () => {
    const lesson = await aLessonToWatch()
    const { token, id } = await signedIn(api)
    for (const text of ["", "   ", "x".repeat(2_001)])
      expect((await write(token, lesson, text)).status).toBe(422)
    await api.database.exec(
      `insert into lesson_notes (id, user_id, course_id, lesson_id, at_ms, text, created_at, changed_at)
         select gen_random_uuid(), '${id}', 'es', '${lesson}', 0, 'x', now(), now() from generate_series(1, 200)`,
    )
    expect((await write(token, lesson, "one more")).body.code).toBe("note.too_many")
    await api.database.exec(
      "update lesson_notes set retry_key = 'the-last-one-there-was-room-for' where id = (select min(id::text)::uuid from lesson_notes)",
    )
    const again = await write(token, lesson, "x", 0, { "Idempotency-Key": "the-last-one-there-was-room-for" })
    expect([again.status, again.body.text]).toEqual([201, "x"])
    const company = await signedIn(api, aStudent({ role: "company" }))
    expect((await write(company.token, lesson, "hm")).body.code).toBe("lesson.for_members")
  })
})

describe("a member's learning data", () => {
  it("is in their data archive, and is deleted with the account", async () => {
    const lesson = await aLessonToWatch()
    const { token, id } = await signedIn(api, aStudent({ name: "Amara Okafor" }))
    const { play } = (await api.call(`POST /v1/lessons/${lesson}/plays`, { token })).body
    api.clock.advance(60)
    const slots = Array.from({ length: 12 }, (_, i) => i)
    await api.call(`PUT /v1/lessons/${lesson}/progress`, {
      token,
      body: { play, position_ms: 60_000, slots },
    })
    await write(token, lesson, "only mine")
    const { code } = (await api.call("POST /v1/courses/es/certificate", { token, body: {} })).body

    const held = new Map<string, unknown[]>()
    for (const table of api.personalTables)
      if (!("leftOut" in table)) held.set(table.table, await selectRowsOf(api.db.autocommit, table, id))
    expect(held.get("lesson_notes")).toMatchObject([{ text: "only mine" }])
    expect(held.get("lesson_progress")).toMatchObject([{ watched: 12 }])
    expect(held.get("course_progress")).toMatchObject([{ course_id: "es" }])
    expect(held.get("certificates")).toMatchObject([{ code, name: "Amara Okafor" }])

    await api.db.transaction((tx) => removePeople(tx, [id], api.accountDeletionHooks, api.clock.now()))
    for (const table of ["lesson_notes", "lesson_progress", "course_progress", "certificates"])
      expect(await rows(api.db.autocommit, sql`select 1 from ${sql.identifier(table)}`), table).toEqual([])
    expect((await api.call(`GET /v1/certificates/${code}`)).status).toBe(404)
  })
})
