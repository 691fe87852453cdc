// Renders notices from the texts and lookups that features declare for a kind.
import type { Tx } from "#api/kernel/db/client"
import type { NoticeKind, NoticeKinds, NoticeWords } from "#api/kernel/notices/kinds"

interface Stored {
  readonly kind: string
  readonly facts: object
}
interface Known<Row extends Stored> {
  readonly kind: NoticeKind
  readonly row: Row
}
interface Described {
  readonly path: `/${string}`
  readonly words: NoticeWords
}

/** During a rolling deployment a newer process may store a kind that this one does not know. */
export const known = <Row extends Stored>(rows: readonly Row[], kinds: NoticeKinds): Known<Row>[] =>
  rows.flatMap((row) => {
    const kind = kinds.of(row)
    return kind ? [{ kind, row }] : []
  })

/** Keeps the given order. Kinds that share a lookup are loaded together. */
export async function describe<Row extends Stored>(
  tx: Tx,
  notices: readonly Known<Row>[],
): Promise<(Known<Row> & Described)[]> {
  const withLookup = Map.groupBy(notices, ({ kind }) => kind.lookup)
  const loaded = new Map<NoticeKind["lookup"], ReadonlyMap<string, unknown>>()
  for (const [lookup, own] of withLookup)
    if (lookup)
      loaded.set(
        lookup,
        await lookup.load(
          tx,
          own.map(({ row }) => lookup.idOf(row.facts)),
        ),
      )
  return notices.map(({ kind, row }) => {
    const found = kind.lookup && loaded.get(kind.lookup)?.get(kind.lookup.idOf(row.facts))
    return { kind, row, path: kind.path(row.facts), words: kind.words(row.facts, found) }
  })
}

export async function wordsOf(tx: Tx, kind: NoticeKind, facts: object): Promise<Described> {
  const [described] = await describe(tx, [{ kind, row: { kind: kind.name, facts } }])
  if (!described) throw new Error("Notice has no text")
  return described
}
