// How the emails are written: Japanese with furigana (`{貴社|きしゃ}`), gaps as `<company>`, one line of the letter
// per line.
import type {
  AlternativeKind,
  EmailSituation,
  KeigoKind,
  KnownGap,
  PolitenessLevel,
} from "@shirube/vocabulary/career/keigo-emails/choices"
import type { Language } from "@shirube/vocabulary/language"

export type InBoth = Readonly<Record<Language, string>>

export interface EmailGap {
  readonly label: InBoth
  /** What a student might write there, in Japanese. */
  readonly example: string
  /** Filled from the tracker, the profile or the account. */
  readonly source?: KnownGap
  /** May have several lines. */
  readonly hasLines?: true
}

export interface KeigoPhrase {
  /** As it occurs in letters; the first is the one that is explained. */
  readonly forms: readonly [string, ...string[]]
  /** The same in plain Japanese. */
  readonly plain: string
  readonly kind: KeigoKind
  readonly level: PolitenessLevel
  /** Word by word. */
  readonly parts: readonly { readonly word: string; readonly meaning: InBoth }[]
  /** What it does in a letter. */
  readonly effect: InBoth
  /** When not to use it. */
  readonly avoid: InBoth
}

export interface KeigoEmail {
  readonly id: string
  readonly situation: EmailSituation
  /** Written as an answer in the thread of an earlier email. */
  readonly isReply: boolean
  readonly title: InBoth
  readonly when: InBoth
  readonly deadline: InBoth
  readonly subject: string
  readonly body: string
  /** In the order in which a student fills them in. */
  readonly gaps: readonly string[]
  readonly musts: readonly InBoth[]
  readonly mistakes: readonly InBoth[]
  readonly alternative?: {
    readonly kind: AlternativeKind
    readonly text: string
    readonly note: InBoth
  }
}

/** One word of a phrase: the word, its meaning in English, its meaning in Japanese. */
export const part = (word: string, en: string, ja: string) => ({ word, meaning: { en, ja } })
