// Somebody's name being typed after an @, and what is written in its place once they are chosen.
import { writtenMention } from "@shirube/contract/mentions"
import type { Selected } from "./marks.ts"

export interface BegunMention {
  /** Where the @ stands. */
  readonly from: number
  readonly name: string
}

const LONGEST_NAME = 30
/** At the beginning of a word: an email address is no mention. */
const BEGUN = new RegExp(`(?<![\\p{L}\\p{N}.])[@＠](?<name>[^\\s@＠[\\]()（）、。]{0,${LONGEST_NAME}})$`, "u")

export function mentionBegun({ text, start, end }: Selected): BegunMention | undefined {
  if (start !== end) return undefined
  const found = BEGUN.exec(text.slice(0, start))
  return found ? { from: found.index, name: found.groups?.name ?? "" } : undefined
}

export function withMention(
  { text, end }: Selected,
  { from }: BegunMention,
  person: { readonly id: string; readonly name: string },
): Selected {
  const written = `${writtenMention(person)} `
  const rest = text.slice(end).replace(/^ /, "")
  const place = from + written.length
  return { text: text.slice(0, from) + written + rest, start: place, end: place }
}

/** As if somebody had typed it. */
export function withAt({ text, start, end }: Selected): Selected {
  const before = text.slice(0, start)
  const sign = before === "" || /\s$/u.test(before) ? "@" : " @"
  const place = start + sign.length
  return { text: before + sign + text.slice(end), start: place, end: place }
}
