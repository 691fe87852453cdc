// Fields of a past event: free of dependencies, so that the browser may import it.

/** `question-time`: senpai answer questions from the audience. */
export const pastEventKinds = ["talk", "panel", "workshop", "question-time"] as const
export type PastEventKind = (typeof pastEventKinds)[number]

export const LONGEST_PAST_EVENT_TITLE = 120
export const LONGEST_PAST_EVENT_SUMMARY = 8_000
export const MOST_PAST_EVENT_TOPICS = 3
export const MOST_SPEAKERS = 10
export const MOST_ASKED_QUESTIONS = 30
export const LONGEST_ASKED_QUESTION = 400
export const LONGEST_GIVEN_ANSWER = 1_500

export const SLIDES_PURPOSE = "past-event-slides"
export const SLIDES_LIMIT_BYTES = 20 * 1024 * 1024

/** No event was held before this year. */
export const FIRST_YEAR = 2000
