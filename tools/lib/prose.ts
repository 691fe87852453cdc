// Which files have texts that people wrote (articles, the demo's posts, courses and tips), and how they are read.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { proseProblems } from "./wording.ts"

/** Furigana and escaped bars of tables are left out. */
export const textOf = (source: string) => withoutRuby(source.replaceAll("\\|", "|"))

const writtenByPeople = /(?<!\.test)\.(?:ts|json|md)$/
/** Titles of official pages, lists of words to watch for, and lists of names keep their own spelling. */
const quotesOthers =
  /meta\.json$|manifest\.json$|\/sources\.ts$|watched-words\.ts$|reference\/(?:universities|industries|occupations|prefectures|countries|languages)/

export const isProse = (file: string) => writtenByPeople.test(file) && !quotesOthers.test(file)

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** One word for one thing, line by line. */
export const proseProblemsIn = (file: string, source: string): string[] =>
  textOf(source)
    .split("\n")
    .flatMap((line, index) => {
      if (/^\s*(?:\/\/|\*|\/\*|import\b)/.test(line)) return []
      const at = `${file}:${index + 1}`
      return [...proseProblems(at, "en", line), ...(japanese.test(line) ? proseProblems(at, "ja", line) : [])]
    })
