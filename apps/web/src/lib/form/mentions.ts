// A name being typed after an @, and the mention that replaces it.
import { writtenMention } from "@shirube/vocabulary/text/mentions"
import type { Selected } from "./marks.ts"

export interface BegunMention {
  /** Position of the @. */
  readonly from: number
  readonly name: string
}

const LONGEST_NAME = 30
/** At the start of a word: an email address is not a mention. */
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

/** As if typed. */
export function withAt({ text, start, end }: Selected): Selected {
  const before = text.slice(0, start)
  const sign = before === "" || /\s$/u.test(before) ? "@" : " @"
  const place = start + sign.length
  return { text: before + sign + text.slice(end), start: place, end: place }
}
