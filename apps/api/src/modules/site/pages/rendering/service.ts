// A page's text → what readers get: numbers filled in, Markdown rendered, places for what the program adds.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { type PageComponent, pageComponents } from "@shirube/vocabulary/site/pages/choices"
import { FACT, HELP_EMAIL_FACT, pageFacts } from "@shirube/vocabulary/site/pages/facts"
import type { PageText } from "@shirube/vocabulary/site/pages/writing"
import { renderMarkdown } from "#api/kernel/text/markdown"
import type { PictureSize } from "#api/kernel/text/markdown/pictures"
import { parseRuby } from "#api/kernel/text/ruby"
import { termsIn } from "#api/modules/learning/articles/rendering/service"

interface ShownPage {
  readonly id: string
  readonly version: string
  readonly text: PageText
  readonly updatedAt: Date
}

interface Surroundings {
  /** Of a page that people agree to, the newest first. */
  readonly versions: readonly string[]
  readonly language: Language
  readonly helpEmail: string
  readonly pictureAt: (address: string) => readonly PictureSize[] | undefined
}

/** Pages link to no terms: what people agree to is explained where it is written. */
const noTerms = new Map<never, never>()

export function renderPage(
  { id, version, text, updatedAt }: ShownPage,
  { versions, language, helpEmail, pictureAt }: Surroundings,
) {
  const { html, headings } = renderMarkdown(withFacts(text.markdown, helpEmail), {
    ...termsIn(noTerms, language),
    pictureAt,
  })
  return {
    id,
    language,
    title: withoutRuby(text.title),
    title_ruby: parseRuby(text.title),
    lead: withoutRuby(text.lead),
    lead_ruby: parseRuby(text.lead),
    version: version === "" ? null : version,
    versions: [...versions],
    blocks: blocksOf(withLinkRows(html)),
    headings: headings.map((heading) => ({
      id: heading.id,
      text_ruby: parseRuby(heading.text),
      depth: heading.depth,
    })),
    updated_at: updatedAt.toISOString(),
  }
}

/** Unknown names stay as they are written; publishing refuses them. */
export const withNumbers = (markdown: string) =>
  markdown.replace(FACT, (written, name: string) =>
    name in pageFacts ? String(pageFacts[name as keyof typeof pageFacts]) : written,
  )

const withFacts = (markdown: string, helpEmail: string) =>
  withNumbers(markdown).replaceAll(`{${HELP_EMAIL_FACT}}`, `[${helpEmail}](mailto:${helpEmail})`)

const COMPONENT = /<p>@component ([a-z-]+)<\/p>\n?/

type Block =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "component"; readonly name: PageComponent }

function blocksOf(html: string): Block[] {
  // The names stand between the pieces.
  return html.split(COMPONENT).flatMap((piece, at): Block[] => {
    if (at % 2 === 0) return piece.trim() === "" ? [] : [{ kind: "html", html: piece }]
    const name = pageComponents.find((each) => each === piece)
    return name ? [{ kind: "component", name }] : []
  })
}

/** A paragraph of links alone is a row of places to go. */
const withLinkRows = (html: string) =>
  html.replace(/<p>((?:<a [^>]*>[^<]*<\/a>\s*)+)<\/p>/g, '<p class="page-links">$1</p>')
