// Reads the editors' files of this folder. An invalid file throws an error with its name.
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { CategoryKey, JapaneseLevel, Section, TagKey } from "@shirube/contract/categories"
import { ArticleId, AuthorKey } from "@shirube/contract/learning/articles/routes"
import { z } from "zod"
import type { ArticleDraft } from "../src/modules/learning/articles/service.ts"
import { includeShared, readShared, type SharedTexts } from "./shared.ts"

const FOLDER = import.meta.dirname

const Localized = z.object({ en: z.string().min(1), ja: z.string().min(1) })
const Categories = z.array(
  z.object({ key: CategoryKey, section: Section, name: Localized, description: Localized }),
)
const Tags = z.array(z.object({ key: TagKey, name: Localized }))
const Authors = z.array(
  z.object({
    key: AuthorKey,
    name: Localized,
    seal: z.string().min(1).max(3),
    role: z.enum(["editor", "senpai"]),
    headline: Localized,
    bio: Localized,
  }),
)
const Glossary = z.array(
  z.object({
    key: z.string(),
    term: Localized,
    reading: z.string(),
    explanation: Localized,
    also: z.array(z.string().min(1)).default([]),
    article: ArticleId.nullable(),
  }),
)
const Meta = z.object({
  category: CategoryKey,
  tags: z.array(TagKey),
  level: JapaneseLevel,
  author: AuthorKey,
  published_on: z.iso.date(),
  checked_on: z.iso.date(),
  sources: z
    .array(z.object({ title: Localized, publisher: Localized, url: z.url(), checked_on: z.iso.date() }))
    .min(1),
  related: z.array(ArticleId),
})

export async function readContent() {
  const [categories, tags, authors, glossary, shared, ids] = await Promise.all([
    readJson("categories.json", Categories),
    readJson("tags.json", Tags),
    readJson("authors.json", Authors),
    readJson("glossary.json", Glossary),
    readShared(),
    readdir(join(FOLDER, "articles")),
  ])
  const articles = await Promise.all(
    ids.sort().map((id) => readArticle(ArticleId.parse(id), categories, tags, shared)),
  )
  return { categories, tags, authors, glossary, articles }
}

async function readArticle(
  id: z.output<typeof ArticleId>,
  categories: z.output<typeof Categories>,
  tags: z.output<typeof Tags>,
  shared: SharedTexts,
): Promise<ArticleDraft> {
  const meta = await readJson(join("articles", id, "meta.json"), Meta)
  const category = categories.find(({ key }) => key === meta.category)
  if (!category) throw new Error(`seed/articles/${id}: unknown category ${meta.category}`)
  return {
    id,
    category,
    tags: tags.filter(({ key }) => meta.tags.includes(key)),
    level: meta.level,
    authorKey: meta.author,
    publishedAt: new Date(`${meta.published_on}T09:00:00+09:00`),
    checkedOn: meta.checked_on,
    sources: meta.sources,
    relatedIds: meta.related.filter((related) => related !== id),
    texts: { en: await readText(id, "en", shared), ja: await readText(id, "ja", shared) },
  }
}

/** `# Title`, then `> lead`, then the body. */
const TEXT = /^# (?<title>.+)\n+(?<lead>(?:> ?.*\n?)+)\n(?<markdown>[\s\S]+)$/

async function readText(id: string, language: string, shared: SharedTexts) {
  const source = await readFile(join(FOLDER, "articles", id, `${language}.md`), "utf8")
  const { title, lead, markdown } = TEXT.exec(source.replaceAll("\r\n", "\n"))?.groups ?? {}
  if (!title || !lead || !markdown)
    throw new Error(`seed/articles/${id}/${language}.md needs a title, a lead and a body`)
  return {
    title: title.trim(),
    lead: lead
      .replace(/^> ?/gm, "")
      .trim()
      .replaceAll("\n", language === "ja" ? "" : " "),
    markdown: includeShared(markdown, language, shared),
  }
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(join(FOLDER, file), "utf8")))
  if (!parsed.success) throw new Error(`seed/${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
