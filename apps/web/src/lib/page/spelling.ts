// The normal spelling of a path. A route's own segments and UUIDs are case-insensitive; other parameters (a
// name, a token) stay unchanged. The server redirects any other spelling with 301, and so does the router
// inside the site.
import { isLanguage } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { leavesOf, type RouteTree } from "./route-tree.ts"

/** Undefined if the path is malformed: a broken escape, or a control character such as NUL. */
export type Spelling = (pathname: string) => string | undefined

interface Word {
  readonly text: string
  readonly isFree: boolean
  readonly isOptional: boolean
}

export const spellingIn = (tree: RouteTree): Spelling => spellingOf(leavesOf(tree))

/** For a site with these pages, in the router's syntax. */
export function spellingOf(pages: readonly { readonly path: string }[]): Spelling {
  const routes = pages.map(({ path }) => wordsOf(path))
  return (pathname) => {
    const given = pathname.split("/").filter(Boolean)
    const read = given.map(readable)
    if (!read.every((segment) => segment !== undefined)) return undefined
    const lowered = read.map((segment) => segment.toLowerCase())
    const [first] = lowered
    const prefix = isLanguage(first) ? [first] : []
    const [words, values] = [lowered.slice(prefix.length), given.slice(prefix.length)]
    return `/${[...prefix, ...(spelled(routes, words, values) ?? values)].join("/")}`
  }
}

/** The matching route with the most fixed segments wins. */
function spelled(routes: readonly Word[][], words: readonly string[], values: readonly string[]) {
  const fitting = routes.filter((route) => fits(route, words))
  const ownWords = (route: readonly Word[]) => route.filter(({ isFree }) => !isFree).length
  const [best] = fitting.sort((one, other) => ownWords(other) - ownWords(one))
  return (
    best && values.map((value, place) => (best[place]?.isFree ? oneId(value) : (best[place]?.text ?? value)))
  )
}

const oneId = (value: string) => (isUuid(value.toLowerCase()) ? value.toLowerCase() : value)

const fits = (route: readonly Word[], words: readonly string[]) =>
  words.length <= route.length &&
  route.every(({ text, isFree, isOptional }, place) => {
    const word = words[place]
    return word === undefined ? isOptional : isFree || text === word
  })

const wordsOf = (path: string): Word[] =>
  path
    .split("/")
    .filter(Boolean)
    .map((text) => ({ text, isFree: text.includes("$"), isOptional: text.startsWith("{-") }))

function readable(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return /\p{Cc}/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
