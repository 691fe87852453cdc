// How often each question was practised, and the order of the questions to come. Both stay in this browser.
import { browserStore } from "#web/lib/browser/browser-store.ts"

type Counts = Readonly<Record<string, number>>

const none: Counts = {}
const ID = /^[a-z0-9-]{1,80}$/

const readCounts = (found: unknown): Counts =>
  found !== null && typeof found === "object"
    ? Object.fromEntries(
        Object.entries(found).filter(([id, times]) => ID.test(id) && Number.isInteger(times) && times > 0),
      )
    : none

export const practised = browserStore<Counts>("interview-practised", none, readCounts)

export function countPractice(id: string): void {
  const counts = practised.get()
  practised.set({ ...counts, [id]: (counts[id] ?? 0) + 1 })
}

/** The ids that are still to come in this round. */
type Round = readonly string[]

const noRound: Round = []
const readRound = (found: unknown): Round =>
  Array.isArray(found) ? found.filter((id): id is string => typeof id === "string" && ID.test(id)) : noRound

/** One round for all kinds: a change of kind keeps what was seen. */
export const seenInRound = browserStore<Round>("interview-round", noRound, readRound)
