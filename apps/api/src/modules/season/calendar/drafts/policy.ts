import { type Language, languages } from "@shirube/vocabulary/language"
import { isWebAddress } from "@shirube/vocabulary/learning/courses/draft-sources"
import { helpAt } from "@shirube/vocabulary/season/calendar/choices"
import type { EntryDraft } from "./queries.ts"

export type Missing =
  | { readonly field: "dates" | "sources" }
  | { readonly field: "title" | "summary" | "body"; readonly language: Language }
  | {
      readonly field: "starts_on" | "ends_on" | "twice" | "source_url" | "checked_on" | "help"
      readonly at: number
    }
  | {
      readonly field: "label" | "source_title" | "source_publisher"
      readonly at: number
      readonly language: Language
    }

/** What is missing or inconsistent for readers of these languages. */
export function missingIn(draft: EntryDraft, published: readonly Language[]): Missing[] {
  const { texts, dates, sources } = draft
  return [
    ...published.flatMap((language) =>
      (["title", "summary", "body"] as const).flatMap((field) =>
        texts[language][field] === "" ? [{ field, language }] : [],
      ),
    ),
    ...(dates.length === 0 ? [{ field: "dates" } as const] : []),
    ...(sources.length === 0 ? [{ field: "sources" } as const] : []),
    ...dates.flatMap((when, at) => missingInDate(draft, when, at, published)),
    ...sources.flatMap((source, at) => missingInSource(source, at, published)),
    ...draft.helps.flatMap((path, at) => (helpAt(path) ? [] : [{ field: "help" as const, at }])),
  ]
}

/** A class has one date per day; a label is given in every published language or in none. */
function missingInDate(
  { dates }: EntryDraft,
  { class: key, startsOn, endsOn, label }: EntryDraft["dates"][number],
  at: number,
  published: readonly Language[],
): Missing[] {
  if (startsOn === null) return [{ field: "starts_on", at }]
  const isTwice = dates.slice(0, at).some((other) => other.class === key && other.startsOn === startsOn)
  const isCalled = languages.some((language) => label[language] !== "")
  return [
    ...(isTwice ? [{ field: "twice", at } as const] : []),
    ...(endsOn !== null && endsOn < startsOn ? [{ field: "ends_on", at } as const] : []),
    ...published.flatMap((language) =>
      isCalled && label[language] === "" ? [{ field: "label", at, language } as const] : [],
    ),
  ]
}

const missingInSource = (
  { url, checked_on, title, publisher }: EntryDraft["sources"][number],
  at: number,
  published: readonly Language[],
): Missing[] => [
  ...(isWebAddress(url) ? [] : [{ field: "source_url", at } as const]),
  ...(checked_on === "" ? [{ field: "checked_on", at } as const] : []),
  ...published.flatMap((language) => [
    ...(title[language] ? [] : [{ field: "source_title", at, language } as const]),
    ...(publisher[language] ? [] : [{ field: "source_publisher", at, language } as const]),
  ]),
]
