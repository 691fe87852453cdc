// Words inside a paragraph: bold, emphasis, links and furigana; everything else is text.
import { attributeOf, childrenOf, isText, nameOf, type PastedNode, styleOf, textIn } from "./pasted-node.ts"

/** Comments, deleted words, and what Word and browsers add for themselves. */
const DROPPED: ReadonlySet<string> = new Set([
  "button",
  "del",
  "head",
  "iframe",
  "img",
  "meta",
  "noscript",
  "o:p",
  "rp",
  "s",
  "script",
  "style",
  "svg",
  "template",
  "title",
  "xml",
])

/** Word’s bullets and numbers are text inside the paragraph. */
export const isDropped = (node: PastedNode) =>
  DROPPED.has(nameOf(node)) || /ignore/i.test(styleOf(node, "mso-list"))

/** A line break inside a paragraph, until the paragraph is complete. */
const BREAK = "\u2028"
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

export interface Marks {
  readonly isBold: boolean
  readonly isEmphasised: boolean
}

const UNMARKED: Marks = { isBold: false, isEmphasised: false }

interface Run extends Marks {
  readonly text: string
}

export function isBoldIn(node: PastedNode, outer: boolean): boolean {
  const weight = styleOf(node, "font-weight")
  if (weight !== "") return /^(bold|bolder|[6-9]00)$/.test(weight)
  return outer || ["b", "strong"].includes(nameOf(node))
}

function isEmphasisedIn(node: PastedNode, outer: boolean): boolean {
  const style = styleOf(node, "font-style")
  if (style !== "") return style === "italic"
  return outer || ["i", "em"].includes(nameOf(node))
}

/** Characters that would be markup in the editors’ Markdown. */
export const escaped = (text: string) => text.replace(/[\\`*_[\]{}<>|]/g, "\\$&")

/** At the beginning of a line these begin a heading, a list, a quotation, a box or a shared paragraph. */
export const escapedLine = (line: string) =>
  line
    .replace(/^(\s*)([#>+-]|:::|@)(?=\s|[#\w:])/, (_all, space: string, sign: string) => `${space}\\${sign}`)
    .replace(/^(\s*\d{1,9})([.)])(?=\s)/, "$1\\$2")

function runsOf(node: PastedNode, outer: Marks): Run[] {
  if (isText(node)) return [{ ...outer, text: escaped(tidied(node.nodeValue ?? "")) }]
  const name = nameOf(node)
  if (name === "" || isDropped(node)) return []
  if (name === "br") return [{ ...outer, text: BREAK }]
  if (name === "ruby") return [{ ...outer, text: rubyOf(node) }]
  const marks = {
    isBold: isBoldIn(node, outer.isBold),
    isEmphasised: isEmphasisedIn(node, outer.isEmphasised),
  }
  if (name === "a") return linkOf(node, marks)
  return childrenOf(node).flatMap((child) => runsOf(child, marks))
}

const tidied = (text: string) => text.replace(INVISIBLE, "").replace(/[\s\u00a0]+/g, " ")

function rubyOf(ruby: PastedNode): string {
  let base = ""
  let written = ""
  for (const child of childrenOf(ruby)) {
    const name = nameOf(child)
    if (name === "rt") {
      const reading = textIn(child).replace(/[{}|\s]/g, "")
      written += reading === "" ? base : `{${base}|${reading}}`
      base = ""
    } else if (!isDropped(child))
      base += textIn(child)
        .replace(/[{}|\n]/g, "")
        .trim()
  }
  return written + base
}

function linkOf(node: PastedNode, marks: Marks): Run[] {
  const inside = childrenOf(node).flatMap((child) => runsOf(child, marks))
  const words = inside
    .map(({ text }) => text)
    .join("")
    .replaceAll(BREAK, " ")
    .trim()
  const address = addressOf(attributeOf(node, "href"))
  if (words === "" || address === undefined) return inside
  return [{ ...marks, text: `[${words}](${address})` }]
}

/** Google Docs and Gmail put their own address before the real one. Undefined for what cannot be linked to. */
export function addressOf(href: string): string | undefined {
  const parsed = URL.parse(href)
  if (!parsed || !["http:", "https:", "mailto:"].includes(parsed.protocol)) return undefined
  const target = parsed.searchParams.get("q")
  if (/(^|\.)google\.[a-z.]+$/.test(parsed.hostname) && parsed.pathname === "/url" && target)
    return addressOf(target)
  for (const name of [...parsed.searchParams.keys()])
    if (/^(utm_\w+|gclid|fbclid)$/.test(name)) parsed.searchParams.delete(name)
  return parsed.href.replace(/\(/g, "%28").replace(/\)/g, "%29")
}

/** The text of a paragraph, line breaks as two lines. */
export const inlineOf = (nodes: readonly PastedNode[], marks: Marks = UNMARKED): string =>
  written(joined(nodes.flatMap((node) => runsOf(node, marks))))
    .split(BREAK)
    .map((line) => line.replace(/ {2,}/g, " ").trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim()

/** Word splits one bold word into several runs. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isSame = last?.isBold === run.isBold && last.isEmphasised === run.isEmphasised
    if (last && (isSame || run.text.trim() === ""))
      result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}

/** Marks touch their words: Markdown ignores them next to a space. A line break ends them. */
const written = (runs: readonly Run[]): string =>
  runs
    .map(({ text, isBold, isEmphasised }) => {
      const sign = `${isBold ? "**" : ""}${isEmphasised ? "*" : ""}`
      if (sign === "") return text
      return text
        .split(BREAK)
        .map((line) =>
          line.replace(/^(\s*)(.*?)(\s*)$/s, (all, before: string, words: string, after: string) =>
            words === "" ? all : `${before}${sign}${words}${reversed(sign)}${after}`,
          ),
        )
        .join(BREAK)
    })
    .join("")

const reversed = (sign: string) => [...sign].reverse().join("")
