// The format of the interview questions. Every text is in both languages, written for the readers of each;
// Japanese texts have furigana in the editors' notation.
import type {
  AnswerSeconds,
  InterviewHelpNoun,
  InterviewIndustry,
  InterviewKind,
} from "@shirube/vocabulary/career/interview-practice/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { VoiceKey } from "./voices.ts"

export type Both = Readonly<Record<Language, string>>

export interface WrittenQuestion {
  readonly id: string
  /** Without any, every employer may ask it. */
  readonly industries?: readonly InterviewIndustry[]
  /** How long an answer should be. */
  readonly seconds: AnswerSeconds
  readonly question: Both
  /** What the interviewer wants to find out. */
  readonly intent: Both
  readonly weak: readonly [Both, Both]
  readonly skeleton: readonly [Both, Both, Both]
  readonly model: { readonly by: VoiceKey } & Both
  readonly helps: readonly (readonly [InterviewHelpNoun, string])[]
}

export interface QuestionsOfKind {
  readonly kind: InterviewKind
  readonly questions: readonly WrittenQuestion[]
}
