import type {
  WritingFilter,
  WritingNounName,
  WritingPartName,
} from "@shirube/vocabulary/editorial/writing/choices"
import { languages } from "@shirube/vocabulary/language"
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { writingDocuments, writingDrafts } from "#api/kernel/db/tables/editorial/writing"
import type { Moment } from "#api/kernel/lists/keyset"
import type { DocumentKey } from "../queries.ts"

interface Listing {
  readonly noun?: WritingNounName | undefined
  readonly state?: WritingFilter | undefined
  readonly q?: string | undefined
  readonly after: Moment<DocumentId> | undefined
  readonly limit: number
}

export const selectDocuments = (tx: Tx, { noun, state, q, after, limit }: Listing) =>
  tx
    .select({ document: writingDocuments, position: instantText(writingDocuments.changedAt) })
    .from(writingDocuments)
    .where(
      and(
        noun && eq(writingDocuments.noun, noun),
        state === "trash" ? isNotNull(writingDocuments.trashedAt) : isNull(writingDocuments.trashedAt),
        inState(tx, state),
        q ? isCalled(q) : undefined,
        after && isBefore(writingDocuments.changedAt, writingDocuments.id, after),
      ),
    )
    .orderBy(desc(writingDocuments.changedAt), desc(writingDocuments.id))
    .limit(limit)

const isCalled = (q: string) => {
  const pattern = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`
  return or(
    ...[writingDocuments.titleEn, writingDocuments.titleJa, writingDocuments.address].map(
      (column) => sql`${column} ilike ${pattern}`,
    ),
  )
}

const side = alias(writingDrafts, "side")
const other = alias(writingDrafts, "other")
const isSide = and(
  eq(side.noun, writingDocuments.noun),
  eq(side.id, writingDocuments.id),
  inArray(side.part, [...languages]),
)

function inState(tx: Tx, state: WritingFilter | undefined): SQL | undefined {
  switch (state) {
    case undefined:
    case "trash":
      return undefined
    case "changed":
      return sql`exists (${tx
        .select({ found: sql`1` })
        .from(side)
        .where(
          and(
            eq(side.noun, writingDocuments.noun),
            eq(side.id, writingDocuments.id),
            eq(side.hasChanges, true),
          ),
        )})`
    case "other_changed":
      return sql`exists (${tx
        .select({ found: sql`1` })
        .from(side)
        .innerJoin(
          other,
          and(
            eq(other.noun, side.noun),
            eq(other.id, side.id),
            inArray(other.part, [...languages]),
            sql`${other.part} <> ${side.part}`,
          ),
        )
        .where(
          and(
            isSide,
            eq(side.isEmpty, false),
            eq(other.isEmpty, false),
            sql`${other.changedAt} > ${side.settledAt}`,
          ),
        )})`
    default:
      return sql`exists (${tx
        .select({ found: sql`1` })
        .from(side)
        .where(and(isSide, eq(side.state, state)))})`
  }
}

/** The parts of several documents, without their texts. */
export async function selectPartStates(tx: Tx, keys: readonly DocumentKey[]) {
  if (keys.length === 0) return []
  return tx
    .select({
      noun: writingDrafts.noun,
      id: writingDrafts.id,
      part: writingDrafts.part,
      isEmpty: writingDrafts.isEmpty,
      publishedAt: writingDrafts.publishedAt,
      hasChanges: writingDrafts.hasChanges,
      changedAt: writingDrafts.changedAt,
      settledAt: writingDrafts.settledAt,
      scheduledAt: writingDrafts.scheduledAt,
      isScheduleMissed: writingDrafts.isScheduleMissed,
      state: writingDrafts.state,
    })
    .from(writingDrafts)
    .where(
      sql`(${writingDrafts.noun}, ${writingDrafts.id}) in (${sql.join(
        keys.map(({ noun, id }) => sql`(${noun}, ${id})`),
        sql`, `,
      )})`,
    )
}
export type PartState = Awaited<ReturnType<typeof selectPartStates>>[number]

/** Published parts after this one, in the order of their keys. */
export const selectPublishedAfter = (tx: Tx, after: PartKey | undefined, limit: number) =>
  tx
    .select({
      noun: writingDrafts.noun,
      id: writingDrafts.id,
      part: writingDrafts.part,
      published: writingDrafts.published,
    })
    .from(writingDrafts)
    .where(
      and(
        isNotNull(writingDrafts.published),
        after &&
          sql`(${writingDrafts.noun}, ${writingDrafts.id}, ${writingDrafts.part}) > (${after.noun}, ${after.id}, ${after.part})`,
      ),
    )
    .orderBy(asc(writingDrafts.noun), asc(writingDrafts.id), asc(writingDrafts.part))
    .limit(limit)

export interface PartKey extends DocumentKey {
  readonly part: WritingPartName
}

export async function selectTitles(tx: Tx, keys: readonly DocumentKey[]) {
  if (keys.length === 0) return []
  return tx
    .select({
      noun: writingDocuments.noun,
      id: writingDocuments.id,
      en: writingDocuments.titleEn,
      ja: writingDocuments.titleJa,
      address: writingDocuments.address,
    })
    .from(writingDocuments)
    .where(
      sql`(${writingDocuments.noun}, ${writingDocuments.id}) in (${sql.join(
        keys.map(({ noun, id }) => sql`(${noun}, ${id})`),
        sql`, `,
      )})`,
    )
    .orderBy(asc(writingDocuments.noun), asc(writingDocuments.id))
}

export const countDocuments = (tx: Tx) =>
  tx
    .select({
      noun: writingDocuments.noun,
      documents: count(),
      inReview: count(
        sql`case when exists (${tx
          .select({ found: sql`1` })
          .from(side)
          .where(and(isSide, eq(side.state, "in_review")))}) then 1 end`,
      ),
    })
    .from(writingDocuments)
    .where(isNull(writingDocuments.trashedAt))
    .groupBy(writingDocuments.noun)
