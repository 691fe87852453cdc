// When a word is to be reviewed next: FSRS, with whole days. Loaded with the first review.
import { createEmptyCard, fsrs, Rating, State } from "ts-fsrs"
import type { KeptWord, WordReview } from "./queries.ts"

/** A word that a reader knows comes back at least once a year; the scheduler may add a day. */
const LONGEST_DAYS = 364
const scheduler = fsrs({ enable_short_term: false, maximum_interval: LONGEST_DAYS })

const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const
const nameOf = (state: State) =>
  (Object.keys(states) as (keyof typeof states)[]).find((name) => states[name] === state) ?? "review"

export type Outcome = "forgotten" | "unsure" | "known"
const ratings = { forgotten: Rating.Again, unsure: Rating.Hard, known: Rating.Good } as const

export function reviewed({ keptAt, review }: KeptWord, outcome: Outcome, now: Date): WordReview {
  const card = review
    ? {
        due: new Date(review.dueAt),
        last_review: new Date(review.reviewedAt),
        state: states[review.state],
        stability: review.stability,
        difficulty: review.difficulty,
        elapsed_days: 0,
        scheduled_days: review.scheduledDays,
        learning_steps: review.learningSteps,
        reps: review.reps,
        lapses: review.lapses,
      }
    : createEmptyCard(new Date(keptAt))
  const next = scheduler.next(card, now, ratings[outcome]).card
  return {
    dueAt: next.due.toISOString(),
    reviewedAt: now.toISOString(),
    state: nameOf(next.state),
    stability: next.stability,
    difficulty: next.difficulty,
    scheduledDays: next.scheduled_days,
    learningSteps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
  }
}
