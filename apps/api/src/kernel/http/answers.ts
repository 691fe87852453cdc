// Answers of `shared` routes: made once for all identical requests and stored under their tags. The key
// decides what is identical: route, language, and the parameters that the contract parses from the URL.
// Handlers of such routes receive nothing else.
import { hash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { RouteDefinition } from "@shirube/contract/route"
import { createForms, type Encoding, type Form, type Forms } from "@shirube/vocabulary/http/encodings"
import { createTaggedStore } from "@shirube/vocabulary/http/tagged-store"
import type { Language } from "@shirube/vocabulary/language"
import type { Keeping } from "./http-headers.ts"

export interface Digested {
  readonly bytes: Buffer<ArrayBuffer>
  /** Digest of the content, for the ETag. */
  readonly digest: string
}

export interface SharedAnswer extends Digested {
  readonly tags: readonly string[]
  readonly keep?: Keeping | undefined
}

export interface Answers {
  /** Returns the stored answer, or makes one. */
  of(key: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer>
  /** Returns the stored answer if it is ready in an encoding that the client accepts. */
  ready(
    key: string,
    acceptEncoding: string | undefined,
  ): { readonly answer: SharedAnswer; readonly form: Form<Buffer> } | undefined
  drop(tags?: readonly string[]): void
  size(): { readonly entries: number; readonly bytes: number }
}

export const keyOf = (
  { path }: RouteDefinition,
  language: Language,
  { params, query }: { readonly params: unknown; readonly query: unknown },
) => `${language} ${path} ${JSON.stringify([params, query])}`

const DIGEST_LENGTH = 27

export const digested = (content: string | Buffer<ArrayBuffer>): Digested => {
  const bytes = typeof content === "string" ? Buffer.from(content) : content
  return { bytes, digest: hash("sha256", bytes, "base64url").slice(0, DIGEST_LENGTH) }
}

/** A text that many clients fetch, such as a feed. */
export const sharedText = (text: string, tags: readonly string[]): SharedAnswer => ({
  ...digested(text),
  tags,
})

/** Stores nothing: each answer is made again. */
export const uncachedAnswers: Answers = {
  of: (_key, make) => make(),
  ready: () => undefined,
  drop: () => {},
  size: () => ({ entries: 0, bytes: 0 }),
}

const BOUNDS = { maxEntries: 2_000, maxBytes: 16 * 1024 * 1024 }
/** Overhead beside the bytes: keys, tags, headers. */
const ENTRY_BYTES = 2_000
/** Below it, compression saves no packet. */
const COMPRESS_FROM_BYTES = 1_024

interface Stored {
  readonly answer: SharedAnswer
  readonly forms: Forms<Buffer>
}

export function createAnswers(bounds = BOUNDS): Answers {
  const store = createTaggedStore<Stored>(bounds)

  const stored = (key: string, answer: SharedAnswer): Stored => {
    const { bytes } = answer
    const forms: Forms<Buffer> =
      bytes.length < COMPRESS_FROM_BYTES
        ? { ready: () => ({ encoding: undefined, body: bytes }) }
        : createForms(bytes, compressed(bytes), (body) => store.grow(key, value, body.length))
    const value = { answer, forms }
    return value
  }

  return {
    async of(key, make) {
      const found = store.get(key)
      if (found) return found.answer
      return store.make(key, make, (answer) =>
        isWorthStoring(answer)
          ? {
              value: stored(key, answer),
              tags: answer.tags,
              bytes: answer.bytes.length + key.length + ENTRY_BYTES,
            }
          : undefined,
      )
    },
    ready(key, acceptEncoding) {
      const found = store.get(key)
      const form = found?.forms.ready(acceptEncoding)
      return found && form && { answer: found.answer, form }
    },
    drop: (tags) => store.drop(tags),
    size: store.size,
  }
}

const NOTHING_FOUND = Buffer.from('{"items":[]')

/** Empty lists are not stored: there is one for every word that matches nothing, without end. */
const isWorthStoring = ({ bytes, tags }: SharedAnswer) =>
  tags.length > 0 && !bytes.subarray(0, NOTHING_FOUND.length).equals(NOTHING_FOUND)

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

/** Off the main thread and once per answer: gzip at its best level, brotli at what takes milliseconds. */
export const compressed = (bytes: Buffer<ArrayBuffer>) => (encoding: Encoding) =>
  encoding === "br"
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })
