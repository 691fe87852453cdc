// What an item is called. A query that is exactly a name of an item, or a synonym of that name, finds the item first,
// however many others mention it in their titles.
import { marks } from "./marks.ts"
import { type Concept, synonymForms } from "./question.ts"
import { isReadingToken, quote, readingToken, spellingOf } from "./tokens.ts"

/** "rirekisho (Japanese résumé)" is called both. */
const namesIn = (name: string) =>
  [
    name.replace(/[（(][^）)]*[）)]/g, " "),
    ...[...name.matchAll(/[（(]([^）)]*)[）)]/g)].map(([, inside]) => inside ?? ""),
  ]
    .map((one) => one.trim())
    .filter((one) => one !== "")

/** The tokens of an item's names, each name as a whole. */
export const nameTokens = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap(namesIn)
      .flatMap(synonymForms)
      .filter((form) => form !== "")
      .map((form) => marks.name + form),
  ),
]

/** Each added word multiplies the ways to say the whole. */
const MOST_CONCEPTS = 3
const MOST_NAMES = 60

/** A tsquery literal for items whose name is the whole query; undefined if it is too long to be one. */
export function nameQuery(concepts: readonly Concept[]): string | undefined {
  if (concepts.length === 0 || concepts.length > MOST_CONCEPTS) return undefined
  const names = [
    ...together(concepts.map(latinForms), " "),
    ...together(
      concepts.map(({ writings }) => writings),
      "",
    ),
    ...together(concepts.map(readings), "").map(readingToken),
  ]
  const different = [...new Set(names)].slice(0, MOST_NAMES)
  return different.length === 0
    ? undefined
    : `(${different.map((name) => quote(marks.name + name)).join(" | ")})`
}

const latinForms = ({ alternatives }: Concept) =>
  alternatives
    .filter((tokens) => tokens.every((token) => /^[\p{Script=Latin}\p{N}]/u.test(token)))
    .map((tokens) => tokens.join(" "))

const readings = ({ alternatives }: Concept) => alternatives.flat().filter(isReadingToken).map(spellingOf)

/** Every way to say all of them, one after the other. */
const together = (ways: readonly (readonly string[])[], between: string): readonly string[] =>
  ways
    .reduce<readonly string[]>(
      (starts, ends) =>
        starts.flatMap((start) => ends.map((end) => start + between + end)).slice(0, MOST_NAMES),
      ways.length === 0 ? [] : [""],
    )
    .map((name) => name.slice(between.length))
