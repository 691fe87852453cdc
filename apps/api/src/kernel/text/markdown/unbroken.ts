// Parts of a line that a browser would break, though a typesetter would not.
import { COUNTER } from "@shirube/vocabulary/text/counters"

/** A term is a button, which browsers separate even from its quotation marks. */
const TERM = /[「『（(“‘]*<button type="button" class="term"[^>]*>.*?<\/button>[」』）)”’、。，．,.:;!?！？]*/
/** A number and its counter, with a reading over the counter or both, or without one: 28時間, 3日, 20社. */
const COUNTED = String.raw`(?:\d[\d,.]*(?:<ruby[^>]*>[^<\d]{1,3}<rp>.*?</ruby>|${COUNTER})|<ruby[^>]*>\d+[^<\d]{1,3}<rp>.*?</ruby>)`
const TAG = /<[^>]*>/

const PARTS = new RegExp(`(?<term>${TERM.source})|(?<counted>${COUNTED})|${TAG.source}`, "gs")

/** Of rendered text: attributes stay as they are. */
export const unbroken = (html: string) =>
  html.replace(PARTS, (part, ...rest) => {
    const { term, counted } = rest.at(-1) as { term?: string; counted?: string }
    const isAlone = term?.startsWith("<") && term.endsWith(">")
    return counted || (term && !isAlone) ? `<span class="unbroken">${part}</span>` : part
  })
