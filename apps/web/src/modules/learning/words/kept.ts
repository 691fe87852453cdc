import { MOST_WORDS, type WordState, wordStates } from "@shirube/vocabulary/learning/words/choices"
import { browserStore } from "#web/lib/browser/browser-store.ts"
import type { KeptWord, WordReview } from "./queries.ts"

const isMoment = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value))
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

function readReview(found: unknown): WordReview | null {
  const stored = found as Record<string, unknown> | null
  if (typeof stored !== "object" || stored === null) return null
  const { dueAt, reviewedAt, state, ...numbers } = stored
  const { stability, difficulty, scheduledDays, learningSteps, reps, lapses } = numbers
  if (!isMoment(dueAt) || !isMoment(reviewedAt) || !wordStates.includes(state as WordState)) return null
  if (!isNumber(stability) || !isNumber(difficulty) || !isNumber(scheduledDays)) return null
  if (!isNumber(learningSteps) || !isNumber(reps) || !isNumber(lapses)) return null
  return {
    dueAt,
    reviewedAt,
    state: state as WordState,
    stability,
    difficulty,
    scheduledDays,
    learningSteps,
    reps,
    lapses,
  }
}

const NONE: readonly KeptWord[] = []

/** A visitor's words. They stay in the browser until there is an account. */
export const keptWords = browserStore<readonly KeptWord[]>("words", NONE, (found) =>
  (Array.isArray(found) ? found : [])
    .flatMap((each: Record<string, unknown> | null): KeptWord[] => {
      const { key, keptAt, review } = each ?? {}
      const isKey = typeof key === "string" && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)
      return isKey && isMoment(keptAt) ? [{ key, keptAt, review: readReview(review) }] : []
    })
    .slice(0, MOST_WORDS),
)

const change = (to: (before: readonly KeptWord[]) => readonly KeptWord[]) => {
  const next = to(keptWords.get())
  keptWords.set(next.length === 0 ? NONE : next)
}

export const keepHere = (key: string) =>
  change((before) =>
    before.some((word) => word.key === key)
      ? before
      : [...before, { key, keptAt: new Date().toISOString(), review: null }].slice(-MOST_WORDS),
  )

export const restoreHere = (word: KeptWord) =>
  change((before) => [...before.filter(({ key }) => key !== word.key), word])

export const removeHere = (key: string) => change((before) => before.filter((word) => word.key !== key))

export const reviewHere = (key: string, review: WordReview) =>
  change((before) => before.map((word) => (word.key === key ? { ...word, review } : word)))

export const emptyHere = () => keptWords.set(NONE)
