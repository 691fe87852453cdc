// Administrators read the audit log. What is recorded, and its texts, the features declare (`auditEvents`).
import { Readable } from "node:stream"
import { MOST_AUDIT_ROWS } from "@shirube/vocabulary/editorial/audit-log/choices"
import type { Language } from "@shirube/vocabulary/language"
import { CSV_TYPE, csvOf } from "@shirube/vocabulary/text/csv"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { addDays, instantInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { instant, integer, keyset, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { titlesOf } from "#api/kernel/search/titles"
import type { Actor, Visit } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { findAccounts } from "#api/modules/identity/accounts/lookup/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import {
  type AuditFilter,
  type AuditRow,
  auditEntriesOf,
  recordAudit,
} from "#api/modules/identity/audit/service"
import { isNameShown, type NamedEntry, searchNounOf, tableOf } from "./present.ts"

interface Wanted {
  readonly event?: string | undefined
  readonly person?: UserId | undefined
  readonly q?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

type Deps = Pick<Platform, "auditTexts">

const newestFirst = keyset<{ at: string; id: number }>({ at: instant, id: integer(15) })

export async function readAuditLog(
  tx: Tx,
  deps: Deps,
  { cursor, limit, ...wanted }: Wanted & PageRequest,
  language: Language,
) {
  const before = newestFirst.decode(cursor)
  const found = await auditEntriesOf(tx, await filterFor(tx, deps, wanted), { before, limit: limit + 1 })
  const { items, nextCursor } = newestFirst.page(found, limit, ({ position, id }) => ({ at: position, id }))
  return { items: await withNames(tx, deps, items, language), nextCursor }
}

export const listEvents = ({ auditTexts }: Deps, language: Language) =>
  [...auditTexts]
    .map(([event, text]) => ({ event, text: text[language] }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language))

/** More people than this are a search for one letter. */
const MOST_PEOPLE = 10

async function filterFor(tx: Tx, { auditTexts }: Deps, wanted: Wanted): Promise<AuditFilter> {
  const { event, person, q = "", from, until } = wanted
  return {
    event,
    person,
    from: from === undefined ? undefined : startOf(from),
    until: until === undefined ? undefined : startOf(addDays(until, 1)),
    found: q === "" ? undefined : await find(tx, auditTexts, q),
  }
}

const startOf = (day: string) => new Date(instantInJapan(day, "00:00"))

async function find(tx: Tx, auditTexts: Deps["auditTexts"], q: string) {
  const accounts = await findAccounts(tx, { typed: q, role: undefined, after: undefined, limit: MOST_PEOPLE })
  const typed = q.normalize("NFKC").toLowerCase()
  const events = [...auditTexts].filter(([event, { en, ja }]) =>
    [event, en.toLowerCase(), ja].some((text) => text.includes(typed)),
  )
  return {
    people: accounts.map(({ id }) => id),
    events: events.map(([event]) => event),
    id: isUuid(q) ? q.toLowerCase() : q,
  }
}

async function withNames(
  tx: Tx,
  { auditTexts }: Deps,
  entries: readonly AuditRow[],
  language: Language,
): Promise<NamedEntry[]> {
  const people = await peopleOf(tx, entries.flatMap(peopleIn))
  const titles = await titlesOf(
    tx,
    entries.flatMap(({ subjectNoun, subjectId: id }) => {
      const noun = searchNounOf(subjectNoun)
      return noun && id !== null ? [{ noun, id }] : []
    }),
    language,
  )
  return entries.map((entry) => ({
    ...entry,
    text: auditTexts.get(entry.event)?.[language] ?? entry.event,
    actorName: (entry.actorId && isNameShown(entry) && people.get(entry.actorId)?.name) || null,
    subjectName: nameOfSubject(entry, people, titles),
  }))
}

const peopleIn = (entry: AuditRow): UserId[] => [
  ...(entry.actorId && isNameShown(entry) ? [entry.actorId] : []),
  ...(entry.subjectNoun === "user" && entry.subjectId && isUuid(entry.subjectId)
    ? [namedId<UserId>(entry.subjectId)]
    : []),
]

type People = Awaited<ReturnType<typeof peopleOf>>
type Titles = Awaited<ReturnType<typeof titlesOf>>

function nameOfSubject({ subjectNoun, subjectId }: AuditRow, people: People, titles: Titles): string | null {
  if (subjectId === null) return null
  if (subjectNoun === "user") return people.get(namedId<UserId>(subjectId))?.name ?? null
  return titles.get(`${searchNounOf(subjectNoun)}:${subjectId}`)?.title ?? null
}

interface Saving {
  readonly user: Actor
  readonly visit: Visit
  readonly language: Language
}

const AT_ONCE = 500

/** Never stored: it contains names. */
export async function auditTable(
  tx: Tx,
  deps: Deps & Pick<Platform, "vault">,
  wanted: Wanted,
  { user, visit, language }: Saving,
): Promise<StoredFile> {
  const entries: NamedEntry[] = []
  for (let cursor: string | undefined; entries.length < MOST_AUDIT_ROWS; ) {
    const { items, nextCursor } = await readAuditLog(
      tx,
      deps,
      { ...wanted, cursor, limit: AT_ONCE },
      language,
    )
    entries.push(...items)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  await recordAudit(tx, deps.vault, visit, {
    event: "audit_log.saved",
    by: { kind: "editor", id: user.id },
    about: { noun: "audit_log", id: "audit-log" },
    details: { rows: String(entries.length) },
  })
  const bytes = Buffer.from(csvOf(tableOf(entries, language)))
  return {
    name: "audit-log.csv",
    contentType: CSV_TYPE,
    bytes: bytes.byteLength,
    keep: "never",
    read: async () => Readable.from([bytes]),
  }
}
