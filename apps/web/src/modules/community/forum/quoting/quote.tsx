import { TextQuote } from "lucide-react"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { quotation } from "#web/lib/form/marks.ts"
import { tool } from "#web/ui/control/tool.ts"
import type { Writer } from "../queries.ts"
import { useWriterName } from "../thread/writer-line.tsx"
import { useQuotes } from "./quotes.ts"

interface QuoteProps {
  /** The id of the quoted element. */
  readonly place: string
  readonly writer: Writer
  /** Boxes that can take the quotation, best first. */
  readonly boxes: readonly string[]
}

/** Quotes the selected text, or the start of the post, into the field being written in. */
export function Quote({ place, writer, boxes }: QuoteProps) {
  const t = useTranslations("asking")
  const nameOf = useWriterName()
  const quotes = useQuotes()
  /** Pressing may clear the selection before the click fires. */
  const selected = useRef("")
  const look = () => {
    const element = document.getElementById(place)
    selected.current = element ? selectedWordsIn(element) : ""
  }
  const press = () => {
    const element = document.getElementById(place)
    if (!element || !quotes) return
    const words = selectedWordsIn(element) || selected.current || wordsOf(element)
    selected.current = ""
    const by =
      writer.kind === "anonymous"
        ? t("quoteOfAsker")
        : writer.kind === "member"
          ? t("quoteOf", { name: writer.name })
          : t("quoteOfOthers", { name: nameOf(writer) })
    quotes.quote(quotation(words, by), boxes)
  }
  return (
    <button type="button" className={tool} onPointerDown={look} onClick={press}>
      <TextQuote aria-hidden className="size-4.5" />
      {t("quote")}
    </button>
  )
}

// The text of an element as one would type it: without readings, one line per paragraph.

const BLOCKS = "p, li, h3, h4, h5, h6, pre, blockquote, br"

function wordsOf(content: DocumentFragment | HTMLElement): string {
  const copy = content.cloneNode(true) as DocumentFragment | HTMLElement
  for (const reading of copy.querySelectorAll("rt, rp")) reading.remove()
  for (const block of copy.querySelectorAll(BLOCKS)) block.after("\n")
  return (copy.textContent ?? "")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n\n")
    .trim()
}

/** The selected text within this element; empty if nothing is selected or the selection extends beyond it. */
function selectedWordsIn(element: HTMLElement): string {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return ""
  const range = selection.getRangeAt(0)
  return element.contains(range.commonAncestorContainer) ? wordsOf(range.cloneContents()) : ""
}
