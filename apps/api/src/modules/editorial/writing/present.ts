import type { WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import { TRASH_DAYS } from "@shirube/vocabulary/editorial/writing/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { UserId } from "#api/kernel/db/ids"
import type { MissingField, WritingNoun } from "#api/kernel/features/writing-nouns"
import type { VersionRow } from "./history/queries.ts"
import type { PartState } from "./listing/queries.ts"
import { holderOf } from "./policy.ts"
import type { DocumentRow, PartRow } from "./queries.ts"

export type People = ReadonlyMap<UserId, { readonly id: UserId; readonly name: string }>

export interface Viewer {
  readonly userId: UserId
  readonly now: Date
  readonly language: Language
}

const DAY_MS = 86_400_000
const iso = (at: Date | null) => at?.toISOString() ?? null

function presentEditor(people: People, id: UserId | null) {
  const person = id === null ? undefined : people.get(id)
  return person ? { id: person.id, name: person.name } : null
}

export interface WithPeople {
  readonly document: DocumentRow
  readonly parts: readonly PartState[]
  readonly people: People
}

export function presentSummary({ document, parts, people }: WithPeople, viewer: Viewer) {
  return {
    noun: document.noun,
    id: document.id,
    address: document.address,
    title: { en: document.titleEn, ja: document.titleJa },
    sides: languages.flatMap((language) => {
      const side = parts.find(({ part }) => part === language)
      const other = parts.find(({ part }) => part !== language && part !== "details")
      return side ? [presentSide(language, side, other)] : []
    }),
    has_changed_details: parts.some(({ part, hasChanges }) => part === "details" && hasChanges),
    is_from_files: document.editedAt === null,
    changed_at: document.changedAt.toISOString(),
    changed_by: presentEditor(people, document.changedBy),
    lock: presentLock(document, people, viewer),
    trashed_at: iso(document.trashedAt),
  }
}

const presentSide = (language: Language, side: PartState, other: PartState | undefined) => ({
  language,
  state: side.state,
  has_changes: side.hasChanges,
  other_changed: Boolean(other && !side.isEmpty && !other.isEmpty && other.changedAt > side.settledAt),
  published_at: iso(side.publishedAt),
  scheduled_at: iso(side.scheduledAt),
  is_schedule_missed: side.isScheduleMissed,
})

function presentLock(document: DocumentRow, people: People, { userId, now }: Viewer) {
  const by = presentEditor(people, holderOf(document, now))
  return by && { by, since: (document.lockedAt ?? now).toISOString(), is_mine: by.id === userId }
}

interface Detail {
  readonly noun: Pick<WritingNoun, "path" | "fixed">
  readonly document: DocumentRow
  readonly parts: Readonly<Record<WritingPartName, PartRow>>
  readonly people: People
  readonly missing: readonly MissingField[]
  readonly consequences: readonly Readonly<Record<Language, string>>[]
  readonly formerAddresses: readonly string[]
}

export function presentDocument(detail: Detail, viewer: Viewer) {
  const { noun, document, parts, people, missing, consequences, formerAddresses } = detail
  const { trashedAt } = document
  const presentPart = ({ version, fields, published, changedAt, changedBy }: PartRow) => ({
    version,
    fields,
    published,
    changed_at: changedAt.toISOString(),
    changed_by: presentEditor(people, changedBy),
  })
  return {
    ...presentSummary({ document, parts: Object.values(parts), people }, viewer),
    parts: {
      details: presentPart(parts.details),
      en: presentPart(parts.en),
      ja: presentPart(parts.ja),
    },
    path: noun.path?.(document.address) ?? null,
    is_fixed: noun.fixed !== undefined,
    former_addresses: [...formerAddresses],
    missing: missing.map(({ part, field, language, text }) => ({
      part,
      field,
      language,
      text: text[viewer.language],
    })),
    consequences: consequences.map((text) => text[viewer.language]),
    deleted_at: trashedAt && new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  }
}

export const presentVersion = (
  { number, part, reason, at, by }: Pick<VersionRow, "number" | "part" | "reason" | "at" | "by">,
  people: People,
) => ({ number, part, reason, at: at.toISOString(), by: presentEditor(people, by) })
