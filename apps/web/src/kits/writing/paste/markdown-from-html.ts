// What was copied in Word, Google Docs or on a page, as the editors’ Markdown: headings, paragraphs, lists, tables,
// quotations, bold, emphasis, links and furigana. Fonts, colours, sizes, comments and deleted words are left behind.
import { escapedLine, inlineOf, isBoldIn, isDropped } from "./inline.ts"
import {
  attributeOf,
  childrenOf,
  isAny,
  isText,
  nameOf,
  type PastedNode,
  styleOf,
  textIn,
} from "./pasted-node.ts"

export interface PastedText {
  readonly markdown: string
  /** They cannot come along as text, and have to be added as files. */
  readonly pictures: number
}

const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote body div dl dd dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody thead tfoot tr td th ul".split(
    " ",
  ),
)
const MEANINGFUL: ReadonlySet<string> = new Set(
  "h1 h2 h3 h4 h5 h6 b strong i em ul ol table ruby blockquote".split(" "),
)

const isBlock = (node: PastedNode) => BLOCKS.has(nameOf(node))

/** Undefined if the clipboard’s plain text says the same, as from a program for code, whose text may be Markdown. */
export function markdownFromHtml(root: PastedNode): PastedText | undefined {
  if (!isAny(root, isMeaningful)) return undefined
  return {
    markdown: blocksIn(root)
      .filter((block) => block.trim() !== "")
      .join("\n\n"),
    pictures: countOf(root, "img"),
  }
}

const isMeaningful = (node: PastedNode): boolean =>
  (MEANINGFUL.has(nameOf(node)) && textIn(node).trim() !== "") ||
  (nameOf(node) === "a" && attributeOf(node, "href") !== "") ||
  (nameOf(node) === "span" && isBoldIn(node, false)) ||
  styleOf(node, "mso-list") !== ""

const countOf = (node: PastedNode, name: string): number =>
  childrenOf(node).reduce((sum, child) => sum + countOf(child, name), nameOf(node) === name ? 1 : 0)

/** Neighbouring inline nodes are one paragraph. */
function blocksIn(parent: PastedNode): string[] {
  const blocks: string[] = []
  let inline: PastedNode[] = []
  let listed: PastedNode[] = []
  const endParagraph = () => {
    if (inline.length > 0) blocks.push(paragraph(inline))
    inline = []
  }
  const endList = () => {
    if (listed.length > 0) blocks.push(wordList(listed))
    listed = []
  }
  for (const child of childrenOf(parent)) {
    if (isDropped(child) || (nameOf(child) === "" && !isText(child))) continue
    if (isText(child) && textIn(child).trim() === "" && inline.length === 0) continue
    const isWordItem = styleOf(child, "mso-list") !== ""
    if (!isWordItem) endList()
    if (isWordItem) {
      endParagraph()
      listed.push(child)
    } else if (isBlock(child) || isAny(child, isBlock)) {
      endParagraph()
      blocks.push(...blockOf(child))
    } else inline.push(child)
  }
  endParagraph()
  endList()
  return blocks
}

const paragraph = (nodes: readonly PastedNode[]) => inlineOf(nodes).split("\n").map(escapedLine).join("\n")

function blockOf(node: PastedNode): string[] {
  const name = nameOf(node)
  const [, level] = /^h([1-6])$/.exec(name) ?? []
  if (level) return [heading(node, Number(level))]
  switch (name) {
    case "ul":
    case "ol":
      return [listOf(node)]
    case "table":
      return isLayout(node) ? blocksIn(node) : [tableOf(node)]
    case "blockquote":
      return [
        blocksIn(node)
          .join("\n\n")
          .split("\n")
          .map((line) => `> ${line}`.trimEnd())
          .join("\n"),
      ]
    case "hr":
      return []
    case "p":
      if (/^mso(title|heading)/i.test(attributeOf(node, "class"))) return [heading(node, 1)]
      return blocksIn(node)
    default:
      return blocksIn(node)
  }
}

/** The title of an article is a field of its own: the first level in a text is the second. */
function heading(node: PastedNode, level: number): string {
  const words = inlineOf(childrenOf(node)).replaceAll("\n", " ").replaceAll("**", "")
  return words === "" ? "" : `${level <= 2 ? "##" : "###"} ${words}`
}

interface Item {
  readonly level: number
  readonly isOrdered: boolean
  readonly text: string
}

/** Numbers begin again in every list and below every item. */
function itemsOf(items: readonly Item[]): string {
  const counts: number[] = []
  const indents: string[] = []
  return items
    .map(({ level, isOrdered, text }) => {
      counts.length = level + 1
      counts[level] = (counts[level] ?? 0) + 1
      const sign = isOrdered ? `${counts[level]}. ` : "- "
      const indent = level === 0 ? "" : (indents[level - 1] ?? "")
      indents[level] = indent + " ".repeat(sign.length)
      return `${indent}${sign}${text.replaceAll("\n", `\n${indents[level]}`)}`
    })
    .join("\n")
}

const listOf = (list: PastedNode) => itemsOf(itemsIn(list, 0))

/** Google Docs puts a deeper list beside its item, others into it. */
function itemsIn(list: PastedNode, level: number): Item[] {
  const isOrdered = nameOf(list) === "ol"
  return childrenOf(list).flatMap((child) => {
    if (isList(child)) return itemsIn(child, level + 1)
    if (nameOf(child) !== "li") return []
    const own = childrenOf(child).filter((each) => !isList(each))
    const text = itemText(own)
    const below = childrenOf(child)
      .filter(isList)
      .flatMap((each) => itemsIn(each, level + 1))
    return text === "" ? below : [{ level, isOrdered, text }, ...below]
  })
}

const isList = (node: PastedNode) => ["ul", "ol"].includes(nameOf(node))

const itemText = (nodes: readonly PastedNode[]) =>
  nodes.some(isBlock)
    ? nodes
        .map((node) => inlineOf([node]))
        .filter((line) => line !== "")
        .join("\n")
    : inlineOf(nodes)

/** Word writes a list as paragraphs: the level in a style, the bullet or number as text. */
function wordList(paragraphs: readonly PastedNode[]): string {
  return itemsOf(
    paragraphs.flatMap((node) => {
      const text = inlineOf(childrenOf(node))
      if (text === "") return []
      const level = Number(/level(\d)/.exec(styleOf(node, "mso-list"))?.[1] ?? 1) - 1
      return [
        {
          level: Math.max(0, level),
          isOrdered: /^[\s\u00a0]*\(?[0-9a-z]{1,3}[.)]/i.test(bulletOf(node)),
          text,
        },
      ]
    }),
  )
}

const bulletOf = (node: PastedNode): string =>
  /ignore/i.test(styleOf(node, "mso-list")) ? textIn(node) : childrenOf(node).map(bulletOf).join("")

const rowsOf = (table: PastedNode): PastedNode[] =>
  childrenOf(table).flatMap((child) =>
    nameOf(child) === "tr"
      ? [child]
      : ["thead", "tbody", "tfoot"].includes(nameOf(child))
        ? rowsOf(child)
        : [],
  )

const cellsOf = (row: PastedNode) => childrenOf(row).filter((cell) => ["td", "th"].includes(nameOf(cell)))

/** A table of one cell only places something. */
const isLayout = (table: PastedNode) => rowsOf(table).every((row) => cellsOf(row).length < 2)

function tableOf(table: PastedNode): string {
  const rows = rowsOf(table).map((row) => cellsOf(row).map(cellText))
  const width = Math.max(...rows.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`
  const [head = [], ...body] = rows
  return [line(head), `|${"---|".repeat(width)}`, ...body.map(line)].join("\n")
}

/** In a table the line between a word and its reading is escaped too. */
const cellText = (cell: PastedNode) =>
  inlineOf([cell])
    .replaceAll("\n", " ")
    .replaceAll("**", "")
    .replace(/(?<!\\)\|/g, "\\|")
