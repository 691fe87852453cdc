// Finds passages of an entry sheet that may read better. Runs in the browser; no text is sent anywhere.
import { type CountMode, type Hint, type HintRule, hintRules } from "./choices.ts"
import { countCharacters } from "./count-characters.ts"
import { english } from "./rules/english.ts"
import { evidence } from "./rules/evidence.ts"
import { grammar } from "./rules/grammar.ts"
import { keigo } from "./rules/keigo.ts"
import { length } from "./rules/length.ts"
import { notation } from "./rules/notation.ts"
import { person } from "./rules/person.ts"
import { sentenceRules } from "./rules/sentences.ts"
import { spoken } from "./rules/spoken.ts"
import { style } from "./rules/style.ts"
import { proseOf, type RuleFamily, sentencesOf, type Writing } from "./writing.ts"

const japanese = {
  ...keigo,
  ...notation,
  ...grammar,
  ...person,
  ...style,
  ...spoken,
  ...sentenceRules,
  ...evidence,
  ...length,
}
const rules: RuleFamily<HintRule> = { ...japanese, ...english }

/** More of one kind tell the writer nothing new. */
const MOST_OF_A_RULE = 50
const KANA = /[ぁ-んァ-ヶ]/gu
const LATIN = /[A-Za-z]/gu
/** Letters of Vietnamese, French and others. */
const ACCENTED = /[À-ɏḀ-ỿ]/gu

export interface HintOptions {
  readonly limit: number | null
  readonly mode: CountMode
}

/** In the order of the text. None for languages other than Japanese and English. */
export function findHints(text: string, { limit, mode }: HintOptions): readonly Hint[] {
  const language = languageOf(text)
  if (language === undefined) return []
  const prose = proseOf(text)
  const writing: Writing = {
    prose,
    sentences: sentencesOf(prose),
    characters: countCharacters(text, mode),
    limit,
  }
  return hintRules
    .filter((rule) => rule in english === (language === "en"))
    .flatMap((rule) => hintsOf(rule, writing, text))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

function hintsOf(rule: HintRule, writing: Writing, text: string): Hint[] {
  const hints: Hint[] = []
  for (const { start, end, suggestion } of rules[rule].find(writing)) {
    if (hints.length === MOST_OF_A_RULE) break
    const found = text.slice(start, end)
    hints.push({ rule, start, end, found, ...(suggestion === undefined ? {} : { suggestion }) })
  }
  return hints
}

function languageOf(text: string): "ja" | "en" | undefined {
  const [kana, latin] = [countOf(KANA, text), countOf(LATIN, text)]
  if (kana * 5 >= latin) return kana > 0 ? "ja" : undefined
  return countOf(ACCENTED, text) * 20 > latin ? undefined : "en"
}

const countOf = (pattern: RegExp, text: string) => Array.from(text.matchAll(pattern)).length

/** A sentence before and after, which shows what a rule means. */
export const hintExample = (rule: HintRule) => rules[rule].example
