// Publishes a calendar entry from one document in one transaction.
import { createHash } from "node:crypto"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { EntryKind, Phase } from "@shirube/vocabulary/season/calendar/choices"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { removeDocument } from "#api/kernel/search/documents"
import { formatBeforeFurigana } from "#api/kernel/text/furigana/languages"
import { MARKDOWN_FORMAT, renderMarkdown } from "#api/kernel/text/markdown"
import type { MemberProfile } from "#api/kernel/text/markdown/member"
import { indexCalendarEntry } from "../documents/service.ts"
import { calendarEntryPublished, calendarEntryRemoved } from "../events.ts"
import {
  ANY_CLASS,
  type CalendarHelp,
  type CalendarSource,
  deleteEntry,
  type EntryTextInsert,
  replaceEntry,
  selectPublished,
} from "./queries.ts"

interface EntryText {
  readonly title: string
  /** What to do, in a sentence or two. */
  readonly summary: string
  /** Markdown. */
  readonly body: string
}

interface EntryDate {
  /** Null: for every class. */
  readonly class: string | null
  readonly startsOn: string
  readonly endsOn: string | null
  readonly precision: "day" | "month"
  readonly isExpected: boolean
  readonly label: Readonly<Partial<Record<Language, string>>> | null
}

export interface CalendarEntryDocument {
  readonly id: CalendarEntryId
  /** Its id, if left out. */
  readonly address?: string
  /** Now, if left out. */
  readonly firstPublishedAt?: Date
  readonly kind: EntryKind
  readonly phase: Phase | null
  readonly helps: readonly CalendarHelp[]
  readonly sources: readonly CalendarSource[]
  readonly dates: readonly EntryDate[]
  readonly texts: Readonly<Partial<Record<Language, EntryText>>>
}

/** Version of how a document is stored, apart from its text. */
const FORMAT = 1

export const entryProfile: MemberProfile = { kind: "essay", pictureAt: () => undefined }

/** Publishes the document. Idempotent: an unchanged document emits nothing. */
export async function publishCalendarEntry(
  tx: Tx,
  document: CalendarEntryDocument,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, MARKDOWN_FORMAT, document]))
    .digest("base64url")
  const known = await selectPublished(tx, document.id)
  if (known?.fingerprint === fingerprint) return "unchanged"
  const { id, address = id, firstPublishedAt = now, kind, phase, helps, sources, dates } = document
  const texts = textsOf(document)
  await replaceEntry(
    tx,
    {
      id,
      address,
      kind,
      phase,
      languages: texts.map(({ language }) => language),
      helps,
      sources,
      publishedAt: known?.publishedAt ?? firstPublishedAt,
      updatedAt: now,
      fingerprint,
    },
    texts,
    dates.map((when) => ({ ...when, class: when.class ?? ANY_CLASS })),
  )
  await indexCalendarEntry(tx, id)
  await emit(tx, calendarEntryPublished, { entryId: id })
  return known ? "changed" : "published"
}

/** Hides it from readers. Members' ticks stay, in case it is published again. */
export async function takeDownEntry(tx: Tx, id: CalendarEntryId): Promise<void> {
  if (!(await selectPublished(tx, id))) return
  await deleteEntry(tx, id)
  await removeDocument(tx, "calendar", id)
  await emit(tx, calendarEntryRemoved, { entryId: id })
}

const textsOf = ({ texts }: CalendarEntryDocument): EntryTextInsert[] =>
  languages.flatMap((language) => {
    const words = texts[language]
    if (!words) return []
    const { html, text, format } = renderMarkdown(words.body, { ...entryProfile, language })
    return [
      {
        language,
        title: words.title,
        summary: words.summary,
        source: words.body,
        html,
        readText: [text.body, ...text.headings].join("\n").trim(),
        format: formatBeforeFurigana(format, language, [words.title, words.summary, words.body]),
      },
    ]
  })
