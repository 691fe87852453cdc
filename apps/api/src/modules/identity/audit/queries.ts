import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText } from "#api/kernel/db/moments"
import { auditEntries } from "#api/kernel/db/tables/identity/audit"

export async function insertAuditEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry)
}

/** Increments the entry with this tally. */
export async function tallyAuditEntry(
  tx: Tx,
  entry: typeof auditEntries.$inferInsert & { tally: string },
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values(entry)
    .onConflictDoUpdate({ target: auditEntries.tally, set: { times: sql`${auditEntries.times} + 1` } })
}

/** `people` and `events` are alternatives, found by what was typed. */
export interface AuditFilter {
  readonly event?: string | undefined
  readonly person?: UserId | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly found?:
    | { readonly people: readonly UserId[]; readonly events: readonly string[]; readonly id: string }
    | undefined
}

/** With microseconds. */
export interface AuditPosition {
  readonly at: string
  readonly id: number
}

export interface AuditPage {
  /** The last entry of the previous page. */
  readonly before?: AuditPosition | undefined
  readonly limit: number
}

/** What members do to anything but their own account may be a post without a name. */
const isBy = (id: UserId) =>
  and(
    eq(auditEntries.actorId, id),
    or(eq(auditEntries.actor, "editor"), eq(auditEntries.subjectNoun, "user")),
  )
const isAboutUser = (id: UserId) => and(eq(auditEntries.subjectId, id), eq(auditEntries.subjectNoun, "user"))
const isOf = (event: string) => eq(auditEntries.event, event)

/** Each has an index that ends with the order of the list. */
function branchesOf({ event, person, found }: AuditFilter): readonly (SQL | undefined)[] {
  if (person) return [isBy(person), isAboutUser(person)]
  if (!found) return [event === undefined ? undefined : isOf(event)]
  return [
    ...found.people.flatMap((id) => [isBy(id), isAboutUser(id)]),
    ...found.events.map(isOf),
    eq(auditEntries.subjectId, found.id),
  ]
}

/** What the branches leave open; a person's entries are few enough to be filtered. */
const restOf = ({ event, person, found, from, until }: AuditFilter) =>
  and(
    event === undefined ? undefined : isOf(event),
    person && found ? or(...branchesOf({ found })) : undefined,
    from && gte(auditEntries.at, from),
    until && lt(auditEntries.at, until),
  )

/** Newest first. Each branch reads at most a page, so that a search costs the same whatever the log holds. */
export async function selectAuditEntries(tx: Tx, filter: AuditFilter, { before, limit }: AuditPage) {
  const after =
    before && sql`(${auditEntries.at}, ${auditEntries.id}) < (${before.at}::timestamptz, ${before.id})`
  const branches = branchesOf(filter).map(
    (branch) =>
      sql`(select ${auditEntries.id}, ${auditEntries.at} from ${auditEntries} where ${and(branch, restOf(filter), after) ?? sql`true`}
        order by ${auditEntries.at} desc, ${auditEntries.id} desc limit ${limit})`,
  )
  const found = await rows<{ id: number }>(
    tx,
    sql`select id from (${sql.join(branches, sql` union `)}) entries order by at desc, id desc limit ${limit}`,
  )
  if (found.length === 0) return []
  return tx
    .select({ ...getTableColumns(auditEntries), position: instantText(auditEntries.at) })
    .from(auditEntries)
    .where(
      inArray(
        auditEntries.id,
        found.map(({ id }) => Number(id)),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
}
export type AuditRow = Awaited<ReturnType<typeof selectAuditEntries>>[number]

/** The trigger of the table refuses a deletion that has not announced itself in its transaction. */
const announceRemoval = (tx: Tx) =>
  tx.execute(sql`select set_config('shirube.removes_audit_entries', 'yes', true)`)

export async function deleteAuditEntriesBefore(tx: Tx, before: Date): Promise<void> {
  await announceRemoval(tx)
  await tx.delete(auditEntries).where(lt(auditEntries.at, before))
}

export async function deleteAuditEntriesOf(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  await announceRemoval(tx)
  await tx
    .delete(auditEntries)
    .where(
      or(
        inArray(auditEntries.actorId, [...userIds]),
        and(eq(auditEntries.subjectNoun, "user"), inArray(auditEntries.subjectId, [...userIds])),
      ),
    )
}
