// Calendar entries as editors write them: how a published document becomes what readers see.
import { EntryFields } from "@shirube/contract/season/calendar/writing"
import { type Language, languages } from "@shirube/vocabulary/language"
import { EVERY_CLASS, helpAt, reservedEntryIds } from "@shirube/vocabulary/season/calendar/choices"
import {
  type EntryDetails,
  type EntryText,
  emptyEntryDetails,
  emptyEntryText,
} from "@shirube/vocabulary/season/calendar/writing"
import type { Tx } from "#api/kernel/db/client"
import { namedId } from "#api/kernel/db/ids"
import {
  type DraftedDocument,
  type MissingField,
  type PublishedDocument,
  writingNoun,
} from "#api/kernel/features/writing-nouns"
import { deleteTicksOf } from "../publishing/queries.ts"
import { type CalendarEntryDocument, publishCalendarEntry, takeDownEntry } from "../publishing/service.ts"
import { helpsOf } from "../reading/service.ts"
import { missingInEntry, unknownHelp } from "./policy.ts"

type Fields = Readonly<Record<string, unknown>>
const detailsOf = (fields: Fields) => fields as unknown as EntryDetails
const textOf = (fields: Fields) => fields as unknown as EntryText

export const calendarEntryNoun = writingNoun({
  name: "calendar-entry",
  position: 15,
  title: { en: "Calendar entries", ja: "カレンダーの項目" },
  path: (address) => `/shukatsu-calendar/${address}`,
  reservedAddresses: reservedEntryIds,
  fields: EntryFields,
  empty: { details: { ...emptyEntryDetails }, text: { ...emptyEntryText } },
  titleOf: (fields) => textOf(fields).title,
  picturesIn: () => [],
  hasSources: true,
  missing: missingIn,
  publisher: async (tx) => (document, now) => publishCalendarEntry(tx, entryOf(document), now),
  unpublish: (tx, id) => takeDownEntry(tx, namedId(id)),
  onDeleted: async (tx, id) => {
    await deleteTicksOf(tx, namedId(id))
  },
})

async function missingIn(tx: Tx, { details: fields, ...sides }: DraftedDocument): Promise<MissingField[]> {
  const details = detailsOf(fields)
  const known = await helpsOf(tx, [{ helps: helpsIn(details) }], "en")
  const gone = details.helps.flatMap((path, at) => {
    const help = helpAt(path)
    return help && !known.has(`${help.noun}:${help.id}`) ? [unknownHelp(at)] : []
  })
  return [...missingInEntry(details, { en: textOf(sides.en), ja: textOf(sides.ja) }), ...gone]
}

const helpsIn = ({ helps }: EntryDetails) => helps.flatMap((path) => helpAt(path) ?? [])

/** Keys in a fixed order, which the database does not keep: a publication is compared by its JSON. */
function entryOf({
  id,
  address,
  firstPublishedAt,
  details: fields,
  texts,
}: PublishedDocument): CalendarEntryDocument {
  const details = detailsOf(fields)
  const { kind, phase, dates, sources } = details
  const shown = languages.filter((language) => texts[language])
  const only = (words: Readonly<Record<Language, string>>) =>
    Object.fromEntries(shown.map((language) => [language, words[language]]))
  return {
    id: namedId(id),
    address,
    firstPublishedAt,
    kind,
    phase: phase === "" ? null : phase,
    helps: helpsIn(details),
    sources: sources.map(({ title, publisher, url, checked }) => ({
      title: only(title),
      publisher: only(publisher),
      url,
      checked_on: checked,
    })),
    dates: dates.map(({ class: key, starts, ends, precision, expected, label }) => ({
      class: key === EVERY_CLASS ? null : key,
      startsOn: starts,
      endsOn: ends === "" ? null : ends,
      precision,
      isExpected: expected,
      label: languages.every((language) => label[language].trim() === "") ? null : only(label),
    })),
    texts: Object.fromEntries(
      shown.map((language) => {
        const { title, summary, markdown } = textOf(texts[language] ?? {})
        return [language, { title, summary, body: markdown }]
      }),
    ),
  }
}
