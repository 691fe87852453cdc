// Ranks matches: first among the newest documents, then among older ones, shelf by shelf.
import { RESULTS_MAX } from "@shirube/contract/common/search/routes"
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import type { Tx } from "#api/kernel/db/client"
import { RECENT } from "#api/kernel/search/queries"
import {
  enoughWeight,
  type Probe,
  probesFor,
  scoreOf,
  weightFound,
  wholeWords,
} from "#api/kernel/search/ranking"
import { onShelves, reachOf, shelfSteps } from "#api/kernel/search/reach"
import { facetToken } from "#api/kernel/search/tokens"
import type { Actor } from "#api/kernel/security/session"
import { audiencesOf } from "../policy.ts"
import { type Match, selectFrequencies, selectMatches } from "../queries.ts"
import type { InterpretedQuery } from "../understanding/service.ts"

/** Filters of the results. */
export interface SearchFilters {
  readonly kind?: SearchNoun | undefined
  readonly section?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly level?: string | undefined
  readonly topic?: string | undefined
  readonly language?: string | undefined
}

export interface Ranked extends Match {
  readonly score: number
}

export async function rank(
  tx: Tx,
  { concepts, among }: InterpretedQuery,
  narrowing: SearchFilters,
  user: Actor | null,
) {
  if (concepts.length === 0) return { ranked: [], isCut: false }
  const facets = facetsOf(narrowing)
  const probes = probesFor(concepts, facets)
  // Beginnings of words are looked up among the newest only: their lists could be as long as the index.
  const wholeProbes = probesFor(concepts.map(wholeWords), facets)
  const criteria = { concepts, audiences: audiencesOf(user), noun: narrowing.kind }
  const recent = await selectMatches(tx, { ...criteria, probes, among: "recent" })
  const unfilled = wholeProbes.map((probe, place) => (isFull(probe, place, recent) ? undefined : probe))
  const older =
    among < RECENT ? { matches: [], isLeft: false } : await findOlder(tx, { ...criteria, probes: unfilled })
  const enough = enoughWeight(concepts)
  const ranked = [...recent, ...older.matches]
    .map((match) => ({ match, found: weightFound(probes.filter((_, i) => match.probes.includes(i))) }))
    .filter(({ found }) => found >= enough)
    .map(({ match, found }): Ranked => ({ ...match, score: scoreOf(match, found, concepts) }))
    .sort(byScore)
  const hasMore = probes.some(
    (probe, place) => probe.isWhole && (isFull(probe, place, recent) || isFull(probe, place, older.matches)),
  )
  const isCut = ranked.length > RESULTS_MAX || hasMore || older.isLeft
  return { ranked: withoutRecorded(ranked).slice(0, RESULTS_MAX), isCut }
}

/** An event and its recording are one result: the recording, at the better place of the two. */
function withoutRecorded(ranked: readonly Ranked[]): Ranked[] {
  const recordings = new Map(
    ranked.flatMap((match) => (match.recordingOf === null ? [] : [[match.recordingOf, match] as const])),
  )
  const shown = ranked.map(
    (match) => (match.noun === "event" ? recordings.get(match.id) : undefined) ?? match,
  )
  return [...new Set(shown)]
}

const isFull = ({ limit }: Probe, place: number, matches: readonly Match[]) =>
  matches.filter(({ probes }) => probes.includes(place)).length >= limit

/** `isLeft`: some documents were not searched and may match the whole query. */
async function findOlder(
  tx: Tx,
  { probes, ...criteria }: Omit<Parameters<typeof selectMatches>[1], "among">,
): Promise<{ matches: Match[]; isLeft: boolean }> {
  const known = await selectFrequencies(tx, [
    ...new Set(probes.flatMap((probe) => (probe ? tokensOf(probe) : []))),
  ])
  const reaches = probes.map((probe) => (probe ? reachOf(probe, known) : 0))
  const matches: Match[] = []
  let step = 0
  let oldest = known.newestShelf
  for (const shelves of shelfSteps(known.newestShelf)) {
    const wanted = probes.map((probe, place) => {
      const reach = reaches[place] ?? 0
      if (!probe || isFull(probe, place, matches)) return undefined
      if (reach === "everywhere") return step === 0 ? probe : undefined
      return step < reach ? onShelves(probe, shelves) : undefined
    })
    if (wanted.every((probe) => probe === undefined)) break
    matches.push(...(await selectMatches(tx, { ...criteria, probes: wanted, among: "older" })))
    step += 1
    oldest = shelves.at(-1) ?? 0
  }
  const isLeft =
    oldest > 0 &&
    probes.some((probe, place) => probe?.isWhole && reaches[place] === step && !isFull(probe, place, matches))
  return { matches, isLeft }
}

const tokensOf = ({ concepts, mark, facets }: Probe) => [
  ...facets,
  ...concepts.flatMap(({ alternatives }) => alternatives.flat().map((token) => mark + token)),
]

/** Newer first among equal scores. */
const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score || (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1)

const facetsOf = ({ kind, section, category, tag, level, topic, language }: SearchFilters) =>
  Object.entries({ noun: kind, section, category, tag, level, topic, language }).flatMap(([name, value]) =>
    value === undefined ? [] : [facetToken(name, value)],
  )
