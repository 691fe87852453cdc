// Reads the editors' files of this folder. An invalid file throws an error with its name.
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { CategoryKey, JapaneseLevel, Section, TagKey } from "@shirube/contract/categories"
import { ArticleId, AuthorKey } from "@shirube/contract/learning/articles/routes"
import { type Language, languages } from "@shirube/vocabulary/language"
import { summaryParts } from "@shirube/vocabulary/learning/articles/choices"
import type { ArticleDetails, ArticleText } from "@shirube/vocabulary/learning/articles/writing"
import { z } from "zod"
import { namedId } from "../src/kernel/db/ids.ts"
import type { FiledDocument } from "../src/modules/editorial/writing/loading/service.ts"
import type { ArticleDraft } from "../src/modules/learning/articles/service.ts"
import { includeShared, readShared, type SharedTexts } from "./shared.ts"

const FOLDER = import.meta.dirname

const Localized = z.object({ en: z.string().min(1), ja: z.string().min(1) })
export const Categories = z.array(
  z.object({ key: CategoryKey, section: Section, name: Localized, description: Localized }),
)
export const Tags = z.array(z.object({ key: TagKey, name: Localized }))
export const Authors = z.array(
  z.object({
    key: AuthorKey,
    name: Localized,
    seal: z.string().min(1).max(3),
    role: z.enum(["editor", "senpai"]),
    headline: Localized,
    bio: Localized,
  }),
)
export const Glossary = z.array(
  z.object({
    key: z.string(),
    term: Localized,
    reading: z.string(),
    explanation: Localized,
    example: Localized,
    also: z.array(z.string().min(1)).default([]),
    article: ArticleId.nullable(),
  }),
)
const SummaryLine = z.object({ part: z.enum(summaryParts), markdown: z.string().min(1) })
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
  /** Addresses that it had before; they lead to it. */
  former_addresses: z.array(ArticleId).default([]),
})

/** `folder` is the seed, or another one that `content:export` has written. */
export async function readContent(folder = FOLDER) {
  const [categories, tags, authors, glossary, shared, ids] = await Promise.all([
    readJson(join(folder, "categories.json"), Categories),
    readJson(join(folder, "tags.json"), Tags),
    readJson(join(folder, "authors.json"), Authors),
    readJson(join(folder, "glossary.json"), Glossary),
    readShared(join(folder, "shared")),
    readdir(join(folder, "articles")),
  ])
  const files = await Promise.all(ids.sort().map((id) => readArticle(ArticleId.parse(id), folder)))
  return {
    categories,
    tags,
    authors,
    glossary,
    shared,
    documents: files.map(documentOf),
    articles: files.map((file) => draftOf(file, { categories, tags, shared })),
  }
}

interface ArticleFile {
  readonly id: z.output<typeof ArticleId>
  readonly meta: z.output<typeof Meta>
  readonly texts: Readonly<Partial<Record<Language, ArticleText>>>
}

async function readArticle(id: z.output<typeof ArticleId>, folder: string): Promise<ArticleFile> {
  const meta = await readJson(join(folder, "articles", id, "meta.json"), Meta)
  const read = await Promise.all(
    languages.map(async (language) => [language, await readText(folder, id, language)] as const),
  )
  return { id, meta, texts: Object.fromEntries(read.filter(([, text]) => text)) }
}

const publishedAt = ({ meta }: ArticleFile) => new Date(`${meta.published_on}T09:00:00+09:00`)

/** As editors write it. */
function documentOf(file: ArticleFile): FiledDocument {
  const { id, meta, texts } = file
  const details: ArticleDetails = {
    category: meta.category,
    author: meta.author,
    level: meta.level,
    tags: meta.tags,
    checked: meta.checked_on,
    sources: meta.sources.map(({ checked_on, ...source }) => ({ ...source, checked: checked_on })),
    related: meta.related.filter((related) => related !== id),
  }
  return {
    id: namedId(id),
    firstPublishedAt: publishedAt(file),
    formerAddresses: meta.former_addresses,
    details: { ...details },
    texts: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { ...text }])),
  }
}

interface Surroundings {
  readonly categories: z.output<typeof Categories>
  readonly tags: z.output<typeof Tags>
  readonly shared: SharedTexts
}

/** As it is published, with its shared paragraphs. */
function draftOf(file: ArticleFile, { categories, tags, shared }: Surroundings): ArticleDraft {
  const { id, meta, texts } = file
  const category = categories.find(({ key }) => key === meta.category)
  if (!category) throw new Error(`seed/articles/${id}: unknown category ${meta.category}`)
  return {
    id,
    category,
    tags: tags.filter(({ key }) => meta.tags.includes(key)),
    level: meta.level,
    authorKey: meta.author,
    publishedAt: publishedAt(file),
    checkedOn: meta.checked_on,
    sources: meta.sources,
    relatedIds: meta.related.filter((related) => related !== id),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [
        language,
        { ...text, markdown: includeShared(text.markdown, language, shared) },
      ]),
    ),
  }
}

/** `# Title`, then `> lead`, then the lines of the summary (`@when …`) where it has one, then the body. */
const TEXT =
  /^# (?<title>.+)\n+(?<lead>(?:> ?.*\n?)+)\n(?<summary>(?:@(?!shared )\w+ .+\n)*)(?<markdown>[\s\S]+)$/
const SUMMARY_LINE = /^@(?<part>\w+) (?<markdown>.+)$/gm

const summaryOf = (lines: string) =>
  [...lines.matchAll(SUMMARY_LINE)].map(({ groups }) => SummaryLine.parse(groups))

/** Undefined if the article is not written in this language. */
async function readText(folder: string, id: string, language: Language): Promise<ArticleText | undefined> {
  const path = join(folder, "articles", id, `${language}.md`)
  const source = existsSync(path) ? await readFile(path, "utf8") : undefined
  if (source === undefined) return undefined
  const { title, lead, summary = "", markdown } = TEXT.exec(source.replaceAll("\r\n", "\n"))?.groups ?? {}
  if (!title || !lead || !markdown)
    throw new Error(`seed/articles/${id}/${language}.md needs a title, a lead and a body`)
  return {
    title: title.trim(),
    lead: lead
      .replace(/^> ?/gm, "")
      .trim()
      .replaceAll("\n", language === "ja" ? "" : " "),
    summary: summaryOf(summary),
    markdown: markdown.replace(/^\n+/, ""),
  }
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, "utf8")))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
