// A link to an article has a word of its title, so that readers know what opens, and one article has one name.
import type { Language } from "@shirube/vocabulary/language"
import { plainText } from "./seed-content.ts"

const SMALL = new Set(
  "the and for your you how what when where which with from after before into that this are".split(" "),
)

const stem = (word: string) => word.toLowerCase().replace(/(?:ies|ing|ers|er|ed|es|e|s|y)$/, "")

function wordsOf(text: string, language: Language): Set<string> {
  const plain = plainText(text)
  if (language === "en")
    return new Set(
      [...plain.matchAll(/[A-Za-z]{3,}|[A-Z]\d|\d+/g)]
        .map(([word]) => word)
        .filter((word) => !SMALL.has(word.toLowerCase()))
        .map(stem),
    )
  // Pairs of characters: a title and its link share a word of two kanji, kana or letters.
  const run = plain.replace(/[\s、。：「」（）・のをにとがはで]/g, " ")
  return new Set(
    run.split(" ").flatMap((part) => [...part].slice(1).map((_, at) => [...part].slice(at, at + 2).join(""))),
  )
}

const LINK = /\[((?:[^[\]]|\[\[[^\]]*\]\])*)\]\(\/article\/([^)#]+)[^)]*\)/g

export const linkTextProblems = (
  text: string,
  language: Language,
  titles: ReadonlyMap<string, string>,
): string[] =>
  [...text.replaceAll("\\|", "|").matchAll(LINK)].flatMap(([, shown = "", slug = ""]) => {
    const title = titles.get(slug)
    if (title === undefined) return []
    const words = wordsOf(title, language)
    return [...wordsOf(shown, language)].some((word) => words.has(word))
      ? []
      : [`the link "${plainText(shown)}" has no word of the title "${plainText(title).trim()}"`]
  })
