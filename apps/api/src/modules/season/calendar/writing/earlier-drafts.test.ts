// Sites from before entries were documents (editorial/writing) had drafts in a table of their own.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Database, rows } from "#api/kernel/db/client"
import { type DocumentId, namedId } from "#api/kernel/db/ids"
import { hasMark } from "#api/kernel/db/marks"
import { migrate } from "#api/kernel/db/migrate"
import { projectAll } from "#api/modules/editorial/writing/projection/service"
import { deletionMark } from "#api/modules/editorial/writing/service"
import { openBefore } from "#api/testing/migrations/old-database"
import { keepRemovedEntries, loadCalendar } from "../../../../../seed/calendar.ts"
import { calendarEntryNoun } from "./service.ts"

const UNPUBLISHED = "0b9c9a3e-1d0c-4a53-9a55-0a6a0f3a1c11"
const source = {
  title: { en: "Schedule", ja: "日程" },
  publisher: { en: "Cabinet Secretariat", ja: "内閣官房" },
  url: "https://www.cas.go.jp/page.html",
  checked_on: "2026-11-13",
}
const aDocument = (title: string) => ({
  kind: "step",
  phase: null,
  texts: {
    en: { title, summary: "One hour.", body: "Begin." },
    ja: { title: "", summary: "", body: "" },
  },
  dates: [
    {
      class: "2028-03",
      startsOn: "2027-03-01",
      endsOn: null,
      precision: "day",
      isExpected: true,
      label: { en: "", ja: "" },
    },
  ],
  helps: ["/community/ask-senpai?topic=companies"],
  sources: [source],
})

let database: Database
beforeAll(async () => {
  database = await openBefore("calendar-documents")
  const draft = (id: string, entryId: string | null, title: string, version: number, shown: number | null) =>
    database.db.autocommit.execute(sql`insert into calendar_drafts
      (id, entry_id, document, version, published_languages, published_version, updated_at)
      values (${id}, ${entryId}, ${JSON.stringify(aDocument(title))}::jsonb, ${version}, '{en}', ${shown}, '2026-11-10T00:00:00Z')`)
  const entry = async (id: string, title: string) => {
    await database.db.autocommit.execute(sql`insert into calendar_entries
      (id, kind, phase, languages, helps, sources, published_at, updated_at, fingerprint)
      values (${id}, 'step', null, '{en}', '[{"noun":"topic","id":"companies"}]'::jsonb,
        ${JSON.stringify([{ ...source, title: { en: "Schedule" }, publisher: { en: "Cabinet Secretariat" } }])}::jsonb,
        '2026-11-01T00:00:00Z', '2026-11-09T00:00:00Z', 'of an earlier version')`)
    await database.db.autocommit.execute(sql`insert into calendar_entry_texts
      (entry_id, language, title, summary, source, html, read_text, format)
      values (${id}, 'en', ${title}, 'One hour.', 'Begin.', '<p>Begin.</p>', 'Begin.', 1)`)
    await database.db.autocommit.execute(sql`insert into calendar_entry_dates
      (entry_id, class, starts_on, ends_on, precision, is_expected, label)
      values (${id}, '2028-03', '2027-03-01', null, 'day', true, null)`)
  }
  await entry("as-drafted", "As drafted")
  await draft("0b9c9a3e-1d0c-4a53-9a55-0a6a0f3a1c12", "as-drafted", "As drafted", 3, 3)
  await entry("changed-since", "What readers see")
  await draft("0b9c9a3e-1d0c-4a53-9a55-0a6a0f3a1c13", "changed-since", "What comes next", 4, 2)
  await draft("0b9c9a3e-1d0c-4a53-9a55-0a6a0f3a1c14", "taken-down", "Taken down", 5, null)
  await draft(UNPUBLISHED, null, "{話|はな}す", 1, null)
  await migrate(database)
})
afterAll(() => database.close())

const parts = (id: string) =>
  rows<{
    part: string
    state: string
    version: number
    fields: Readonly<Record<string, unknown>>
    published: Readonly<Record<string, unknown>> | null
    has_changes: boolean
  }>(
    database.db.autocommit,
    sql`select part, state, version, fields, published, has_changes from writing_parts
      where noun = 'calendar-entry' and id = ${id} order by part`,
  )

describe("drafts of calendar entries from before", () => {
  it("are documents, each with its state, its history and its editors' words", async () => {
    const states = async (id: string) => (await parts(id)).map(({ part, state }) => `${part} ${state}`)
    expect(await states("as-drafted")).toEqual(["details published", "en published", "ja empty"])
    expect(await states("taken-down")).toEqual(["details draft", "en withdrawn", "ja empty"])
    expect(await states(UNPUBLISHED)).toEqual(["details draft", "en draft", "ja empty"])
    const [details, en] = await parts("as-drafted")
    expect(details).toMatchObject({ version: 3, has_changes: false })
    expect(details?.fields).toEqual(details?.published)
    expect(details?.fields).toMatchObject({
      phase: "",
      dates: [{ class: "2028-03", starts: "2027-03-01", ends: "", expected: true }],
      helps: ["/community/ask-senpai?topic=companies"],
      sources: [{ title: { en: "Schedule", ja: "日程" }, checked: "2026-11-13" }],
    })
    expect(en?.published).toEqual({ title: "As drafted", summary: "One hour.", markdown: "Begin." })
    for (const part of await parts("as-drafted"))
      expect(
        (part.part === "details"
          ? calendarEntryNoun.fields.details
          : calendarEntryNoun.fields.text
        ).safeParse(part.fields).success,
      ).toBe(true)
    const [titles] = await rows(
      database.db.autocommit,
      sql`select title_en, address from writing_documents where id = ${UNPUBLISHED}`,
    )
    expect(titles).toEqual({ title_en: "話す", address: UNPUBLISHED })
    const versions = await rows(database.db.autocommit, sql`select from writing_versions`)
    expect(versions).toHaveLength(8)
  })

  it("that were changed after publishing keep both texts", async () => {
    const [details, en] = await parts("changed-since")
    expect(en).toMatchObject({
      has_changes: true,
      fields: { title: "What comes next" },
      published: { title: "What readers see" },
    })
    expect(details?.published).toMatchObject({
      helps: ["/community/ask-senpai?topic=companies"],
      sources: [{ title: { en: "Schedule", ja: "" } }],
    })
  })

  it("are shown to readers as before, and files bring back none that editors removed", async () => {
    const now = new Date("2026-11-19T00:00:00Z")
    const made = await database.db.transaction((tx) => projectAll(tx, calendarEntryNoun, now))
    expect(made).toMatchObject({ published: 0, changed: 2 })
    const shown = await rows(
      database.db.autocommit,
      sql`select e.address, t.title, e.published_at = '2026-11-01T00:00:00Z' as is_as_old from calendar_entries e
        join calendar_entry_texts t on t.entry_id = e.id order by e.id`,
    )
    expect(shown).toEqual([
      { address: "as-drafted", title: "As drafted", is_as_old: true },
      { address: "changed-since", title: "What readers see", is_as_old: true },
    ])
    await keepRemovedEntries(database.db, now)
    expect(await loadCalendar(database.db, now)).toMatchObject({ published: 0, changed: 0 })
    const removed = deletionMark({ noun: "calendar-entry", id: namedId<DocumentId>("national-holidays") })
    expect(await hasMark(database.db.autocommit, removed)).toBe(true)
  })
})
