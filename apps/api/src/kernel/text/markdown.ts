// Markdown → safe HTML, once per save. Raw HTML is off for every author; the other features depend on the
// author.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { writtenMention } from "@shirube/vocabulary/text/mentions"
import type { Token } from "markdown-it"
import { createEditorParser, editorEnvironment, termCards } from "./markdown/editor.ts"
import type { EditorProfile } from "./markdown/editor-profile.ts"
import { readable } from "./markdown/furigana.ts"
import {
  createEssayParser,
  createMemberParser,
  createRemarkParser,
  LONGEST_MEMBER_TEXT,
  type MemberProfile,
  memberEnvironment,
} from "./markdown/member.ts"
import { personOf } from "./markdown/mentions.ts"
import { markQuotedJapanese } from "./markdown/quoted-japanese.ts"
import { unbroken } from "./markdown/unbroken.ts"

/**
 * Incremented when the output for the same text changes: rows saved under an older format are rendered again.
 */
export const MARKDOWN_FORMAT = 12
/**
 * For a text that lacks its furigana: older than any other format, so that it is rendered again once there is
 * a dictionary.
 */
export const UNANNOTATED_FORMAT = 0

/** Everything that is stored of a text. */
export interface Rendered {
  readonly source: string
  readonly html: string
  /** Targets of a table of contents; a member's text has none. */
  readonly headings: { id: string; text: string; depth: number }[]
  /** Plain text with furigana: headings and paragraphs, one per line. For search and excerpts. */
  readonly text: { readonly headings: string[]; readonly body: string }
  readonly format: number
}

const editors = createEditorParser()
const members = { member: createMemberParser(), remark: createRemarkParser(), essay: createEssayParser() }

export function renderMarkdown(source: string, profile: EditorProfile | MemberProfile): Rendered {
  switch (profile.kind) {
    case "editor": {
      const environment = editorEnvironment(profile)
      const tokens = editors.parse(source, environment)
      const body = editors.renderer.render(tokens, editors.options, environment)
      const html = typeset(body, profile.language) + termCards(environment)
      return rendered(source, tokens, html, environment.headings)
    }
    case "member":
    case "remark":
    case "essay":
      return parseMemberText(source, profile).render()
  }
}

const inLanguage = (html: string, language: string | undefined) =>
  language === undefined || language === "ja" ? html : markQuotedJapanese(html)

/** Line breaks as a typesetter would make them, and words of another language marked. */
const typeset = (html: string, language: string | undefined) => inLanguage(unbroken(html), language)

/**
 * Separate lines, such as the sentences of a film; the explanations of their terms come once, after all of
 * them.
 */
export function renderLines(sources: readonly string[], profile: EditorProfile) {
  const environment = editorEnvironment(profile)
  const lines = sources.map((source) => {
    const tokens = editors.parseInline(source, environment)
    return {
      html: typeset(editors.renderer.render(tokens, editors.options, environment), profile.language),
      read: readableText(tokens).body,
    }
  })
  return {
    /** `text` is for captions. `read` includes the furigana, for search. */
    lines: lines.map(({ html, read }) => ({ html, read, text: withoutRuby(read) })),
    termsHtml: termCards(environment),
  }
}

export interface MemberText {
  /** May be changed before rendering. */
  readonly tokens: Token[]
  /** `lacksReadings`: the furigana could not be added. */
  render(lacksReadings?: boolean): Rendered
}

/** `marked` is the source with marks that the parser ignores. */
export function parseMemberText(source: string, profile: MemberProfile, marked = source): MemberText {
  if (source.length > LONGEST_MEMBER_TEXT) throw new RangeError("a member's text is too long")
  const environment = memberEnvironment(profile)
  const parser = members[profile.kind]
  const tokens = parser.parse(marked, environment)
  return {
    tokens,
    render(lacksReadings = false) {
      const html = typeset(parser.renderer.render(tokens, parser.options, environment), profile.language)
      const result = rendered(source, tokens, html, [])
      return lacksReadings ? { ...result, format: UNANNOTATED_FORMAT } : result
    },
  }
}

const rendered = (
  source: string,
  tokens: readonly Token[],
  html: string,
  headings: Rendered["headings"],
): Rendered => ({ source, html, headings, text: readableText(tokens), format: MARKDOWN_FORMAT })

/** A mention stays in its notation, and is resolved to a name when it is read. */
function readOf(token: Token): string {
  const person = personOf(token)
  return person === undefined ? readable(token) : writtenMention({ id: person, name: "" })
}

function readableText(tokens: readonly Token[]): Rendered["text"] {
  const headings: string[] = []
  const lines: string[] = []
  for (const [place, { type, children }] of tokens.entries()) {
    if (type !== "inline" || !children) continue
    const line = children.map(readOf).join("").trim()
    if (line === "") continue
    if (tokens[place - 1]?.type === "heading_open") headings.push(line)
    else lines.push(line)
  }
  return { headings, body: lines.join("\n") }
}
