// Entity tags (RFC 9110, 8.8.3): a strong one for each encoding of a body, with the encoding as suffix.
import type { Encoding } from "./encodings.ts"

/** `digest` in letters, digits, `-` and `_`. */
export const entityTag = (digest: string, encoding?: Encoding): string =>
  `"${encoding ? `${digest}.${encoding}` : digest}"`

/** For a body whose bytes vary although its meaning is the same. */
export const weak = (tag: string): string => (tag.startsWith("W/") ? tag : `W/${tag}`)

const TAG = /^(?:W\/)?"([\w-]+)(?:\.(?:br|gzip))?"$/

/** Whether the client already has this content, in any encoding. */
export const matchesEntityTag = (ifNoneMatch: string | null | undefined, digest: string): boolean =>
  ifNoneMatch?.split(",").some((part) => {
    const tag = part.trim()
    return tag === "*" || TAG.exec(tag)?.[1] === digest
  }) ?? false
