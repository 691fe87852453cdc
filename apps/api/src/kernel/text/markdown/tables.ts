// Tables on a phone. One of three columns or more does not fit: there, each row becomes a card, with every cell under the
// name of its column. Numbers are compared down a column, so a table of numbers stays a table, and scrolls.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { MarkdownIt, Token } from "markdown-it"
import { readable, rubyHtml } from "./furigana.ts"

const FEWEST_COLUMNS = 3
/** "10,000 yen", "約3か月": a number with its unit. A sentence that contains one is longer. */
const LONGEST_NUMBER = 16
/** Of the cells beside the first column, which names the row. */
const SHARE_OF_NUMBERS = 0.6

/** The cells of a row, each with its opening and its inline token. */
type Row = readonly { readonly open: Token; readonly text: string }[]

export function readTables(parser: MarkdownIt): void {
  parser.core.ruler.push("tables", ({ tokens }) => {
    for (const [at, token] of tokens.entries())
      if (token.type === "table_open") prepare(tokens.slice(at, closeOf(tokens, at)))
  })
  const { rules } = parser.renderer
  // Both can scroll inside themselves; tabindex lets a keyboard scroll them too.
  rules.table_open = (tokens, index) =>
    tokens[index]?.meta?.stacks
      ? `<div class="table-scroll table-stacks" tabindex="0"><table role="table">`
      : `<div class="table-scroll" tabindex="0"><table>`
  rules.table_close = () => "</table></div>"
  rules.td_open = (tokens, index, options, _environment, self) =>
    self.renderToken(tokens, index, options) + (tokens[index]?.meta?.label ?? "")
}

const closeOf = (tokens: readonly Token[], from: number) =>
  tokens.findIndex(({ type }, at) => at > from && type === "table_close")

/** As cards, rows and cells are no longer displayed as a table, so their roles are written out. */
const roles: Readonly<Record<string, string>> = {
  thead_open: "rowgroup",
  tbody_open: "rowgroup",
  tr_open: "row",
  th_open: "columnheader",
  td_open: "cell",
}

function prepare(table: readonly Token[]): void {
  const [head = [], ...body] = rowsOf(table)
  const [open] = table
  if (!open || head.length < FEWEST_COLUMNS || isOfNumbers(body)) return
  open.meta = { stacks: true }
  for (const token of table) {
    const role = roles[token.type]
    if (role) token.attrSet("role", role)
  }
  for (const row of body)
    for (const [column, cell] of row.entries()) {
      const name = head[column]?.text ?? ""
      if (column > 0 && name !== "" && cell.text !== "") cell.open.meta = { label: labelHtml(name) }
    }
}

/** A screen reader names the column itself. */
const labelHtml = (name: string) => `<span class="cell-label" aria-hidden="true">${rubyHtml(name)}</span>`

function rowsOf(table: readonly Token[]): Row[] {
  const rows: { open: Token; text: string }[][] = []
  for (const [at, token] of table.entries()) {
    if (token.type === "tr_open") rows.push([])
    if (token.type === "th_open" || token.type === "td_open") {
      const text = table[at + 1]?.children?.map(readable).join("").trim() ?? ""
      rows.at(-1)?.push({ open: token, text })
    }
  }
  return rows
}

function isOfNumbers(rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.slice(1)).map(({ text }) => withoutRuby(text))
  const numbers = cells.filter((text) => /\d/.test(text) && text.length <= LONGEST_NUMBER)
  return cells.length > 0 && numbers.length >= cells.length * SHARE_OF_NUMBERS
}
