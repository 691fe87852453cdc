// A past event as editors write it. Every property name is a single word. Free of dependencies.
import type { Language } from "../../language.ts"
import type { Topic } from "../../topics.ts"
import type { DraftedSource } from "../articles/writing.ts"
import type { PastEventKind } from "./choices.ts"

/** Of the recording, in milliseconds. */
export interface DraftedCue {
  readonly starts: number
  readonly ends: number
  readonly text: string
}

/** Readers see them only with the recording that they were written for. */
export interface DraftedCaptions {
  /** The recording; empty without captions. */
  readonly video: string
  readonly cues: readonly DraftedCue[]
  /** Chapters. */
  readonly marks: readonly { readonly starts: number; readonly title: string }[]
}

export interface PastEventDetails {
  readonly kind: PastEventKind
  readonly topics: readonly Topic[]
  /** YYYY-MM-DD in Japan, or empty. */
  readonly held: string
  /** Members; the host comes first. */
  readonly speakers: readonly string[]
  /** Empty without a recording. */
  readonly video: string
  readonly spoken: Language
  /** Empty without slides. */
  readonly slides: string
  readonly sources: readonly DraftedSource[]
}

export interface DraftedQuestion {
  readonly question: string
  readonly answer: string
}

export interface PastEventText {
  readonly title: string
  /** What was said. */
  readonly markdown: string
  readonly questions: readonly DraftedQuestion[]
  readonly captions: DraftedCaptions
}

export const emptyPastEventDetails: PastEventDetails = {
  kind: "talk",
  topics: [],
  held: "",
  speakers: [],
  video: "",
  spoken: "en",
  slides: "",
  sources: [],
}
export const noCaptions: DraftedCaptions = { video: "", cues: [], marks: [] }
export const emptyPastEventText: PastEventText = {
  title: "",
  markdown: "",
  questions: [],
  captions: noCaptions,
}
