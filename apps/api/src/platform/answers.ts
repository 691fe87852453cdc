// Answers of `shared` routes: made once for everybody who asks for the same, and kept under their tags. What "the same" is
// says the key: the route, the language, and what the contract reads out of the address. A handler of such a route knows nothing else.
import { hash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { createForms, type Encoding, type Form, type Forms } from "@shirube/contract/encodings"
import type { Language } from "@shirube/contract/language"
import type { RouteDefinition } from "@shirube/contract/route"
import { createTaggedStore } from "@shirube/contract/tagged-store"
import type { Keeping } from "./http-headers.ts"

export interface SharedAnswer {
  readonly bytes: Buffer<ArrayBuffer>
  /** Names what the bytes say. */
  readonly digest: string
  readonly tags: readonly string[]
  readonly keep?: Keeping | undefined
}

export interface Answers {
  /** The stored answer, or one made now. */
  of(key: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer>
  /** Where it is stored, and ready in a form that the client takes. */
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

export const digestOf = (bytes: Buffer) => hash("sha256", bytes, "base64url").slice(0, 27)

/** Nobody keeps anything: each is made anew. */
export const unkeptAnswers: Answers = {
  of: (_key, make) => make(),
  ready: () => undefined,
  drop: () => {},
  size: () => ({ entries: 0, bytes: 0 }),
}

const BOUNDS = { maxEntries: 2_000, maxBytes: 16 * 1024 * 1024 }
/** Beside the bytes: keys, tags, headers. */
const ENTRY_BYTES = 2_000
/** Below it compressing saves no packet. */
const WORTH_BYTES = 1_024

interface Stored {
  readonly answer: SharedAnswer
  readonly forms: Forms<Buffer>
}

export function createAnswers(bounds = BOUNDS): Answers {
  const store = createTaggedStore<Stored>(bounds)

  const stored = (key: string, answer: SharedAnswer): Stored => {
    const { bytes } = answer
    const forms: Forms<Buffer> =
      bytes.length < WORTH_BYTES
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
        isWorthKeeping(answer)
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

/** Of lists with nothing in them there is no end: one for each word that nobody has written. */
const isWorthKeeping = ({ bytes, tags }: SharedAnswer) =>
  tags.length > 0 && !bytes.subarray(0, NOTHING_FOUND.length).equals(NOTHING_FOUND)

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

/** In other threads, and once for all who ask: the best that gzip can, and what brotli can within milliseconds. */
const compressed = (bytes: Buffer) => (encoding: Encoding) =>
  encoding === "br"
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })
