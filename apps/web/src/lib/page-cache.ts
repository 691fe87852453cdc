// Pages that are the same for everyone, rendered once per description (page-request.ts) and kept under the tags of what they
// are made of, until an event drops one of these.
import { createHash, randomFillSync } from "node:crypto"
import { type SplicedPage, splicedPage } from "./gzip-splice.ts"

export interface PageCacheOptions {
  readonly maxPages: number
  readonly maxBytes: number
  /** Stands in stored pages where the nonce goes. Nobody outside may be able to guess it. */
  readonly hole: string
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
  /** The whole answer if this page is stored. Synchronous and cheap: it comes before anything else. */
  readonly answer: (key: string, delivery: Delivery) => StoredAnswer | undefined
  /** Renders and stores; many who ask for the same page at once wait for one rendering. */
  readonly render: (key: string, produce: () => Promise<RenderedPage>) => Promise<RenderedPage>
  /** Forgets the pages under these tags, or every page. Renderings under way are not stored: they may be of before. */
  readonly drop: (tags?: readonly string[]) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** With the hole in place of the nonce. */
  readonly html: string
  /** It could not be made because the API is down. */
  readonly isOutage?: boolean
  /** It is good for everybody who asks for the same, not only for whom it was made. */
  readonly mayBeStored: boolean
  /** Of what it is made of. */
  readonly tags: readonly string[]
}

interface StoredPage {
  readonly tags: ReadonlySet<string>
  readonly page: SplicedPage
  readonly etag: string
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const stored = new Map<string, StoredPage>()
  let bytes = 0
  let version = 0
  const underWay = new Map<string, Promise<RenderedPage>>()

  const forget = (key: string) => {
    bytes -= stored.get(key)?.page.size ?? 0
    stored.delete(key)
  }

  const keep = (key: string, { html, tags }: RenderedPage) => {
    const page = splicedPage(html, options.hole, NONCE_LENGTH)
    if (page.size > options.maxBytes) return
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`
    forget(key)
    stored.set(key, { page, etag, tags: new Set(tags) })
    bytes += page.size
    for (const oldest of stored.keys()) {
      if (stored.size <= options.maxPages && bytes <= options.maxBytes) break
      forget(oldest)
    }
  }

  return {
    answer(key, { method, ifNoneMatch, acceptEncoding }) {
      if (method !== "GET" && method !== "HEAD") return undefined
      const found = stored.get(key)
      if (!found) return undefined
      // Last in the map is last to be forgotten.
      stored.delete(key)
      stored.set(key, found)

      if (matches(ifNoneMatch, found.etag)) {
        // No Content-Security-Policy here: the reader's copy must keep the nonce it was made with.
        return {
          status: 304,
          headers: { ETag: found.etag, Vary: VARY, "Cache-Control": CACHE_CONTROL },
          chunks: [],
        }
      }
      const nonce = freshNonce()
      const isGzip = acceptsGzip(acceptEncoding)
      const body = isGzip ? found.page.gzip : found.page.plain
      return {
        status: 200,
        headers: {
          ...options.headers(nonce),
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": CACHE_CONTROL,
          Vary: VARY,
          ETag: found.etag,
          "Content-Length": String(body.length),
          ...(isGzip ? { "Content-Encoding": "gzip" } : {}),
        },
        chunks: method === "HEAD" ? [] : body.with(nonce),
      }
    },

    render(key, produce) {
      const running = underWay.get(key)
      if (running) return running
      const begun = version
      const rendering = produce().then((rendered) => {
        if (rendered.mayBeStored && isWhole(rendered) && version === begun) keep(key, rendered)
        return rendered
      })
      underWay.set(key, rendering)
      const done = () => {
        if (underWay.get(key) === rendering) underWay.delete(key)
      }
      rendering.then(done, done)
      return rendering
    },

    drop(tags) {
      version += 1
      underWay.clear()
      for (const [key, page] of stored) if (!tags || tags.some((tag) => page.tags.has(tag))) forget(key)
    },

    size: () => ({ pages: stored.size, bytes }),
  }
}

export const CACHE_CONTROL = "public, max-age=0, must-revalidate"
export const VARY_BY_READER = "Cookie, Accept-Language"
const VARY = `${VARY_BY_READER}, Accept-Encoding`

/** Whatever went wrong on the way, half a page or none at all is nobody's page tomorrow. */
const isWhole = ({ status, html }: RenderedPage) => status === 200 && html.trimEnd().endsWith("</html>")

const acceptsGzip = (header = "") => /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?(?:$|[,\s]))/i.test(header)

const matches = (header: string | undefined, etag: string) => header?.split(/\s*,\s*/).includes(etag) ?? false

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
