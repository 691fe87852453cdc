// Documents for tests: articles, as editors write them. A test states only what matters to it.
import type { ArticleDetails, ArticleText } from "@shirube/vocabulary/learning/articles/writing"
import { publish } from "#api/modules/learning/articles/builders"
import type { TestApi } from "#api/testing/api"

let counter = 0

export const someDetails = (wishes: Partial<ArticleDetails> = {}): ArticleDetails => ({
  category: "documents",
  author: "mori",
  level: "n3",
  tags: ["writing"],
  checked: "2026-11-10",
  sources: [
    {
      title: { en: "A source", ja: "出典" },
      publisher: { en: "An agency", ja: "庁" },
      url: "https://agency.example/page",
      checked: "2026-11-10",
    },
  ],
  related: [],
  ...wishes,
})

export const someText = (wishes: Partial<ArticleText> = {}): ArticleText => ({
  title: "An entry sheet",
  lead: "What to write.",
  summary: [],
  markdown: "## First\n\nSome text.\n",
  ...wishes,
})

export const someJapanese = (wishes: Partial<ArticleText> = {}): ArticleText =>
  someText({
    title: "エントリーシート",
    lead: "{何|なに}を{書|か}くか。",
    markdown: "## はじめに\n\n文です。\n",
    ...wishes,
  })

type Part = "details" | "en" | "ja"

export const pathOf = (id: string) => `/v1/editors/writing/article/${id}`

export const save = (
  api: TestApi,
  token: string | undefined,
  id: string,
  part: Part,
  body: { readonly version: number; readonly fields: object },
) => api.call(`PUT ${pathOf(id)}/${part}/draft`, { token, body })

export const read = async (api: TestApi, token: string | undefined, id: string) =>
  (await api.call(`GET ${pathOf(id)}`, { token })).body

/** What a body needs to publish these languages as they are drafted now. */
export async function asDrafted(
  api: TestApi,
  token: string | undefined,
  id: string,
  languages: readonly ("en" | "ja")[] = ["en", "ja"],
) {
  const { parts } = await read(api, token, id)
  const versions = Object.fromEntries(
    (["details", ...languages] as const).map((part) => [part, parts[part].version]),
  )
  return { languages, versions }
}

export const publishDraft = async (
  api: TestApi,
  token: string | undefined,
  id: string,
  languages: readonly ("en" | "ja")[] = ["en", "ja"],
) => api.call(`POST ${pathOf(id)}/publish`, { token, body: await asDrafted(api, token, id, languages) })

/** An article that has everything, as a draft. */
export async function aDraftedArticle(
  api: TestApi,
  token: string | undefined,
  wishes: {
    readonly id?: string
    readonly details?: Partial<ArticleDetails>
    readonly en?: Partial<ArticleText>
    readonly ja?: Partial<ArticleText>
  } = {},
): Promise<string> {
  await publish(api)
  const id = wishes.id ?? `written-${++counter}`
  await api.call("POST /v1/editors/writing/article", { token, body: { id } })
  await save(api, token, id, "details", { version: 0, fields: someDetails(wishes.details) })
  await save(api, token, id, "en", { version: 0, fields: someText(wishes.en) })
  await save(api, token, id, "ja", { version: 0, fields: someJapanese(wishes.ja) })
  return id
}

/** Saves all parts of a document of any noun, begun if it is new, and publishes both languages. */
export async function saveAll(
  api: TestApi,
  token: string | undefined,
  noun: string,
  id: string,
  parts: Readonly<Record<Part, object>>,
) {
  const path = `/v1/editors/writing/${noun}/${id}`
  await api.call(`POST /v1/editors/writing/${noun}`, { token, body: { id } })
  const versions: Record<string, number> = {}
  for (const [part, fields] of Object.entries(parts)) {
    const { body } = await api.call(`GET ${path}`, { token })
    const { version } = body.parts[part]
    const saved = await api.call(`PUT ${path}/${part}/draft`, { token, body: { version, fields } })
    versions[part] = saved.body.version
  }
  return api.call(`POST ${path}/publish`, { token, body: { languages: ["en", "ja"], versions } })
}

export async function aPublishedArticle(...parts: Parameters<typeof aDraftedArticle>): Promise<string> {
  const id = await aDraftedArticle(...parts)
  const { status } = await publishDraft(parts[0], parts[1], id)
  if (status !== 200) throw new Error(`The article was not published: ${status}`)
  return id
}
