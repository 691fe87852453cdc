// The seed articles: complete in both languages, long enough to be useful, and free of broken markup and unknown keys.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"

const MIN_WORDS_EN = 600
const MIN_CHARACTERS_JA = 1_500
const levels = ["n5", "n4", "n3", "n2", "n1"]
const callouts = ["tip", "warning", "example"]
const files = ["meta.json", "en.md", "ja.md"] as const

export interface KnownKeys {
  readonly categories: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly authors: ReadonlySet<string>
  readonly glossary: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
}
export type Folder = Partial<Record<(typeof files)[number], string>>

export function articleProblems(folder: Folder, known: KnownKeys): string[] {
  const missing = files.filter((file) => folder[file] === undefined).map((file) => `${file} is missing`)
  const { "meta.json": meta, "en.md": en, "ja.md": ja } = folder
  return [
    ...missing,
    ...(meta === undefined ? [] : metaProblems(meta, known)),
    ...(en === undefined
      ? []
      : [...lengthProblems("en", en), ...markupProblems(en, known)].map((p) => `en.md: ${p}`)),
    ...(ja === undefined
      ? []
      : [...lengthProblems("ja", ja), ...markupProblems(ja, known)].map((p) => `ja.md: ${p}`)),
  ]
}

const isDate = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
const isBilingual = (value: unknown) =>
  isRecord(value) && [value.en, value.ja].every((text) => typeof text === "string" && text.trim() !== "")
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function metaProblems(text: string, known: KnownKeys): string[] {
  const meta = parse(text)
  if (!isRecord(meta)) return ["meta.json cannot be read"]
  const unknown = (what: string, keys: ReadonlySet<string>, values: unknown[]) =>
    values.filter((value) => !keys.has(String(value))).map((value) => `unknown ${what} "${value}"`)
  const sources = listOf(meta.sources)
  return [
    ...unknown("category", known.categories, [meta.category]),
    ...unknown("tag", known.tags, listOf(meta.tags)),
    ...unknown("author", known.authors, [meta.author]),
    ...unknown("related article", known.articles, listOf(meta.related)),
    ...(levels.includes(String(meta.level)) ? [] : [`unknown level "${meta.level}"`]),
    ...(["published_on", "checked_on"] as const).flatMap((key) =>
      isDate(meta[key]) ? [] : [`${key} is no date`],
    ),
    ...(sources.length > 0 ? [] : ["no source"]),
    ...sources.flatMap((source, index) => sourceProblems(source).map((p) => `source ${index + 1}: ${p}`)),
  ].map((problem) => `meta.json: ${problem}`)
}

function sourceProblems(source: unknown): string[] {
  if (!isRecord(source)) return ["cannot be read"]
  return [
    ...(isBilingual(source.title) ? [] : ["title is not in both languages"]),
    ...(isBilingual(source.publisher) ? [] : ["publisher is not in both languages"]),
    ...(/^https:\/\/[^\s/]+\.[^\s]+$/.test(String(source.url)) ? [] : ["url is no https address"]),
    ...(isDate(source.checked_on) ? [] : ["checked_on is no date"]),
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a reader sees, without readings and marks. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll("\\|", "|")
    .replace(/\{([^{}|]+)\|[^{}|]+\}/g, "$1")
    .replace(/\[\[[\w-]+\|([^\]]+)\]\]/g, "$1")
    .replace(/\[\[([\w-]+)\]\]/g, "$1")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^:::\w*/gm, "")
    .replace(/[#>*_|[\]-]+/g, " ")
}

function lengthProblems(language: "en" | "ja", markdown: string): string[] {
  const text = plainText(markdown)
  if (language === "en") {
    const words = text.split(/\s+/).filter(Boolean).length
    return words >= MIN_WORDS_EN ? [] : [`${words} words, at least ${MIN_WORDS_EN} are needed`]
  }
  const characters = text.replace(/\s/g, "").length
  return characters >= MIN_CHARACTERS_JA
    ? []
    : [`${characters} characters, at least ${MIN_CHARACTERS_JA} are needed`]
}

function markupProblems(markdown: string, known: KnownKeys): string[] {
  const lines = markdown.split("\n")
  const titles = lines.filter((line) => /^# \S/.test(line)).length
  return [
    ...(titles === 1 && lines[0]?.startsWith("# ") ? [] : ["starts with one # title"]),
    ...(/^> \S/m.test(markdown) ? [] : ["has no lead (> ...)"]),
    ...(/<\/?[a-z][^>]*>/i.test(markdown) ? ["raw HTML"] : []),
    ...calloutProblems(lines),
    ...lines.flatMap((line, index) =>
      lineProblems(line, known).map((problem) => `line ${index + 1}: ${problem}`),
    ),
  ]
}

function calloutProblems(lines: readonly string[]): string[] {
  const problems: string[] = []
  let openedAt = 0
  for (const [index, line] of lines.entries()) {
    if (!line.trimStart().startsWith(":::")) continue
    const kind = /^:::(\w+)( \S.*)?$/.exec(line)?.[1]
    const at = `line ${index + 1}`
    if (kind && openedAt) problems.push(`${at}: ::: inside the callout of line ${openedAt}`)
    if (kind && !callouts.includes(kind)) problems.push(`${at}: unknown callout "${kind}"`)
    if (!kind && line !== ":::") problems.push(`${at}: ::: cannot be read`)
    if (line === ":::" && !openedAt) problems.push(`${at}: ::: closes nothing`)
    openedAt = kind ? index + 1 : 0
  }
  return openedAt ? [...problems, `line ${openedAt}: the callout is not closed`] : problems
}

const readable = /[\p{Script=Hiragana}\p{Script=Katakana}ー・\p{Script=Latin}\s]+/u

function lineProblems(line: string, known: KnownKeys): string[] {
  const text = line.startsWith("|") ? line.replaceAll("\\|", "|") : line
  const problems: string[] = []
  // Readings first, from the inside out: they may stand inside a glossary term.
  const withoutRuby = text.replace(/\{([^{}]*)\}/g, (whole, inside: string) => {
    const [base = "", reading = "", ...more] = inside.split("|")
    const isSound = base !== "" && more.length === 0 && reading.replace(readable, "") === "" && reading !== ""
    if (!isSound) problems.push(`${whole} is no {text|reading}`)
    return base
  })
  if (/[{}]/.test(withoutRuby)) problems.push("a brace without its pair")
  const withoutTerms = withoutRuby.replace(/\[\[([^[\]]*)\]\]/g, (whole, inside: string) => {
    const [key = "", shown, ...more] = inside.split("|")
    if (!known.glossary.has(key)) problems.push(`unknown glossary key "${key}"`)
    if (shown === "" || more.length > 0) problems.push(`${whole} is no [[key|text]]`)
    return shown ?? key
  })
  if (/\[\[|\]\]/.test(withoutTerms)) problems.push("a [[ without its pair")
  for (const [, slug = ""] of text.matchAll(/\]\(\/article\/([^)#]*)/g)) {
    if (!known.articles.has(slug)) problems.push(`link to an unknown article "${slug}"`)
  }
  return problems
}

const seed = join(root, "apps/api/seed")
const readKeys = (file: string): Set<string> =>
  new Set((JSON.parse(readFileSync(join(seed, file), "utf8")) as { key: string }[]).map(({ key }) => key))

if (import.meta.main) {
  const articles = readdirSync(join(seed, "articles")).sort()
  const known: KnownKeys = {
    categories: readKeys("categories.json"),
    tags: readKeys("tags.json"),
    authors: readKeys("authors.json"),
    glossary: readKeys("glossary.json"),
    articles: new Set(articles),
  }
  const read = (slug: string): Folder =>
    Object.fromEntries(
      files
        .map((file) => [file, join(seed, "articles", slug, file)] as const)
        .filter(([, path]) => existsSync(path))
        .map(([file, path]) => [file, readFileSync(path, "utf8")]),
    )
  report([
    ...(articles.length === 0 ? ["apps/api/seed/articles: no article"] : []),
    ...articles.flatMap((slug) => articleProblems(read(slug), known).map((problem) => `${slug}/${problem}`)),
  ])
}
