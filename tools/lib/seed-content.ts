// Seed content other than the articles (terms, tags, authors), and how its texts are parsed.

export const languages = ["en", "ja"] as const
export const seedFiles = ["meta.json", "en.md", "ja.md"] as const
export type Folder = Partial<Record<(typeof seedFiles)[number], string>>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The visible text, without furigana and markup. */
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

export interface GlossaryTerm {
  readonly key: string
  readonly term: { readonly ja: string }
  readonly article: string | null
}

/** "Read more" must link to a text that contains the term. */
export function glossaryProblems(
  terms: readonly GlossaryTerm[],
  folders: ReadonlyMap<string, Folder>,
): string[] {
  return terms.flatMap(({ key, term, article }) => {
    if (article === null) return []
    const folder = folders.get(article)
    if (!folder) return [`glossary.json: ${key} leads to an unknown article "${article}"`]
    const [en = "", ja = ""] = [folder["en.md"], folder["ja.md"]]
    const shown = plainText(term.ja)
      .split(/[（）]/)
      .filter((word) => word !== "")
    const isThere =
      [en, ja].some((text) => text.includes(`[[${key}`)) || shown.some((word) => plainText(ja).includes(word))
    return isThere ? [] : [`glossary.json: ${key} leads to "${article}", which does not have the term`]
  })
}

export interface Author {
  readonly key: string
  readonly headline: Bilingual
  readonly bio: Bilingual
}
interface Bilingual {
  readonly en: string
  readonly ja: string
}

const licensed =
  /行政書士|弁護士|司法書士|社会保険労務士|社労士|税理士|scrivener|lawyer|attorney|tax accountant|licen[cs]ed/i

/** Demo authors must be marked as fictional, and must not claim a licensed profession. */
export function authorProblems(authors: readonly Author[]): string[] {
  return authors.flatMap(({ key, headline, bio }) => {
    const claims = licensed.exec(plainText([headline.en, headline.ja, bio.en, bio.ja].join("\n")))
    return [
      ...(claims ? [`authors.json: ${key} claims a licensed profession ("${claims[0]}")`] : []),
      ...(/\bexample\b/.test(bio.en) && plainText(bio.ja).includes("架空")
        ? []
        : [`authors.json: ${key} does not say that this is an example`]),
    ]
  })
}

/** A filter must have results. */
export const tagProblems = (tags: ReadonlySet<string>, folders: Iterable<Folder>) => {
  const used = new Set([...folders].flatMap((folder) => tagsOf(folder["meta.json"])))
  return [...tags].filter((tag) => !used.has(tag)).map((tag) => `tags.json: no article has the tag "${tag}"`)
}

function tagsOf(meta = ""): unknown[] {
  const parsed = parse(meta)
  return isRecord(parsed) ? listOf(parsed.tags) : []
}
