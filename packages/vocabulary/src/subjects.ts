// What a reader can save, follow or vote on, across nouns.

/** A feature that adds a noun describes its subjects in its feature.ts (`subjects`). */
export const subjectNouns = [
  "article",
  "question",
  "answer",
  "course",
  "tip",
  "event",
  "past-event",
  "mentor",
] as const
export type SubjectNoun = (typeof subjectNouns)[number]

export interface Subject {
  readonly noun: SubjectNoun
  readonly id: string
}

export type SubjectName = `${SubjectNoun}:${string}`
export const subjectName = ({ noun, id }: Subject): SubjectName => `${noun}:${id}`
