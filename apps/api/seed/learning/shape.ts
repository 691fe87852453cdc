// The format of the demo's learning content. Every text is in both languages, written for the readers of each.
import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"

export type Both = Readonly<Record<Language, string>>

/** The source of a rule, and the day on which it was checked: `2026-11-15`. */
export interface Source {
  readonly title: Both
  readonly publisher: Both
  readonly url: string
  readonly checkedOn: string
}

/** One cue of the captions and one line of the transcript. */
export interface Sentence extends Both {
  /** What the voice reads if spelling and sound differ: "E S" for ES. In the spoken language. */
  readonly say?: string
  /** Appears on the picture with the sentence, and stays until the scene ends. */
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
  /** Required if the lesson explains a rule of law or of an authority. */
  readonly sources: readonly Source[]
}

export interface Chapter {
  readonly title: Both
  readonly lessons: readonly Lesson[]
}

export interface Course {
  readonly key: string
  readonly topic: Topic
  /** The Japanese level that the course requires. */
  readonly level: "n5" | "n4" | "n3" | "n2" | "n1"
  /** The part before the @ of a demo senpai's address. */
  readonly author: string
  readonly title: Both
  readonly summary: Both
  /** What students can do afterwards. */
  readonly outcomes: readonly Both[]
  readonly chapters: readonly Chapter[]
}

export interface Tip {
  readonly key: string
  /** The part before the @ of a demo senpai's address. */
  readonly by: string
  readonly topic: Topic
  /** Who speaks, in one line. */
  readonly who: Both
  readonly title: Both
  readonly text: Both
  /** Required if the tip explains a rule of law. */
  readonly sources?: readonly Source[]
  /** Upright and at most 90 seconds: the senpai tells the same in a film. */
  readonly film?: { readonly spoken: Language; readonly scenes: readonly Scene[] }
}

export interface AskedQuestion {
  readonly question: Both
  readonly answer: Both
}

/** One page of the slides: both languages side by side. */
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
  /** Days before the first start of the demo. */
  readonly daysBefore: number
  readonly kind: "talk" | "panel" | "workshop" | "question-time"
  readonly topics: readonly Topic[]
  /** The parts before the @ of demo senpai's addresses, the host first. */
  readonly speakers: readonly string[]
  readonly title: Both
  /** Markdown. */
  readonly summary: Both
  readonly questions: readonly AskedQuestion[]
  readonly slides: readonly Slide[]
  readonly recording?: Recording
  readonly sources: readonly Source[]
}
