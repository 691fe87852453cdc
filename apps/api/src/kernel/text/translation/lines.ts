// Splits Markdown into lines of words to translate. The structure around them stays: quotes, lists, headings,
// code. Inside a line, emphasis, links and pictures are sent as numbered tags and restored by number; what a
// service returns is never parsed as markup.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { writtenMention } from "@shirube/vocabulary/text/mentions"
import type { Token } from "markdown-it"
import { escapeHtml } from "../markdown/furigana.ts"
import { personOf } from "../markdown/mentions.ts"

/** Part of a line: words, opening and closing markup around words, or an inline element. */
type Piece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "open"; readonly id: number; readonly markdown: string }
  | { readonly kind: "close"; readonly id: number; readonly markdown: string }
  | { readonly kind: "whole"; readonly id: number; readonly markdown: string; readonly shown: string }

export interface TranslatableLine {
  /** Lines of the source that it replaces. */
  readonly first: number
  readonly count: number
  readonly pieces: readonly Piece[]
}

const hasWords = (text: string) => /\p{L}/u.test(text)

export const translatableLines = (tokens: readonly Token[]): TranslatableLine[] =>
  tokens.flatMap(({ type, map, children, content }) => {
    if (type !== "inline" || !map || !children) return []
    const pieces = piecesOf(children)
    return pieces.some((piece) => piece.kind === "words" && hasWords(piece.text))
      ? [{ first: map[0], count: content.split("\n").length, pieces }]
      : []
  })

/** Underscores would need blanks around them. */
const EMPHASIS: Readonly<Record<string, string>> = { em_open: "*", strong_open: "**", s_open: "~~" }

function piecesOf(children: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  const open: { id: number; closing: string }[] = []
  let ids = 0
  let address: string | undefined
  const words = (text: string) => {
    const last = pieces.at(-1)
    if (last?.kind === "words") pieces[pieces.length - 1] = { kind: "words", text: last.text + text }
    else if (text !== "") pieces.push({ kind: "words", text })
  }
  const begin = (markdown: string, closing: string) => {
    open.push({ id: ++ids, closing })
    pieces.push({ kind: "open", id: ids, markdown })
  }
  const whole = (markdown: string, shown: string) =>
    pieces.push({ kind: "whole", id: ++ids, markdown, shown })
  for (const token of children) {
    if (token.type === "link_open" && token.markup === "autolink") address = ""
    else if (token.type === "link_close" && address !== undefined) {
      whole(`<${address}>`, address)
      address = undefined
    } else if (address !== undefined) address += token.content
    else if (token.type === "text") words(token.content)
    else if (token.type === "softbreak" || token.type === "hardbreak") words(" ")
    else if (token.type === "html_inline") {
      const person = personOf(token)
      if (person === undefined) words(withoutRuby(token.info))
      else whole(writtenMention({ id: person, name: "" }), token.info)
    } else if (token.type === "code_inline")
      whole(`${token.markup} ${token.content} ${token.markup}`, token.content)
    else if (token.type === "image")
      whole(`![${asMarkdown(token.content)}](<${token.attrGet("src")}>)`, token.content)
    else if (token.type === "link_open") begin("[", `](<${token.attrGet("href")}>)`)
    else if (token.nesting === 1) begin(EMPHASIS[token.type] ?? "", EMPHASIS[token.type] ?? "")
    else if (token.nesting === -1) {
      const ending = open.pop()
      if (ending) pieces.push({ kind: "close", id: ending.id, markdown: ending.closing })
    }
  }
  return pieces
}

/** Words only: no tags are needed. */
export const isPlain = ({ pieces }: TranslatableLine) => pieces.every(({ kind }) => kind === "words")
export const wordsOf = ({ pieces }: TranslatableLine): string[] =>
  pieces.flatMap((piece) => (piece.kind === "words" && hasWords(piece.text) ? [piece.text] : []))

export const asHtml = ({ pieces }: TranslatableLine): string => pieces.map(pieceAsHtml).join("")

function pieceAsHtml(piece: Piece): string {
  switch (piece.kind) {
    case "words":
      return escapeHtml(piece.text)
    case "open":
      return `<b id="${piece.id}">`
    case "close":
      return "</b>"
    case "whole":
      return `<code id="${piece.id}">${escapeHtml(piece.shown)}</code>`
  }
}

const TAG = /<[^<>]*>/g
const OPENING = /^<(b|code) id="(\d{1,4})">$/

/** The line in Markdown; undefined unless the tags are those that were sent, each once and properly nested. */
export function fromHtml({ pieces }: TranslatableLine, html: string): string | undefined {
  const markdownOf = new Map(
    pieces.flatMap((piece) =>
      piece.kind === "words" ? [] : [[`${piece.kind} ${piece.id}`, piece.markdown]],
    ),
  )
  const stack: { readonly id: string; readonly isWhole: boolean }[] = []
  const parts: Part[] = []
  let at = 0
  const take = (end: number) => {
    if (!stack.at(-1)?.isWhole)
      parts.push({ kind: "words", markdown: asMarkdown(unescaped(html.slice(at, end))) })
  }
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    take(index)
    at = index + tag.length
    const [, name, id = ""] = OPENING.exec(tag) ?? []
    if (name !== undefined) {
      const key = `${name === "code" ? "whole" : "open"} ${id}`
      const opening = markdownOf.get(key)
      if (opening === undefined || stack.at(-1)?.isWhole) return undefined
      markdownOf.delete(key)
      const isWhole = name === "code"
      parts.push({ kind: isWhole ? "words" : "open", markdown: opening })
      stack.push({ id, isWhole })
    } else {
      const last = stack.pop()
      if (!last || tag !== (last.isWhole ? "</code>" : "</b>")) return undefined
      if (last.isWhole) continue
      parts.push({ kind: "close", markdown: markdownOf.get(`close ${last.id}`) ?? "" })
      markdownOf.delete(`close ${last.id}`)
    }
  }
  take(html.length)
  return stack.length === 0 && markdownOf.size === 0 ? assembled(parts) : undefined
}

/** Piece by piece: worse wording, but all markup is where it was. */
export function fromWords({ pieces }: TranslatableLine, translated: readonly string[]): string {
  let next = 0
  return assembled(
    pieces.map((piece): Part => {
      if (piece.kind === "whole") return { kind: "words", markdown: piece.markdown }
      if (piece.kind !== "words") return piece
      if (!hasWords(piece.text)) return { kind: "words", markdown: asMarkdown(piece.text) }
      const [, before = "", after = ""] = /^(\s*).*?(\s*)$/su.exec(piece.text) ?? []
      return { kind: "words", markdown: before + asMarkdown((translated[next++] ?? "").trim()) + after }
    }),
  )
}

interface Part {
  readonly kind: "words" | "open" | "close"
  readonly markdown: string
}

const isEmphasis = ({ kind, markdown }: Part) => kind !== "words" && /^[*~]/.test(markdown)
const NO_WORD = /[\s\p{P}\p{S}]/u
const PUNCTUATION = /[\p{P}\p{S}]/u

/**
 * Emphasis is only parsed if it touches words: blanks are moved outside, and punctuation beside it (「」) is
 * separated from its neighbours.
 */
function assembled(parts: readonly Part[]): string {
  let markdown = ""
  const filled = withoutEmpty(parts.filter(({ markdown }) => markdown !== ""))
  for (const [i, part] of filled.entries()) {
    const next = filled.slice(i + 1).find((other) => !isEmphasis(other))?.markdown ?? ""
    if (isEmphasis(part) && part.kind === "open") {
      if (/^\s/u.test(next) && !/\s$/u.test(markdown)) markdown += " "
      const isApart = markdown === "" || NO_WORD.test(markdown.at(-1) ?? "")
      if (PUNCTUATION.test(next.trimStart().charAt(0)) && !isApart) markdown += " "
      markdown += part.markdown
    } else if (isEmphasis(part)) {
      const inside = markdown.trimEnd()
      const hadBlank = inside !== markdown
      markdown = inside + part.markdown
      const touchesWord = next !== "" && !NO_WORD.test(next.charAt(0))
      if (hadBlank || (PUNCTUATION.test(inside.at(-1) ?? "") && touchesWord)) markdown += " "
    } else {
      const before = filled[i - 1]
      const isInside = before && isEmphasis(before) && before.kind === "open"
      markdown += isInside ? part.markdown.trimStart() : part.markdown
    }
  }
  return markdown
}

/** Removes emphasis around nothing. */
function withoutEmpty(parts: readonly Part[]): readonly Part[] {
  const empty = parts.findIndex((part, i) => {
    const next = parts[i + 1]
    return isEmphasis(part) && part.kind === "open" && next && isEmphasis(next) && next.kind === "close"
  })
  return empty < 0 ? parts : withoutEmpty(parts.toSpliced(empty, 2))
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
}
const unescaped = (html: string) =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ""
  })

/** Escapes words for the parser, on one line. */
const asMarkdown = (words: string) => words.replace(/\s+/gu, " ").replace(/[\\`*_[\]<>#~{}|&!]/g, "\\$&")

/** The source with these lines replaced. */
export function withLines(
  source: string,
  lines: readonly { readonly line: TranslatableLine; readonly markdown: string }[],
  contentOf: (line: TranslatableLine) => string,
): string {
  const rows: (string | undefined)[] = source.split(/\r\n|[\r\n]/)
  for (const { line, markdown } of lines) {
    const row = rows[line.first] ?? ""
    const [content = ""] = contentOf(line).split("\n")
    const begins = Math.max(0, row.lastIndexOf(content))
    rows[line.first] = row.slice(0, begins) + atLineStart(markdown.trim())
    for (let i = 1; i < line.count; i++) rows[line.first + i] = undefined
  }
  return rows.filter((row) => row !== undefined).join("\n")
}

/** Escapes what would start a list or a heading. */
const atLineStart = (markdown: string) =>
  markdown.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^([-+=])/, "\\$1")
