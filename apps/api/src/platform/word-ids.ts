// Ids that are made of words and stand in addresses, for what somebody writes in the browser.
import { randomInt } from "node:crypto"

const LONGEST = 60
const LETTERS = "abcdefghijkmnpqrstuvwxyz"
const CHANCE_LETTERS = 10

const wordsIn = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "")

const byChance = () =>
  Array.from({ length: CHANCE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("")

/** To be tried one after the other: the words of an English title, then with a number behind them; letters by chance where there is no title. */
export function* wordIds(englishTitle: string | undefined): Generator<string> {
  const words = wordsIn(englishTitle ?? "")
  if (words !== "") {
    yield words
    for (let number = 2; number < 100; number++) yield `${words}-${number}`
  }
  for (;;) yield byChance()
}
