// Notices in words: what features declare about a kind, with what it needs to look up.
import type { Tx } from "#api/db/client"
import type { NoticeKind, NoticeKinds, NoticeWords } from "#api/platform/notices/kinds"

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

/** While processes are replaced one by one, a newer one may have stored a kind that this one has no words for. */
export const known = <Row extends Stored>(rows: readonly Row[], kinds: NoticeKinds): Known<Row>[] =>
  rows.flatMap((row) => {
    const kind = kinds.of(row)
    return kind ? [{ kind, row }] : []
  })

/** In the order given. What kinds look up in the same place is loaded for all of them at once. */
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
  if (!described) throw new Error("a notice has no words")
  return described
}
