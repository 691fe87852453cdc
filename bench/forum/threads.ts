// Threads generated from the demo's questions and answers: as long as those, or short for the bulk.

import {
  type AnswerId,
  type CommentId,
  type LanguageCode,
  newId,
  type QuestionId,
  type UserId,
} from "@shirube/api/kernel/db/ids"
import type { ImportedThread } from "@shirube/api/modules/community/forum/thread-import/service"
import type { ForumQuestion } from "../../apps/api/seed/forum-content.ts"

/** Occurs in one of fifty. */
export const UNCOMMON_WORD = "wombat"
/** Occurs in every older question but only in one of fifty of the newest. */
export const OLD_WORD = "bilby"
/** Every question contains one of them, none contains both. */
export const APART = ["wallaby", "numbat"] as const

const EVERY_FIFTIETH = 50
/** Every fourth has no answer, all others four: three on average. */
const UNANSWERED_EVERY = 4
const ANSWERS = 4
const SHORT_CHARACTERS = 120
const NEWEST = new Date("2026-11-01T00:00:00Z")

export const askedAt = (number: number) => new Date(NEWEST.getTime() - number * 60_000)

export interface Writers {
  readonly askers: readonly UserId[]
  readonly senpai: readonly UserId[]
}

export function threadAt(
  number: number,
  real: readonly ForumQuestion[],
  { askers, senpai }: Writers,
  { isShort }: { readonly isShort: boolean },
): ImportedThread {
  const base = at(real, number)
  const realAnswers = real.flatMap(({ answers }) => answers)
  const words = [
    ...(number % EVERY_FIFTIETH === 0 ? [UNCOMMON_WORD] : []),
    ...(isShort || number % EVERY_FIFTIETH === 0 ? [OLD_WORD] : []),
    at(APART, number),
  ]
  const cut = (texts: Readonly<Record<string, string>>, language: LanguageCode) =>
    isShort ? { [language]: (texts[language] ?? "").slice(0, SHORT_CHARACTERS) } : texts
  const language = isShort ? shortIn(number) : base.language
  const asker = at(askers, number)
  const later = (minutes: number) => new Date(askedAt(number).getTime() + minutes * 1_000)
  const comment = (text: string, minutes: number) => ({
    id: newId<CommentId>(),
    by: asker,
    at: later(minutes),
    language: "en" as LanguageCode,
    text,
  })
  return {
    id: newId<QuestionId>(),
    by: asker,
    at: askedAt(number),
    language,
    isAnonymous: number % 3 === 0,
    topics: base.topics,
    japaneseLevel: base.japanese_level,
    titles: cut(base.title, language),
    texts: withWords(cut(base.text, language), words),
    helpful: number % 7,
    comments: [comment("Thank you, this is what I wanted to know as well.", 30)],
    answers: Array.from({ length: number % UNANSWERED_EVERY === 0 ? 0 : ANSWERS }, (_, place) => {
      const answer = at(realAnswers, number * ANSWERS + place)
      return {
        id: newId<AnswerId>(),
        by: at(senpai, number + place),
        at: later(place + 1),
        language: isShort ? language : answer.language,
        texts: cut(answer.text, language),
        helpful: place,
        isAccepted: place === 1 && number % 2 === 0,
        comments: place === 0 ? [comment("That helps. どうもありがとうございます。", 40)] : [],
      }
    }),
  }
}

/** Each question of the bulk exists in one language. */
const shortIn = (number: number) => (number % 3 === 0 ? "ja" : "en") as LanguageCode

const withWords = (texts: Readonly<Record<string, string>>, words: readonly string[]) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      [text, ...words.map((word) => `A ${word}.`)].join("\n\n"),
    ]),
  )

function at<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % list.length]
  if (item === undefined) throw new Error("nothing to take from")
  return item
}
