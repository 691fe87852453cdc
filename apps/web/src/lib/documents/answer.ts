// Paths that are not pages: for crawlers, feed readers and phones. Documents made from API data are cached
// under the tags of its responses until an event drops one.
import { type PublicNoun, publicNouns } from "@shirube/vocabulary/common/public-pages/nouns"
import { createTaggedStore } from "@shirube/vocabulary/http/tagged-store"
import { type Language, languages } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, PRODUCT_NAME_JA, SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import type { ApiClient } from "../api/api-client.ts"
import { isApiError } from "../api/is-api-error.ts"
import { type AskApi, TAGS_HEADER } from "../api/request-api.ts"
import { withPrefix } from "../language/language.ts"
import type { Page } from "../page/page-data.ts"
import { feed, feedPath } from "./feed.ts"
import { fixedPages, sitemap, sitemapIndex } from "./sitemap.ts"

// How to report a vulnerability: RFC 9116.
const SECURITY_TEXT_PATH = "/.well-known/security.txt"

const DAY_MS = 86_400_000
/** Less than a year, as the standard advises; long enough for copies. */
const VALID_DAYS = 180

interface Facts {
  readonly publicUrl: string
  readonly email: string
  readonly now: Date
}

export function securityText({ publicUrl, email, now }: Facts): string {
  const canonical = new URL(SECURITY_TEXT_PATH, publicUrl)
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.toReversed().join(", ")}`,
    // The standard requires https.
    ...(canonical.protocol === "https:" ? [`Canonical: ${canonical}`] : []),
  ]
  return `${lines.join("\n")}\n`
}

export interface Document {
  readonly type: string
  readonly text: string
}

interface Settings {
  readonly publicUrl: string
  readonly pages: readonly Page[]
  readonly devTools: boolean
  readonly helpEmail: string
}

interface DocumentRequest {
  readonly path: string
  readonly language: Language
}

type ApiIn = (language: Language) => ApiClient

export interface Documents {
  /** Undefined if the path is a page; resolves to undefined if there is no such document. */
  at(
    asked: DocumentRequest,
    client: (tagged: (ask: AskApi) => AskApi) => ApiIn,
  ): Promise<Document | undefined> | undefined
  drop(tags?: readonly string[], isAddition?: boolean): void
}

const XML = "application/xml; charset=utf-8"
const PLAIN = "text/plain; charset=utf-8"
const BOUNDS = { maxEntries: 200, maxBytes: 16 * 1024 * 1024 }

export function createDocuments(settings: Settings): Documents {
  const store = createTaggedStore<Document>(BOUNDS)
  return {
    at(asked, client) {
      const write = writerOf(asked.path)
      if (!write) return undefined
      const key = `${asked.language} ${asked.path}`
      const stored = store.get(key)
      if (stored) return Promise.resolve(stored)
      const tags = new Set<string>()
      const api = client(collectingTags(tags))
      return store.make(
        key,
        () => write(settings, api, asked.language),
        (value) =>
          value && tags.size > 0 ? { value, tags: [...tags], bytes: value.text.length } : undefined,
      )
    },
    drop: store.drop,
  }
}

const collectingTags =
  (tags: Set<string>) =>
  (ask: AskApi): AskApi =>
  async (call) => {
    const response = await ask(call)
    for (const tag of response.headers.get(TAGS_HEADER)?.split(" ") ?? []) tags.add(tag)
    return response
  }

type Write = (settings: Settings, api: ApiIn, language: Language) => Promise<Document | undefined>

const fixed: Readonly<Record<string, Write>> = {
  "/robots.txt": async ({ publicUrl }) => ({ type: PLAIN, text: robots(publicUrl) }),
  "/manifest.webmanifest": async (_settings, _api, language) => ({
    type: "application/manifest+json",
    text: manifest(language),
  }),
  [SECURITY_TEXT_PATH]: async ({ publicUrl, helpEmail }) => ({
    type: PLAIN,
    text: securityText({ publicUrl, email: helpEmail, now: new Date() }),
  }),
  "/sitemap.xml": async ({ publicUrl }, api, language) => {
    const { items } = await api(language)("GET /v1/public-pages")
    const parts = [OWN_PAGES, ...items.map(({ noun, cursor }) => partPath(noun, cursor))]
    return { type: XML, text: sitemapIndex(publicUrl, parts) }
  },
  // For programs that crawl the whole site, such as our end-to-end tests.
  "/dev/pages.json": async ({ devTools, pages }) =>
    devTools ? { type: "application/json", text: JSON.stringify(pages) } : undefined,
  ...Object.fromEntries(languages.map((language) => [feedPath(language), feedIn(language)])),
}

const OWN_PAGES = "/sitemap/pages.xml"
const PART = /^\/sitemap\/([a-z-]+)(?:\.([\w-]+))?\.xml$/
const partPath = (noun: string, cursor: string | null) => `/sitemap/${noun}${cursor ? `.${cursor}` : ""}.xml`

function writerOf(path: string): Write | undefined {
  if (path === OWN_PAGES)
    return async ({ publicUrl, pages }) => ({ type: XML, text: sitemap(publicUrl, fixedPages(pages)) })
  const [, noun, cursor] = PART.exec(path) ?? []
  if (noun !== undefined) return isPublicNoun(noun) ? partOf(noun, cursor) : undefined
  return Object.hasOwn(fixed, path) ? fixed[path] : undefined
}

const isPublicNoun = (noun: string): noun is PublicNoun => publicNouns.includes(noun as PublicNoun)

const partOf =
  (noun: PublicNoun, cursor: string | undefined): Write =>
  async ({ publicUrl }, api, language) => {
    try {
      const { items } = await api(language)("GET /v1/public-pages/{noun}", {
        params: { noun },
        query: cursor === undefined ? {} : { cursor },
      })
      return { type: XML, text: sitemap(publicUrl, items) }
    } catch (error) {
      // The path has an invalid cursor.
      if (isApiError(error) && error.status === 422) return undefined
      throw error
    }
  }

function feedIn(language: Language): Write {
  return async ({ publicUrl }, api) => {
    const { items } = await api(language)("GET /v1/newest-pages")
    return { type: "application/rss+xml; charset=utf-8", text: feed(publicUrl, language, items) }
  }
}

const manifest = (language: Language) =>
  JSON.stringify({
    name: language === "ja" ? `${PRODUCT_NAME_JA} ${PRODUCT_NAME}` : PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: SITE_DESCRIPTION[language],
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    id: "/",
    categories: ["education"],
    background_color: "#faf7f0",
    theme_color: "#faf7f0",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: shortcuts.map(({ url, ...name }) => ({
      name: name[language],
      url: withPrefix(url, language),
      icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  })

/** From a long press on the app's icon. */
const shortcuts = [
  { url: "/shukatsu-calendar", en: "Calendar", ja: "カレンダー" },
  { url: "/community/ask-senpai", en: "Questions", ja: "先輩に相談" },
  { url: "/account/events", en: "My tickets", ja: "参加するイベント" },
]

/**
 * Short on purpose: unlisted pages say `noindex`, which a crawler could not read if it were disallowed. Only
 * paths that are not pages are listed here.
 */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${new URL("/sitemap.xml", publicUrl)}
`
