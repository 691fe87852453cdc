// `/og/article/{id}/{language}.png`. Server only: server.ts loads this file when the first picture is asked for.
import { createHash } from "node:crypto"
import type { Language } from "@shirube/contract/language"
import { isLanguage } from "@shirube/contract/language"
import type { ApiClient } from "#web/lib/api-client.ts"
import { pictureOf } from "./article-picture.ts"
import { drawPicture } from "./og-picture.ts"
import { type Article, isUnknownArticle } from "./queries.ts"

const ADDRESS = /^\/og\/article\/([a-z0-9-]{1,80})\/([a-z]{2})\.png$/
/** Changes when pictures are drawn differently, so that kept ones are asked for again. */
const DRAWING = "1"
const MOST_KEPT = 120

const kept = new Map<string, Promise<Buffer>>()
let lastInLine: Promise<unknown> = Promise.resolve()

/** Undefined where the address is not a picture's. */
export async function answerPicture(
  request: Request,
  path: string,
  api: (language: Language) => ApiClient,
): Promise<Response | undefined> {
  const [, id, language] = ADDRESS.exec(path) ?? []
  if (id === undefined || !isLanguage(language)) return undefined
  const article = await find(api(language), id)
  if (!article) return new Response(null, { status: 404 })

  const version = createHash("sha256")
    .update(`${DRAWING} ${language} ${id} ${article.updatedAt}`)
    .digest("base64url")
  const etag = `"${version.slice(0, 22)}"`
  const asked = new URL(request.url)
  const isCurrent = pictureOf(article, language).endsWith(asked.search) && asked.search !== ""
  const headers = {
    ETag: etag,
    "Cache-Control": `public, max-age=${isCurrent ? "31536000, immutable" : "3600"}`,
    "X-Content-Type-Options": "nosniff",
  }
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers })
  const png = await pictureFor(version, article)
  return new Response(request.method === "HEAD" ? null : new Uint8Array(png), {
    headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.byteLength) },
  })
}

async function find(api: ApiClient, id: string): Promise<Article | undefined> {
  try {
    return await api("GET /v1/articles/{id}", { params: { id }, handles: [404, 422] })
  } catch (error) {
    if (isUnknownArticle(error)) return undefined
    throw error
  }
}

/** Each picture is drawn once, and one at a time: a crawler that wants all of them must not keep readers waiting. */
function pictureFor(version: string, article: Article): Promise<Buffer> {
  const known = kept.get(version)
  if (known) return known
  const drawing = lastInLine.then(() => drawPicture(article))
  lastInLine = drawing.catch(() => {})
  kept.set(version, drawing)
  drawing.catch(() => kept.delete(version))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawing
}
