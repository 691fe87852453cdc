// Markdown → safe HTML, once per save. Raw HTML is off for everybody; what else there is depends on who writes.
import { withoutRuby } from "@shirube/contract/furigana"
import { writtenMention } from "@shirube/contract/mentions"
import type { Token } from "markdown-it"
import { createEditorParser, type EditorProfile, editorEnvironment, termCards } from "./markdown/editor.ts"
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

/** Raised when the same text would be rendered otherwise: rows that were saved under an older one are rendered anew. */
export const MARKDOWN_FORMAT = 9
/** Of a text that lacks its readings: older than any other, so that it is rendered anew when there is a dictionary. */
export const UNREAD_FORMAT = 0

/** Everything that is kept of a text. */
export interface Rendered {
  readonly source: string
  readonly html: string
  /** What a table of contents leads to; a member's text has none. */
  readonly headings: { id: string; text: string; depth: number }[]
  /** What is read, without markup but with furigana: headings and paragraphs, a line each. For search and excerpts. */
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
      return rendered(source, tokens, body + termCards(environment), environment.headings)
    }
    case "member":
    case "remark":
    case "essay":
      return parseMemberText(source, profile).render()
  }
}

/** Lines that stand apart, such as the sentences of a film; what their terms mean stands once behind all of them. */
export function renderLines(sources: readonly string[], profile: EditorProfile) {
  const environment = editorEnvironment(profile)
  const lines = sources.map((source) => {
    const tokens = editors.parseInline(source, environment)
    return {
      html: editors.renderer.render(tokens, editors.options, environment),
      read: readableText(tokens).body,
    }
  })
  return {
    /** `text` is what captions show. `read` has the furigana, as search wants it. */
    lines: lines.map(({ html, read }) => ({ html, read, text: withoutRuby(read) })),
    termsHtml: termCards(environment),
  }
}

export interface MemberText {
  /** May be changed before it is rendered. */
  readonly tokens: Token[]
  /** Whether Japanese in it still lacks its readings. */
  render(lacksReadings?: boolean): Rendered
}

/** `marked` is the source with marks in it that are of no account to the parser. */
export function parseMemberText(source: string, profile: MemberProfile, marked = source): MemberText {
  if (source.length > LONGEST_MEMBER_TEXT) throw new RangeError("longer than any text of a member may be")
  const environment = memberEnvironment(profile)
  const parser = members[profile.kind]
  const tokens = parser.parse(marked, environment)
  return {
    tokens,
    render(lacksReadings = false) {
      const html = parser.renderer.render(tokens, parser.options, environment)
      const whole = rendered(source, tokens, html, [])
      return lacksReadings ? { ...whole, format: UNREAD_FORMAT } : whole
    },
  }
}

const rendered = (
  source: string,
  tokens: readonly Token[],
  html: string,
  headings: Rendered["headings"],
): Rendered => ({ source, html, headings, text: readableText(tokens), format: MARKDOWN_FORMAT })

/** Whom it speaks to is kept as it was written, to be named where it is read. */
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
