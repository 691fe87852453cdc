// Names for what a body says (RFC 9110, 8.8.3): a strong one for each form of it, told apart by its ending.
import type { Encoding } from "./encodings.ts"

/** `digest` in letters, digits, `-` and `_`. */
export const entityTag = (digest: string, encoding?: Encoding): string =>
  `"${encoding ? `${digest}.${encoding}` : digest}"`

/** Of a body whose bytes are not always the same, though they say the same. */
export const weak = (tag: string): string => (tag.startsWith("W/") ? tag : `W/${tag}`)

const TAG = /^(?:W\/)?"([\w-]+)(?:\.(?:br|gzip))?"$/

/** Whether the client has it already, in whatever form: what it says is the same. */
export const isHeld = (ifNoneMatch: string | null | undefined, digest: string): boolean =>
  ifNoneMatch?.split(",").some((part) => {
    const tag = part.trim()
    return tag === "*" || TAG.exec(tag)?.[1] === digest
  }) ?? false
