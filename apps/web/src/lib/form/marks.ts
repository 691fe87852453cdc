// The formatting buttons. Members need not know Markdown: each press changes the text once, and the same
// press undoes it.

/** A text and its selection. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

export type Mark = "bold" | "list" | "quote" | "link" | "furigana"

export interface MarkWords {
  /** Placeholders for an empty selection. */
  readonly bold: string
  readonly link: string
  readonly furigana: string
  readonly reading: string
}

export function marked(mark: Mark, at: Selected, words: MarkWords): Selected {
  switch (mark) {
    case "bold":
      return wrapped(at, "**", words.bold)
    case "list":
      return prefixed(at, "- ")
    case "quote":
      return prefixed(at, "> ")
    case "link":
      return linked(at, words.link)
    case "furigana":
      return withReading(at, words)
    default:
      return mark satisfies never
  }
}

/** Leaves outer spaces out of the selection: Markdown ignores marks next to a space. */
function trimmed({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end)
  const from = start + (chosen.length - chosen.trimStart().length)
  return {
    text,
    start: Math.min(from, end),
    end: Math.max(from, end - (chosen.length - chosen.trimEnd().length)),
  }
}

const replaced = (text: string, start: number, end: number, by: string) =>
  text.slice(0, start) + by + text.slice(end)

function wrapped(selected: Selected, sign: string, instead: string): Selected {
  const { text, start, end } = trimmed(selected)
  const isWrapped =
    text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign
  if (isWrapped && start >= sign.length)
    return {
      text: replaced(text, start - sign.length, end + sign.length, text.slice(start, end)),
      start: start - sign.length,
      end: end - sign.length,
    }
  const words = text.slice(start, end) || instead
  return {
    text: replaced(text, start, end, `${sign}${words}${sign}`),
    start: start + sign.length,
    end: start + sign.length + words.length,
  }
}

/** Toggles a prefix on whole lines. */
function prefixed({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1
  const newline = text.indexOf("\n", Math.max(from, end - (end > start && text[end - 1] === "\n" ? 1 : 0)))
  const to = newline === -1 ? text.length : newline
  const lines = text.slice(from, to).split("\n")
  const isMarked = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join("\n")
  // A list needs a blank line before it.
  const gap =
    isMarked || from === 0 || text.slice(0, from).endsWith("\n\n") || isMarkedBefore(text, from, sign)
      ? ""
      : "\n"
  const whole = replaced(text, from, to, gap + changed)
  const last = from + gap.length + changed.length
  return start === end
    ? { text: whole, start: last, end: last }
    : { text: whole, start: from + gap.length, end: last }
}

const isMarkedBefore = (text: string, from: number, sign: string) =>
  text.slice(text.lastIndexOf("\n", from - 2) + 1, from).startsWith(sign)

const ADDRESS = /^https?:\/\/\S+$/
const NO_ADDRESS = "https://"

/** Selects what is left to type: the URL, or the text if a URL was selected. */
function linked(selected: Selected, instead: string): Selected {
  const { text, start, end } = trimmed(selected)
  const chosen = text.slice(start, end)
  const isAddress = ADDRESS.test(chosen)
  const words = isAddress ? instead : chosen || instead
  const address = isAddress ? chosen : NO_ADDRESS
  const whole = replaced(text, start, end, `[${words}](${address})`)
  const from = isAddress ? start + 1 : start + words.length + 3
  return { text: whole, start: from, end: from + (isAddress ? words : address).length }
}

/** `{漢字|かんじ}`, with the reading selected. */
function withReading(selected: Selected, words: MarkWords): Selected {
  const { text, start, end } = trimmed(selected)
  const kanji = text.slice(start, end).replace(/[{}|\n]/g, "") || words.furigana
  const from = start + kanji.length + 2
  return {
    text: replaced(text, start, end, `{${kanji}|${words.reading}}`),
    start: from,
    end: from + words.reading.length,
  }
}

/** Inserts a block, such as a picture or a quotation, as its own paragraph, with the cursor behind it. */
export function withBlock({ text, start, end }: Selected, block: string): Selected {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  const head = before === "" ? block : `${before}\n\n${block}`
  const place = head.length + 2
  return { text: `${head}\n\n${after}`, start: place, end: place }
}

/** Strips characters that would end the description early. */
export const pictured = (words: string, reference: string) =>
  `![${words.replace(/[[\]\\`<>]/g, "")}](${reference})`

/** Escapes Markdown characters. */
const plainWords = (words: string) => words.replace(/[\\`*_[\]{}<>~#|]/g, "\\$&")

/** The full text is on the same page. */
const LONGEST_QUOTATION = 400

/** The words with their author, as a block. */
export function quotation(words: string, by: string): string {
  const letters = [...words]
  const some =
    letters.length > LONGEST_QUOTATION ? `${letters.slice(0, LONGEST_QUOTATION).join("").trimEnd()}…` : words
  return quoted(`${plainWords(some)}\n\n${plainWords(by)}`)
}

export const quoted = (words: string) =>
  words
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n")

const ITEM = /^(?<sign>\s*(?:[-*+]|(?<number>\d{1,3})[.)]|>)\s+)(?<words>.*)$/

/** Enter in a list or quotation continues it; on an empty item it ends it. Undefined elsewhere. */
export function nextLine({ text, start, end }: Selected): Selected | undefined {
  if (start !== end) return undefined
  const from = text.lastIndexOf("\n", start - 1) + 1
  const { sign, number, words } = ITEM.exec(text.slice(from, start))?.groups ?? {}
  if (sign === undefined) return undefined
  if (words === "") return { text: replaced(text, from, start, ""), start: from, end: from }
  const next = number === undefined ? sign : sign.replace(number, String(Number(number) + 1))
  const place = start + 1 + next.length
  return { text: replaced(text, start, end, `\n${next}`), start: place, end: place }
}
