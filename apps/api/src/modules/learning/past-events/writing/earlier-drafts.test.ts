// Sites from before past events were documents (editorial/writing) had drafts in a table of their own.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Database, rows } from "#api/kernel/db/client"
import { migrate } from "#api/kernel/db/migrate"
import { projectAll } from "#api/modules/editorial/writing/projection/service"
import { openBefore } from "#api/testing/migrations/old-database"
import { pastEventNoun } from "./service.ts"

const idOf = (number: number) => `0b9c9a3e-1d0c-4a53-9a55-0a6a0f3a1c1${number}`
const [UNPUBLISHED, FILM, NEXT_FILM] = [idOf(1), idOf(2), idOf(3)]
const source = {
  title: { en: "Visas", ja: "在留資格" },
  publisher: { en: "An office", ja: "庁" },
  url: "https://www.example.jp/visas",
  checked_on: "2026-06-01",
}
const cues = [{ startMs: 0, endMs: 900, text: "{内定|ないてい}です。" }]
const aDocument = (title: string, eventId: string | null = null) => ({
  eventId,
  kind: "talk",
  topics: ["visa"],
  heldOn: "2026-06-12",
  speakers: [],
  spokenLanguage: "ja",
  texts: {
    en: { title, summary: "Forty came.", cues, marks: [{ startMs: 0, title: "Hello" }] },
    ja: { title: "", summary: "", cues: [], marks: [] },
  },
  questions: [{ en: { question: "Who pays?", answer: "Ask." }, ja: { question: "", answer: "" } }],
  sources: [source],
})

let database: Database
beforeAll(async () => {
  database = await openBefore("past-event-documents")
  const run = (statement: ReturnType<typeof sql>) => database.db.autocommit.execute(statement)
  const draft = (
    id: string,
    pastEventId: string | null,
    document: object,
    { version, shown, film = null }: { version: number; shown: number | null; film?: string | null },
  ) =>
    run(sql`insert into past_event_drafts (id, past_event_id, document, video_id, version, published_languages, published_version, updated_at)
      values (${id}, ${pastEventId}, ${JSON.stringify(document)}::jsonb, ${film}, ${version}, '{en}', ${shown}, '2026-11-10T00:00:00Z')`)
  const pastEvent = async (id: string, title: string, film: string | null = null) => {
    await run(sql`insert into past_events (id, event_id, kind, topics, held_on, languages, video_id, spoken_language, recording_ms, question_count, sources, published_at, updated_at, fingerprint)
      values (${id}, null, 'talk', '{visa}', '2026-06-12', '{en}', ${film}, ${film && "ja"}, ${film && 900}, 1,
        ${JSON.stringify([{ ...source, title: { en: "Visas" }, publisher: { en: "An office" } }])}::jsonb,
        '2026-11-01T00:00:00Z', '2026-11-09T00:00:00Z', 'of an earlier version')`)
    await run(sql`insert into past_event_texts (past_event_id, language, title, source, html, read_text, questions, cues, terms_html, marks, format)
      values (${id}, 'en', ${title}, 'Forty came.', '<p>Forty came.</p>', 'Forty came.', '[{"question":"Who pays?","answer":"Ask."}]',
        ${film ? '[{"start_ms":0,"end_ms":900,"source":"Hello","read":"Hello","text":"Hello","html":"Hello"}]' : "[]"}::jsonb, '', '[]', 1)`)
  }
  await pastEvent("as-drafted", "As drafted", FILM)
  await draft(idOf(4), "as-drafted", aDocument("As drafted", "evening"), { version: 3, shown: 3, film: FILM })
  await pastEvent("changed-since", "What readers see")
  await draft(idOf(5), "changed-since", aDocument("What comes next"), {
    version: 4,
    shown: 2,
    film: NEXT_FILM,
  })
  await draft(idOf(6), "taken-down", aDocument("Taken down"), { version: 5, shown: null })
  await draft(UNPUBLISHED, null, aDocument("{話|はな}す", "morning"), { version: 1, shown: null })
  await pastEvent("never-drafted", "Without a draft")
  await migrate(database)
})
afterAll(() => database.close())

const parts = (id: string) =>
  rows<{
    part: string
    state: string
    fields: Readonly<Record<string, unknown>>
    published: Readonly<Record<string, unknown>> | null
    has_changes: boolean
  }>(
    database.db.autocommit,
    sql`select part, state, fields, published, has_changes from writing_parts
      where noun = 'past-event' and id = ${id} order by part`,
  )

describe("drafts of past events from before", () => {
  it("are documents, each with its state, its history, its recording and its editors' words", async () => {
    const states = async (id: string) => (await parts(id)).map(({ part, state }) => `${part} ${state}`)
    for (const id of ["as-drafted", "changed-since", "never-drafted"])
      expect([id, await states(id)]).toEqual([id, ["details published", "en published", "ja empty"]])
    expect(await states("taken-down")).toEqual(["details draft", "en withdrawn", "ja empty"])
    expect(await states(UNPUBLISHED)).toEqual(["details draft", "en draft", "ja empty"])
    const [details, en] = await parts("as-drafted")
    expect(details).toMatchObject({ has_changes: false })
    expect(details?.fields).toEqual(details?.published)
    expect(details?.fields).toMatchObject({ held: "2026-06-12", video: FILM, spoken: "ja", slides: "" })
    expect(en?.fields).toEqual({
      title: "As drafted",
      markdown: "Forty came.",
      questions: [{ question: "Who pays?", answer: "Ask." }],
      captions: {
        video: FILM,
        cues: [{ starts: 0, ends: 900, text: "{内定|ないてい}です。" }],
        marks: [{ starts: 0, title: "Hello" }],
      },
    })
    for (const id of ["as-drafted", "changed-since", "taken-down", "never-drafted", UNPUBLISHED])
      for (const { part, fields, published } of await parts(id)) {
        const schema = part === "details" ? pastEventNoun.fields.details : pastEventNoun.fields.text
        for (const each of [fields, published ?? fields])
          expect([id, part, schema.safeParse(each).error]).toEqual([id, part, undefined])
      }
    const versions = await rows(database.db.autocommit, sql`select from writing_versions`)
    expect(versions).toHaveLength(10)
    expect(await rows(database.db.autocommit, sql`select file_id, id from writing_files order by 1`)).toEqual(
      [
        { file_id: FILM, id: "as-drafted" },
        { file_id: NEXT_FILM, id: "changed-since" },
      ],
    )
    expect(
      await rows(
        database.db.autocommit,
        sql`select event_id, past_event_id from past_event_origins order by 1`,
      ),
    ).toEqual([
      { event_id: "evening", past_event_id: "as-drafted" },
      { event_id: "morning", past_event_id: UNPUBLISHED },
    ])
  })

  it("that were changed after publishing keep both texts, and readers see what they saw", async () => {
    const [details, en] = await parts("changed-since")
    expect(details).toMatchObject({ fields: { video: NEXT_FILM }, published: { video: "" } })
    expect(en).toMatchObject({
      has_changes: true,
      fields: { title: "What comes next", captions: { video: NEXT_FILM } },
      published: { title: "What readers see", captions: { video: "" } },
    })
    const now = new Date("2026-11-19T00:00:00Z")
    const made = await database.db.transaction((tx) => projectAll(tx, pastEventNoun, now))
    expect(made).toMatchObject({ published: 0, changed: 3 })
    const shown = await rows(
      database.db.autocommit,
      sql`select e.address, t.title, e.published_at = '2026-11-01T00:00:00Z' as is_as_old from past_events e
        join past_event_texts t on t.past_event_id = e.id order by e.id`,
    )
    expect(shown).toEqual([
      { address: "as-drafted", title: "As drafted", is_as_old: true },
      { address: "changed-since", title: "What readers see", is_as_old: true },
      { address: "never-drafted", title: "Without a draft", is_as_old: true },
    ])
  })
})
