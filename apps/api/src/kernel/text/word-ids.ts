// Ids made of words for URLs, for content that is written in the browser.
import { randomInt } from "node:crypto"

const LONGEST = 60
const LETTERS = "abcdefghijkmnpqrstuvwxyz"
const RANDOM_LETTERS = 10

const wordsIn = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "")

const randomId = () =>
  Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("")

/**
 * Candidates in order: the words of an English title, then with a number appended; random letters without a
 * title.
 */
export function* wordIds(englishTitle: string | undefined): Generator<string> {
  const words = wordsIn(englishTitle ?? "")
  if (words !== "") {
    yield words
    for (let number = 2; number < 100; number++) yield `${words}-${number}`
  }
  for (;;) yield randomId()
}
