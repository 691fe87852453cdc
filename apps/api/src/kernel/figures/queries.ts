import type { FigureName } from "@shirube/vocabulary/editorial/figures/choices"
import type { Day } from "@shirube/vocabulary/time/days"
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { figures } from "#api/kernel/db/tables/figures"

export type FigureRow = typeof figures.$inferInsert

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const AT_ONCE = 5_000

export async function addFigures(tx: Tx, rows: readonly FigureRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insert(figures)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({
        target: [figures.name, figures.day, figures.subject, figures.language, figures.device],
        set: { count: sql`${figures.count} + excluded.count` },
      })
}

export async function replaceFigures(
  tx: Tx,
  { names, day }: { readonly names: readonly FigureName[]; readonly day: Day },
  rows: readonly FigureRow[],
): Promise<void> {
  await tx.delete(figures).where(and(inArray(figures.name, [...names]), eq(figures.day, day)))
  await addFigures(tx, rows)
}

export interface FigureFilter {
  readonly names: readonly FigureName[]
  /** Both included. */
  readonly from: Day
  readonly until: Day
  readonly language?: string | undefined
  readonly device?: string | undefined
}

const within = ({ names, from, until, language, device }: FigureFilter): SQL | undefined =>
  and(
    inArray(figures.name, [...names]),
    gte(figures.day, from),
    lte(figures.day, until),
    language === undefined ? undefined : eq(figures.language, language),
    device === undefined ? undefined : eq(figures.device, device),
  )

const total = sql<number>`sum(${figures.count})::int`

export const selectByDay = (tx: Tx, filter: FigureFilter) =>
  tx
    .select({ name: figures.name, day: figures.day, count: total })
    .from(figures)
    .where(within(filter))
    .groupBy(figures.name, figures.day)

const dimensions = { subject: figures.subject, language: figures.language, device: figures.device }

/** By one dimension, in the period from `from` on and in the one before. */
export const selectSplit = (
  tx: Tx,
  filter: FigureFilter,
  { dimension, from }: { readonly dimension: keyof typeof dimensions; readonly from: Day },
) =>
  tx
    .select({
      key: dimensions[dimension],
      count: countSince(from),
      before: sql<number>`coalesce(sum(${figures.count}) filter (where ${figures.day} < ${from}), 0)::int`,
    })
    .from(figures)
    .where(within(filter))
    .groupBy(dimensions[dimension])

const countSince = (from: Day) =>
  sql<number>`coalesce(sum(${figures.count}) filter (where ${figures.day} >= ${from}), 0)::int`

export const selectBySubject = (tx: Tx, filter: FigureFilter, subjects: readonly string[]) =>
  subjects.length === 0
    ? []
    : tx
        .select({ name: figures.name, key: figures.subject, count: total })
        .from(figures)
        .where(and(within(filter), inArray(figures.subject, [...subjects])))
        .groupBy(figures.name, figures.subject)

const countOf = (name: FigureName) =>
  sql<number>`coalesce(sum(${figures.count}) filter (where ${figures.name} = ${name}), 0)::int`

/** The subjects with the highest counts of the first of these names, then of the next. */
export const selectPopular = <Name extends FigureName>(
  tx: Tx,
  filter: FigureFilter,
  { by, limit }: { readonly by: readonly [Name, ...Name[]]; readonly limit: number },
) =>
  tx
    .select({
      subject: figures.subject,
      counts: sql<Partial<Record<Name, number>>>`jsonb_build_object(${sql.join(
        by.map((name) => sql`${name}::text, ${countOf(name)}`),
        sql`, `,
      )})`,
    })
    .from(figures)
    .where(within(filter))
    .groupBy(figures.subject)
    .orderBy(...by.map((name) => sql`${countOf(name)} desc`), figures.subject)
    .limit(limit)

export const deleteAllFigures = (tx: Tx) => tx.delete(figures)

export const deleteFiguresBefore = (tx: Tx, day: Day) => tx.delete(figures).where(lt(figures.day, day))
