// Pages that are the same for everyone, rendered once per description (page-request.ts) and kept under the tags of what they
// are made of, until an event drops one of these.
import { createHash, randomFillSync } from "node:crypto"
import { createForms, type Forms } from "@shirube/contract/encodings"
import { entityTag, isHeld, weak } from "@shirube/contract/entity-tags"
import { createTaggedStore } from "@shirube/contract/tagged-store"
import type { RenderedPage } from "./rendering.ts"
import type { SplicedBody } from "./spliced-body.ts"
import { splicedPage } from "./spliced-page.ts"

export interface PageCacheOptions {
  readonly maxPages: number
  readonly maxBytes: number
  /** Headers of every stored page, made with the nonce of this answer. */
  readonly headers: (nonce: string) => Readonly<Record<string, string>>
}

export interface StoredAnswer {
  readonly status: 200 | 304
  readonly headers: Record<string, string>
  /** Empty for HEAD and 304. */
  readonly chunks: readonly Buffer[]
}

/** How the answer is wanted; nothing of it changes the page. */
export interface Delivery {
  readonly method: string
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
}

export interface PageCache {
  /**
   * The whole answer if this page is stored, and ready in a form that the client takes. Synchronous and cheap: it comes
   * before anything else.
   */
  readonly answer: (key: string, delivery: Delivery) => StoredAnswer | undefined
  /** Renders and stores; many who ask for the same page at once wait for one rendering. */
  readonly render: (key: string, produce: () => Promise<RenderedPage>) => Promise<RenderedPage>
  /** Forgets the pages under these tags, or every page. Renderings under way are not stored: they may be of before. */
  readonly drop: (tags?: readonly string[]) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

interface StoredPage {
  readonly forms: Forms<SplicedBody>
  /** Names what the page says, whatever the nonce. */
  readonly digest: string
}

export function createPageCache({ maxPages, maxBytes, headers }: PageCacheOptions): PageCache {
  const store = createTaggedStore<StoredPage>({ maxEntries: maxPages, maxBytes })

  const keepable = (key: string) => (rendered: RenderedPage) => {
    if (!rendered.mayBeStored || !isWhole(rendered)) return undefined
    const { pieces, tags } = rendered
    const { plain, encoded } = splicedPage(pieces, NONCE_LENGTH)
    const value: StoredPage = {
      forms: createForms(plain, encoded, ({ size }) => store.grow(key, value, size)),
      digest: digestOf(pieces),
    }
    return { value, tags, bytes: plain.size }
  }

  return {
    answer(key, { method, ifNoneMatch, acceptEncoding }) {
      if (method !== "GET" && method !== "HEAD") return undefined
      const found = store.get(key)
      if (!found) return undefined
      // Weak: each answer has a nonce of its own.
      const etag = weak(entityTag(found.digest))
      if (isHeld(ifNoneMatch, found.digest)) {
        // No Content-Security-Policy here: the reader's copy must keep the nonce it was made with.
        return {
          status: 304,
          headers: { ETag: etag, Vary: VARY, "Cache-Control": CACHE_CONTROL },
          chunks: [],
        }
      }
      const form = found.forms.ready(acceptEncoding)
      if (!form) return undefined
      const nonce = freshNonce()
      return {
        status: 200,
        headers: {
          ...headers(nonce),
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": CACHE_CONTROL,
          Vary: VARY,
          ETag: etag,
          "Content-Length": String(form.body.length),
          ...(form.encoding ? { "Content-Encoding": form.encoding } : {}),
        },
        chunks: method === "HEAD" ? [] : form.body.with(nonce),
      }
    },

    render: (key, produce) => store.make(key, produce, keepable(key)),
    drop: store.drop,
    size: () => {
      const { entries, bytes } = store.size()
      return { pages: entries, bytes }
    },
  }
}

export const CACHE_CONTROL = "public, max-age=0, must-revalidate"
export const VARY_BY_READER = "Cookie, Accept-Language"
const VARY = `${VARY_BY_READER}, Accept-Encoding`

/** Whatever went wrong on the way, half a page or none at all is nobody's page tomorrow. */
const isWhole = ({ status, pieces }: RenderedPage) =>
  status === 200 &&
  Buffer.from(pieces.at(-1)?.subarray(-END_BYTES) ?? [])
    .toString()
    .trimEnd()
    .endsWith("</html>")
const END_BYTES = 32

function digestOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash("sha256")
  for (const piece of pieces) hash.update(piece)
  return hash.digest("base64url").slice(0, 22)
}

/** Of 16 bytes in base64. */
const NONCE_LENGTH = 24
const pool = Buffer.alloc(4096)
let used = pool.length

/** 16 random bytes; asking the system for 256 nonces at once costs as much as asking for one. */
export function freshNonce(): string {
  if (used + 16 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 16
  return pool.toString("base64", used - 16, used)
}
