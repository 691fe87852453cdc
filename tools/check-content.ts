// Checks the seed articles: complete in both languages, long enough to be useful, with valid markup and real
// sources. Visa and work texts end with where to ask, a glossary term links to a text that contains it, and
// no author claims a licence they do not hold. Facts of law have the numbers of the shared paragraphs. Demo
// texts and screens do not repeat withdrawn statements, use one word for one thing, and give each date its
// weekday.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { courses } from "../apps/api/seed/learning/courses.ts"
import { includeShared, readShared, type SharedTexts, sharedNames } from "../apps/api/seed/shared.ts"
import { ageProblems, weekdayProblems } from "./lib/dates-in-texts.ts"
import { projectFiles, root } from "./lib/files.ts"
import { bareKanjiInEnglish, bareKanjiProblems, cutTerms } from "./lib/fixed-terms.ts"
import { feesOf, legalFactProblems } from "./lib/legal-facts.ts"
import { linkTextProblems } from "./lib/link-texts.ts"
import { report } from "./lib/problems.ts"
import { isProse, proseProblemsIn, textOf } from "./lib/prose.ts"
import {
  type Author,
  authorProblems,
  type Folder,
  type GlossaryTerm,
  glossaryProblems,
  isRecord,
  languages,
  listOf,
  parse,
  plainText,
  seedFiles,
  tagProblems,
} from "./lib/seed-content.ts"
import { isSummaryLine, summaryProblems } from "./lib/summaries.ts"
import { withdrawnProblems } from "./lib/withdrawn-statements.ts"
import { quoteProblems } from "./lib/wording.ts"

const MIN_WORDS_EN = 600
const MIN_CHARACTERS_JA = 1_500
const levels = ["n5", "n4", "n3", "n2", "n1"]
const callouts = ["tip", "warning", "example", "template"]
const ASK = "where-to-ask"

export interface KnownKeys {
  readonly categories: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly authors: ReadonlySet<string>
  readonly glossary: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly shared: SharedTexts
  /** First lines of the articles, by language and address. */
  readonly titles: Readonly<Record<"en" | "ja", ReadonlyMap<string, string>>>
}
export function articleProblems(folder: Folder, known: KnownKeys): string[] {
  const missing = seedFiles.filter((file) => folder[file] === undefined).map((file) => `${file} is missing`)
  const meta = folder["meta.json"]
  const mustSayWhereToAsk = meta !== undefined && isAboutVisaOrWork(parse(meta))
  return [
    ...missing,
    ...summaryProblems(folder),
    ...(meta === undefined ? [] : metaProblems(meta, known)),
    ...languages.flatMap((language) => {
      const text = folder[`${language}.md`]
      if (text === undefined) return []
      const unknown = sharedNames(text).filter((name) => !known.shared.has(`${name}.${language}`))
      return [
        ...(unknown.length > 0
          ? unknown.map((name) => `unknown shared text "${name}"`)
          : lengthProblems(language, includeShared(text, language, known.shared))),
        ...markupProblems(text, known),
        ...linkTextProblems(text, language, known.titles[language]),
        ...(language === "en" ? text.split("\n").flatMap((line) => quoteProblems("a line", line)) : []),
        ...(language === "en" ? bareKanjiProblems(text) : []),
        ...cutTerms(text).map((term) => `"${term}" is one term: give it one reading, {${term}|…}`),
        ...(mustSayWhereToAsk && !text.trimEnd().endsWith(`\n@shared ${ASK}`)
          ? [`does not end with "@shared ${ASK}"`]
          : []),
      ].map((problem) => `${language}.md: ${problem}`)
    }),
  ]
}

const isAboutVisaOrWork = (meta: unknown) =>
  isRecord(meta) &&
  (["visa", "work"].includes(String(meta.category)) || listOf(meta.tags).includes("immigration"))

/** Texts included in several articles: in both languages, valid, and used. */
export function sharedProblems(known: KnownKeys, used: ReadonlySet<string>): string[] {
  const names = new Set([...known.shared.keys()].map((key) => key.replace(/\.[a-z]+$/, "")))
  return [...names].flatMap((name) => [
    ...(used.has(name) ? [] : [`shared/${name}: no article uses it`]),
    ...languages.flatMap((language) => {
      const text = known.shared.get(`${name}.${language}`)
      if (text === undefined) return [`shared/${name}.${language}.md is missing`]
      return [
        ...bodyProblems(text.split("\n"), known),
        ...linkTextProblems(text, language, known.titles[language]),
      ].map((problem) => `shared/${name}.${language}.md: ${problem}`)
    }),
  ])
}

const isDate = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
const isBilingual = (value: unknown) =>
  isRecord(value) && [value.en, value.ja].every((text) => typeof text === "string" && text.trim() !== "")

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
      isDate(meta[key]) ? [] : [`${key} is not a date`],
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
    ...urlProblems(String(source.url)),
    ...languageProblems(source),
    ...(isDate(source.checked_on) ? [] : ["checked_on is not a date"]),
  ]
}

function urlProblems(address: string): string[] {
  if (!/^https:\/\/[^\s/]+\.[^\s]+$/.test(address) || !URL.canParse(address))
    return ["url is not an https address"]
  // A folder directly below the host is a home page too: moj.go.jp/isa/, jsite.mhlw.go.jp/tokyo-foreigner/.
  return /^\/(?:[^/.]+\/)?$/.test(new URL(address).pathname)
    ? [`${address} is a home page, not a source`]
    : []
}

const englishPage = /\/en\/|english|_eng\b|[?&]ln=1/

/** Readers of English are warned before the click that the page is in Japanese. */
const languageProblems = ({ title, url }: Record<string, unknown>) =>
  !isRecord(title) || englishPage.test(String(url)) || String(title.en).endsWith("(in Japanese)")
    ? []
    : ['the English title does not end with "(in Japanese)"']

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
    ...bodyProblems(lines, known),
  ]
}

const bodyProblems = (lines: readonly string[], known: KnownKeys): string[] => [
  ...(lines.some((line) => /<\/?[a-z][^>]*>/i.test(line)) ? ["raw HTML"] : []),
  ...calloutProblems(lines),
  ...lines.flatMap((line, index) =>
    lineProblems(line, known).map((problem) => `line ${index + 1}: ${problem}`),
  ),
]

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
  if (line.startsWith("@") && !isSummaryLine(line))
    return /^@shared [a-z0-9-]+$/.test(line) ? [] : [`"${line}" is not "@shared name"`]
  const text = line.startsWith("|") ? line.replaceAll("\\|", "|") : line
  const problems: string[] = []
  // Furigana first, because they may be inside a glossary term.
  const withoutRuby = text.replace(/\{([^{}]*)\}/g, (whole, inside: string) => {
    const [base = "", reading = "", ...more] = inside.split("|")
    const isSound = base !== "" && more.length === 0 && reading.replace(readable, "") === "" && reading !== ""
    if (!isSound) problems.push(`${whole} is not {text|reading}`)
    return base
  })
  if (/[{}]/.test(withoutRuby)) problems.push("a brace without its pair")
  const withoutTerms = withoutRuby.replace(/\[\[([^[\]]*)\]\]/g, (whole, inside: string) => {
    const [key = "", shown, ...more] = inside.split("|")
    if (!known.glossary.has(key)) problems.push(`unknown glossary key "${key}"`)
    if (shown === "" || more.length > 0) problems.push(`${whole} is not [[key|text]]`)
    return shown ?? key
  })
  if (/\[\[|\]\]/.test(withoutTerms)) problems.push("a [[ without its pair")
  for (const [, slug = ""] of text.matchAll(/\]\(\/article\/([^)#]*)/g)) {
    if (!known.articles.has(slug)) problems.push(`link to an unknown article "${slug}"`)
  }
  return problems
}

const seed = join(root, "apps/api/seed")
const readList = <Entry extends { key: string }>(file: string): Entry[] =>
  JSON.parse(readFileSync(join(seed, file), "utf8"))
const keysOf = (entries: readonly { key: string }[]) => new Set(entries.map(({ key }) => key))

if (import.meta.main) {
  const read = (slug: string): Folder =>
    Object.fromEntries(
      seedFiles
        .map((file) => [file, join(seed, "articles", slug, file)] as const)
        .filter(([, path]) => existsSync(path))
        .map(([file, path]) => [file, readFileSync(path, "utf8")]),
    )
  const folders = new Map(
    readdirSync(join(seed, "articles"))
      .sort()
      .map((slug) => [slug, read(slug)] as const),
  )
  const titlesIn = (language: "en" | "ja") =>
    new Map(
      [...folders].map(([slug, folder]) => [slug, folder[`${language}.md`]?.split("\n")[0] ?? ""] as const),
    )
  const authors = readList<Author>("authors.json")
  const glossary = readList<GlossaryTerm>("glossary.json")
  const known: KnownKeys = {
    categories: keysOf(readList("categories.json")),
    tags: keysOf(readList("tags.json")),
    authors: keysOf(authors),
    glossary: keysOf(glossary),
    articles: new Set(folders.keys()),
    shared: await readShared(),
    titles: { en: titlesIn("en"), ja: titlesIn("ja") },
  }
  const used = [...folders.values()].flatMap((folder) =>
    languages.flatMap((language) => sharedNames(folder[`${language}.md`] ?? "")),
  )
  const fees = feesOf(known.shared.get("fees.en") ?? "")
  report([
    ...(folders.size === 0 ? ["apps/api/seed/articles: no article"] : []),
    ...[...folders].flatMap(([slug, folder]) =>
      articleProblems(folder, known).map((problem) => `${slug}/${problem}`),
    ),
    ...sharedProblems(known, new Set(used)),
    ...glossaryProblems(glossary, folders),
    ...bareKanjiInEnglish(glossary, "glossary.json"),
    ...bareKanjiInEnglish(courses, "learning/courses"),
    ...tagProblems(known.tags, folders.values()),
    ...authorProblems(authors),
    ...projectFiles("apps/api/seed", "apps/web/src", "apps/api/src/modules")
      .filter((file) => /(?<!\.test)\.(?:ts|json|md)$/.test(file) && !file.endsWith("manifest.json"))
      .flatMap((file) => withdrawnProblems(file, readFileSync(join(root, file), "utf8"))),
    ...projectFiles("apps/api/seed", "apps/web/src", "apps/api/src/modules", "packages/vocabulary/src")
      .filter((file) => /(?<!\.test)\.(?:ts|json|md)$/.test(file) && !file.endsWith("manifest.json"))
      .flatMap((file) => legalFactProblems(file, readFileSync(join(root, file), "utf8"), fees)),
    ...projectFiles("apps/api/seed", "apps/api/reference", "apps/web/src")
      .filter((file) => /(?<!\.test)\.(?:ts|json|md)$/.test(file) && !file.endsWith("manifest.json"))
      .flatMap((file) => weekdayProblems(file, textOf(readFileSync(join(root, file), "utf8")))),
    ...projectFiles("apps/api/seed", "apps/api/reference")
      .filter(isProse)
      .flatMap((file) => proseProblemsIn(file, readFileSync(join(root, file), "utf8"))),
    ...ageProblems(
      new Map(
        projectFiles("apps/api/seed")
          .filter((file) => /\.(?:ts|json)$/.test(file))
          .map((file) => [file, readFileSync(join(root, file), "utf8")]),
      ),
    ),
  ])
}
