// Shared pages, rendered once per description (page-request.ts) and cached under the tags of their data until
// an event drops one of these.
import { hash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { createForms, type Encoding, type Forms } from "@shirube/vocabulary/http/encodings"
import { entityTag, matchesEntityTag, weak } from "@shirube/vocabulary/http/entity-tags"
import { createTaggedStore } from "@shirube/vocabulary/http/tagged-store"
import { type FuriganaSetting, STANDARD_FURIGANA } from "@shirube/vocabulary/text/furigana"
import { withFurigana } from "./furigana.ts"
import type { IdleWork } from "./idle-work.ts"
import type { RenderedPage } from "./rendering.ts"

export interface PageCacheOptions {
  readonly maxPages: number
  readonly maxBytes: number
  /** Headers of a cached page, with a policy that allows its inline code. */
  readonly headers: (page: RenderedPage) => Readonly<Record<string, string>>
  /** When pages are compressed as well as possible. */
  readonly idleWork: IdleWork
}

export interface StoredAnswer {
  readonly status: 200 | 304 | 404
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for HEAD and 304. */
  readonly body: Uint8Array<ArrayBuffer> | undefined
}

/** How the response is delivered; independent of the page's content. */
export interface Delivery {
  readonly method: string
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
  readonly furigana: FuriganaSetting
}

export interface PageCache {
  /**
   * The complete response if this page is cached and ready in an encoding that the client accepts.
   * Synchronous and cheap: it runs before everything else.
   */
  readonly answer: (key: string, delivery: Delivery) => StoredAnswer | undefined
  /** The stale page, while it re-renders because something was added to it. */
  readonly former: (key: string, delivery: Delivery) => StoredAnswer | undefined
  /** Renders and stores; simultaneous requests for the same page share one rendering. */
  readonly render: (key: string, produce: () => Promise<RenderedPage>) => Promise<RenderedPage>
  /**
   * Drops the pages under these tags, or every page; after an addition they stay available as `former`.
   * Renderings in progress are not stored, because their data may be old.
   */
  readonly drop: (tags?: readonly string[], isAddition?: boolean) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

/** The page with one setting of furigana. */
interface Edition {
  readonly forms: Forms<StoredAnswer>
  readonly digest: string
  /** Undefined for an error: only a successful response can be unchanged (RFC 9110, 13.2.1). */
  readonly unchanged: StoredAnswer | undefined
}

interface StoredPage {
  readonly edition: (furigana: FuriganaSetting) => Edition
}

export function createPageCache({ maxPages, maxBytes, headers, idleWork }: PageCacheOptions): PageCache {
  const store = createTaggedStore<StoredPage>({ maxEntries: maxPages, maxBytes })

  const keepable = (key: string) => (rendered: RenderedPage) => {
    const { body, tags, status } = rendered
    if (!rendered.mayBeStored || !body || !isStorable(status) || !isWhole(body)) return undefined
    const digest = digestOf(body)
    const common = { ...headers(rendered), "Content-Type": "text/html; charset=utf-8" }
    const editions = new Map<FuriganaSetting, Edition>()
    const value: StoredPage = {
      edition(furigana) {
        const known = editions.get(furigana)
        if (known) return known
        const isStandard = furigana === STANDARD_FURIGANA
        const text = withFurigana(body, furigana)
        const made = editionOf(status, text, isStandard ? digest : `${digest}-${furigana}`, common, {
          grown: (bytes) => store.grow(key, value, bytes),
          whenIdle: (work) => idleWork.add(async () => (store.keeps(key, value) ? await work() : undefined)),
        })
        editions.set(furigana, made)
        if (!isStandard) store.grow(key, value, text.length)
        return made
      },
    }
    return { value, tags, bytes: body.length }
  }

  const answerOf = (
    page: StoredPage,
    { method, ifNoneMatch, acceptEncoding, furigana }: Delivery,
  ): StoredAnswer | undefined => {
    if (method !== "GET" && method !== "HEAD") return undefined
    const { digest, unchanged, forms } = page.edition(furigana)
    if (unchanged && matchesEntityTag(ifNoneMatch, digest)) return unchanged
    const answer = forms.ready(acceptEncoding)?.body
    return answer && method === "HEAD" ? { ...answer, body: undefined } : answer
  }

  return {
    answer(key, delivery) {
      const found = store.get(key)
      return found && answerOf(found, delivery)
    },
    former(key, delivery) {
      const found = store.former(key)
      return found && answerOf(found, delivery)
    },

    render: (key, produce) => store.make(key, produce, keepable(key)),
    drop: store.drop,
    size: () => {
      const { entries, bytes } = store.size()
      return { pages: entries, bytes }
    },
  }
}

function editionOf(
  status: 200 | 404,
  body: Uint8Array<ArrayBuffer>,
  digest: string,
  common: Readonly<Record<string, string>>,
  { grown, whenIdle }: { grown: (bytes: number) => void; whenIdle: IdleWork["add"] },
): Edition {
  // Weak: the same in every encoding.
  const known = { ETag: weak(entityTag(digest)), Vary: VARY, "Cache-Control": CACHE_CONTROL }
  const answerWith = (body: Uint8Array<ArrayBuffer>, encoding?: Encoding): StoredAnswer => ({
    status,
    headers: {
      ...common,
      ...known,
      "Content-Length": String(body.length),
      ...(encoding && { "Content-Encoding": encoding }),
    },
    body,
  })
  const compress = compressed(body)
  return {
    forms: createForms(
      answerWith(body),
      async (encoding) => answerWith(await compress(encoding), encoding),
      ({ body }) => grown(body?.length ?? 0),
      async (encoding) =>
        encoding === "br" ? whenIdle(async () => answerWith(await smallest(body), encoding)) : undefined,
    ),
    digest,
    unchanged: status === 200 ? { status: 304, headers: known, body: undefined } : undefined,
  }
}

export const CACHE_CONTROL = "public, max-age=0, must-revalidate"
export const VARY_BY_READER = "Cookie, Accept-Language"
const VARY = `${VARY_BY_READER}, Accept-Encoding`

const isStorable = (status: number): status is 200 | 404 => status === 200 || status === 404

/** An incomplete or empty page is never cached. */
const isWhole = (body: Uint8Array) =>
  Buffer.from(body.subarray(-END_BYTES)).toString().trimEnd().endsWith("</html>")
const END_BYTES = 32

/** Timestamps of the router and the client cache, which differ between processes. */
const RENDERED_AT = /(\bu:|\\"(?:dehydratedAt|dataUpdatedAt)\\":)\d{13}\b/g
const digestOf = (body: Uint8Array) =>
  hash("sha256", Buffer.from(body).toString().replace(RENDERED_AT, "$1"), "base64url").slice(0, DIGEST_LENGTH)
const DIGEST_LENGTH = 22

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

const brotliAt = (quality: number, bytes: Uint8Array) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** A third of a second for a long page. */
const smallest = (bytes: Uint8Array) => brotliAt(constants.BROTLI_MAX_QUALITY, bytes)

/** Once for all requests, in other threads: the best of gzip, and as much brotli as fits into milliseconds. */
const compressed = (bytes: Uint8Array) => (encoding: Encoding) =>
  encoding === "br" ? brotliAt(9, bytes) : gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })
