import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import { decodeCursor, encodeCursor } from "#api/kernel/lists/cursor"
import { fold } from "#api/kernel/search/tokens"
import type { Actor } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import { mayBeCounted } from "./policy.ts"
import { countMiss, deleteUnusedWords, type Match, selectResults, withIndexAlone } from "./queries.ts"
import { type Narrowing, type Ranked, rank } from "./ranking/service.ts"
import { understand } from "./understanding/service.ts"

export interface Question extends Narrowing {
  readonly q: string
  /** As it was typed, whatever it may have meant. */
  readonly exact: boolean
  /** Counts what is not found; unset while someone is still typing. */
  readonly missesVault?: Pick<Vault, "digest">
  readonly cursor?: string | undefined
  readonly limit: number
}

const WORDS_AT_A_TIME = 500

/** Words whose last document is gone are no longer suggested. */
export async function removeUnusedWords(db: Db): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after
    after = await withIndexAlone(db, (tx) => deleteUnusedWords(tx, from, WORDS_AT_A_TIME))
  }
}

/** What is found, the best first, without what it says: for lists that show things in their own way. */
export async function findThings(db: Db, question: Question, user: Actor | null, now: Date) {
  const after = question.cursor === undefined ? undefined : decodePlace(question.cursor)
  const { understood, ranked, isCut } = await withIndexAlone(db, async (tx) => {
    const understood = await understand(tx, question)
    return { understood, ...(await rank(tx, understood, question, user)) }
  })
  const words = fold(question.q)
  if (ranked.length === 0 && !isCut && question.missesVault && mayBeCounted(words)) {
    const digest = question.missesVault.digest(words, "search that found nothing")
    await countMiss(db.autocommit, { digest, words }, dayOf(now))
  }

  const start = after ? placeAfter(ranked, after) : 0
  const page = ranked.slice(start, start + question.limit)
  const end = start + page.length
  const last = page.at(-1)
  return {
    page,
    concepts: understood.concepts,
    total: ranked.length,
    isCut,
    correctedTo: understood.text === question.q ? null : understood.text,
    nextCursor: last && end < ranked.length ? encodePlace(end - 1, last) : null,
  }
}

/** With the texts that a list of all kinds of things shows. */
export async function findEverywhere(
  db: Db,
  question: Question,
  { user, language, now }: { readonly user: Actor | null; readonly language: Language; readonly now: Date },
) {
  const { page, ...found } = await findThings(db, question, user, now)
  return { ...found, results: inOrder(page, await selectResults(db.autocommit, page, language)) }
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

function inOrder<Row extends { noun: string; id: string }>(page: readonly Match[], found: readonly Row[]) {
  const byKey = Map.groupBy(found, ({ noun, id }) => `${noun} ${id}`)
  return page.flatMap(({ noun, id }) => {
    const rows = byKey.get(`${noun} ${id}`)
    return rows ? [{ noun, rows }] : []
  })
}

interface Place {
  readonly number: number
  readonly noun: string
  readonly id: string
}

const encodePlace = (number: number, { noun, id }: Match) => encodeCursor([String(number), noun, id])

function decodePlace(cursor: string): Place {
  const [number = "", noun = "", id = ""] = decodeCursor(cursor, 3)
  if (!/^\d{1,4}$/.test(number)) throw new ApiError("cursor.invalid")
  return { number: Number(number), noun, id }
}

/** Right behind the result that was last; where that is gone by now, at the place where it stood. */
function placeAfter(ranked: readonly Ranked[], last: Place): number {
  const place = ranked.findIndex(({ noun, id }) => id === last.id && noun === last.noun)
  return place < 0 ? last.number : place + 1
}
