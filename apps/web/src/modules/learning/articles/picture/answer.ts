// `/og/article/{id}/{language}.png`, the same for `event` and `mentor`, and `/og/site/{language}.png`. Server
// only: renderer.ts loads this file for the first picture requested.

import { createHash } from "node:crypto"
import type { Language } from "@shirube/vocabulary/language"
import { isLanguage } from "@shirube/vocabulary/language"
import { SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import type { ApiClient } from "#web/lib/api/api-client.ts"
import { isUnknownId } from "#web/lib/api/is-api-error.ts"
import type { DrawnPicture, PictureJob } from "#web/lib/server/rendering.ts"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import type { Article } from "../queries.ts"
import { drawPicture, type Subject } from "./drawing.ts"

const ADDRESS = /^\/og\/(?:site|(article|event|mentor)\/([a-z0-9-]{1,80}))\/([a-z]{2})\.png$/
/** Bump when the drawing changes, to invalidate cached pictures. */
const DRAWING = "2"
const MOST_KEPT = 120

const kept = new Map<string, Promise<Buffer>>()
let lastInLine: Promise<unknown> = Promise.resolve()

/** Undefined if the URL is not a picture's. */
export async function answerPicture(
  { path, search, ifNoneMatch }: Omit<PictureJob, "client">,
  api: (language: Language) => ApiClient,
): Promise<DrawnPicture | undefined> {
  const [isPicture, noun, id, language] = ADDRESS.exec(path) ?? []
  if (!isPicture || !isLanguage(language)) return undefined
  if (id === undefined)
    return drawn(ifNoneMatch, siteSubject(language), { version: language, isCurrent: false })
  const found = await finders[noun as keyof typeof finders](api(language), id, language)
  if (!found) return { status: 404, headers: {}, body: undefined }
  const isCurrent = search !== "" && search === versionOf(found.updatedAt)
  return drawn(ifNoneMatch, found.subject, {
    version: `${language} ${noun} ${id} ${found.updatedAt}`,
    isCurrent,
  })
}

interface PictureSource {
  readonly subject: Subject
  readonly updatedAt: string
}

const versionOf = (updatedAt: string) => `?v=${Date.parse(updatedAt).toString(36)}`

type ArticleFacts = Pick<Article, "id" | "title" | "category"> & {
  readonly author: Pick<Article["author"], "name">
}

const articleSubject = ({ id, title, category, author }: ArticleFacts): Subject => ({
  seed: id,
  look: categoryLook(category.key),
  label: category.name,
  title,
  byline: author.name,
})

const siteLabel = { en: "Journal and community", ja: "就活ジャーナルとコミュニティ" }
const siteSubject = (language: Language): Subject => ({
  seed: "site",
  look: categoryLook("basics"),
  label: siteLabel[language],
  title: SITE_DESCRIPTION[language],
  byline: "",
})

async function drawn(
  ifNoneMatch: string | null,
  subject: Subject,
  { version, isCurrent }: { version: string; isCurrent: boolean },
): Promise<DrawnPicture> {
  const digest = createHash("sha256").update(`${DRAWING} ${version}`).digest("base64url")
  const etag = `"${digest.slice(0, 22)}"`
  const headers = {
    ETag: etag,
    "Cache-Control": `public, max-age=${isCurrent ? "31536000, immutable" : "3600"}`,
    "X-Content-Type-Options": "nosniff",
  }
  if (ifNoneMatch === etag) return { status: 304, headers, body: undefined }
  const png = await pictureFor(digest, subject)
  return {
    status: 200,
    headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.byteLength) },
    body: new Uint8Array(png),
  }
}

async function find(api: ApiClient, id: string): Promise<PictureSource | undefined> {
  try {
    const article = await api("GET /v1/articles/{id}", { params: { id }, handles: [404, 422] })
    return { subject: articleSubject(article), updatedAt: article.updatedAt }
  } catch (error) {
    if (isUnknownId(error)) return undefined
    throw error
  }
}

async function findEvent(api: ApiClient, id: string): Promise<PictureSource | undefined> {
  try {
    const event = await api("GET /v1/events/{id}", { params: { id }, handles: [404, 422] })
    const [topic] = event.topics
    const subject = {
      seed: id,
      look: categoryLook(topic?.key ?? "companies"),
      label: topic?.name ?? "",
      title: event.title,
      byline: event.host.name ?? "",
    }
    return { subject, updatedAt: event.updatedAt }
  } catch (error) {
    if (isUnknownId(error)) return undefined
    throw error
  }
}

const mentorLabel = { en: "Senpai", ja: "先輩" }

/** Their headline, and their name below it. */
async function findMentor(
  api: ApiClient,
  id: string,
  language: Language,
): Promise<PictureSource | undefined> {
  try {
    const { name, headline, names, updatedAt } = await api("GET /v1/mentors/{id}", {
      params: { id },
      handles: [404, 422],
    })
    const subject = {
      seed: id,
      look: categoryLook("people"),
      label: [mentorLabel[language], names.nationality, names.industry].filter(Boolean).join(" · "),
      title: headline[language] ?? headline.en ?? headline.ja ?? name,
      byline: name,
    }
    return { subject, updatedAt }
  } catch (error) {
    if (isUnknownId(error)) return undefined
    throw error
  }
}

const finders = { article: find, event: findEvent, mentor: findMentor }

/** Draws each picture once and one at a time, so that a crawler that wants all of them does not slow down readers. */
function pictureFor(version: string, subject: Subject): Promise<Buffer> {
  const known = kept.get(version)
  if (known) return known
  const drawing = lastInLine.then(() => drawPicture(subject))
  lastInLine = drawing.catch(() => {})
  kept.set(version, drawing)
  drawing.catch(() => kept.delete(version))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawing
}
