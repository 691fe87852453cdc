// What the learning content of the demo is made of. Every text stands in both languages, written for each one's readers.
import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"

export type Both = Readonly<Record<Language, string>>

/** Where a rule is written, and the day on which we looked: `2026-11-15`. */
export interface Source {
  readonly title: Both
  readonly publisher: Both
  readonly url: string
  readonly checkedOn: string
}

/** One cue of the captions and one line of the transcript. */
export interface Sentence extends Both {
  /** What the voice is given where letters and sounds part: "E S" for ES. In the spoken language. */
  readonly say?: string
  /** What appears on the picture while it is said, and stays until the scene ends. */
  readonly point?: Both
}

/** One picture that fills while its sentences are spoken; its title is the chapter mark of the film. */
export interface Scene {
  readonly title: Both
  readonly sentences: readonly Sentence[]
}

export interface Choice {
  readonly text: Both
  readonly isRight: boolean
}

/** `single` has one right choice and says so; `multiple` has two or more. */
export interface QuizQuestion {
  readonly kind: "single" | "multiple"
  readonly question: Both
  readonly choices: readonly Choice[]
  readonly explanation: Both
}

export interface Lesson {
  /** Unique in its course; names the film. */
  readonly key: string
  readonly title: Both
  readonly summary: Both
  readonly spoken: Language
  readonly scenes: readonly Scene[]
  readonly quiz: readonly QuizQuestion[]
  /** Never empty where a rule of law or of an authority is told. */
  readonly sources: readonly Source[]
}

export interface Chapter {
  readonly title: Both
  readonly lessons: readonly Lesson[]
}

export interface Course {
  readonly key: string
  readonly topic: Topic
  /** The Japanese that the course asks of a student. */
  readonly level: "n5" | "n4" | "n3" | "n2" | "n1"
  /** What stands before the @ of a senpai of the demo. */
  readonly author: string
  readonly title: Both
  readonly summary: Both
  /** What one can do afterwards. */
  readonly outcomes: readonly Both[]
  readonly chapters: readonly Chapter[]
}

export interface Tip {
  readonly key: string
  /** What stands before the @ of a senpai of the demo. */
  readonly by: string
  readonly topic: Topic
  /** Who speaks, in one line. */
  readonly who: Both
  readonly title: Both
  readonly text: Both
  /** Where a rule of law is told. */
  readonly sources?: readonly Source[]
  /** Upright and no longer than 90 seconds: the same told by its senpai. */
  readonly film?: { readonly spoken: Language; readonly scenes: readonly Scene[] }
}

export interface AskedQuestion {
  readonly question: Both
  readonly answer: Both
}

/** One page of the slides: the same in both languages, side by side. */
export interface Slide {
  readonly title: Both
  readonly points: readonly Both[]
}

export interface Recording {
  readonly spoken: Language
  readonly scenes: readonly Scene[]
}

export interface PastEvent {
  readonly key: string
  /** How long before the first start of the demo it took place. */
  readonly daysBefore: number
  readonly kind: "talk" | "panel" | "workshop" | "question-time"
  readonly topics: readonly Topic[]
  /** What stands before the @ of senpai of the demo, the host first. */
  readonly speakers: readonly string[]
  readonly title: Both
  /** Markdown. */
  readonly summary: Both
  readonly questions: readonly AskedQuestion[]
  readonly slides: readonly Slide[]
  readonly recording?: Recording
  readonly sources: readonly Source[]
}
