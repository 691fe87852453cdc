import { EntryFields } from "@shirube/contract/season/calendar/writing"
import {
  type EntryDetails,
  type EntryText,
  emptyEntryDetails,
  emptyEntryText,
} from "@shirube/vocabulary/season/calendar/writing"
import { describe, expect, it } from "vitest"
import { calendarDocuments } from "../../../../../seed/calendar.ts"
import { missingInEntry } from "./policy.ts"

const fieldsOf = (details: unknown, sides: Readonly<Record<"en" | "ja", unknown>>) =>
  missingInEntry(details as EntryDetails, sides as Readonly<Record<"en" | "ja", EntryText>>).map(
    ({ part, field }) => `${part}.${field}`,
  )

describe("what a calendar entry still needs", () => {
  it("is everything at the beginning", () => {
    expect(fieldsOf(emptyEntryDetails, { en: emptyEntryText, ja: emptyEntryText })).toEqual([
      "details.dates",
      "details.sources",
      "en.title",
      "en.summary",
      "en.markdown",
      "ja.title",
      "ja.summary",
      "ja.markdown",
    ])
  })

  it("is nothing for the entries of the demo, which an editor could save as they are", async () => {
    for (const { id, details, texts } of await calendarDocuments()) {
      expect([id, fieldsOf(details, { en: texts.en, ja: texts.ja })]).toEqual([id, []])
      expect(EntryFields.details.parse(details)).toEqual(details)
      for (const text of [texts.en, texts.ja]) expect(EntryFields.text.parse(text)).toEqual(text)
    }
  })
})
