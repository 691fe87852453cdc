// A printable PDF page: centred lines of Japanese and Latin text. Noto Serif JP comes in some 120 files of
// about 100 characters each; only the files that are needed are read, and only the used characters are
// embedded.
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { buffer } from "node:stream/consumers"
import unicode from "@fontsource/noto-serif-jp/unicode.json" with { type: "json" }
import PDFDocument from "pdfkit"

type Tone = "accent" | "quiet"

interface Line {
  readonly text: string
  readonly size: number
  readonly isBold?: boolean
  readonly tone?: Tone
  /** Space below the line. */
  readonly gap: number
}

export interface Paper {
  readonly title: string
  readonly madeAt: Date
  readonly lines: readonly Line[]
}

const FAMILY = "@fontsource/noto-serif-jp"
const INK = "#1f2a37"
const TONES: Readonly<Record<Tone, string>> = { accent: "#b4472f", quiet: "#5b6673" }
const MARGIN = 56
const LINE_HEIGHT = 1.4
const SMALLEST = 7

const require = createRequire(import.meta.url)
const ranges = Object.entries<string>(unicode).map(([key, listed]) => ({
  subset: key.replace(/^\[(\d+)\]$/, "$1"),
  points: listed.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-")
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

const ANY_SUBSET = "latin"
const subsetWith = (point: number) =>
  ranges.find(({ points }) => points.some(([first, last]) => first <= point && point <= last))?.subset
/** A character that the font lacks is drawn as an empty box. */
const subsetOf = (point: number) => subsetWith(point) ?? ANY_SUBSET

/** Whether the font has all of its characters: Latin letters with every accent, Cyrillic, kana and kanji. */
export const isPrintable = (text: string) =>
  [...text].every((character) => subsetWith(character.codePointAt(0) ?? 0) !== undefined)

interface Run {
  readonly font: string
  readonly text: string
}

/** Groups consecutive characters of one font file. */
function runsOf({ text, isBold = false }: Line): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = `${subsetOf(character.codePointAt(0) ?? 0)}-${isBold ? 600 : 400}`
    const last = runs.at(-1)
    if (last?.font === font) runs.splice(-1, 1, { font, text: last.text + character })
    else runs.push({ font, text: character })
  }
  return runs
}

export async function printPaper({ title, madeAt, lines }: Paper): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: MARGIN,
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt },
  })
  const pieces = lines.map((line) => ({ ...line, runs: runsOf(line) }))
  for (const font of new Set(pieces.flatMap(({ runs }) => runs.map((run) => run.font))))
    document.registerFont(
      font,
      await readFile(require.resolve(`${FAMILY}/files/noto-serif-jp-${font}-normal.woff`)),
    )

  const { width, height } = document.page
  document.lineWidth(2).strokeColor(TONES.accent)
  document.rect(MARGIN / 2, MARGIN / 2, width - MARGIN, height - MARGIN).stroke()

  const root = document.struct("Document")
  document.addStructure(root)
  const totalHeight = pieces.reduce((sum, { size, gap }) => sum + size * LINE_HEIGHT + gap, 0)
  let y = Math.max(MARGIN, (height - totalHeight) / 2)
  for (const { runs, size: wanted, tone, gap } of pieces) {
    const at = y
    const widthAt = (size: number) =>
      runs.reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0)
    // A long name or title is set smaller, never cut off.
    const size = Math.max(SMALLEST, Math.min(wanted, (wanted * (width - 2 * MARGIN)) / widthAt(wanted)))
    root.add(
      document.struct("P", {}, () => {
        let x = (width - widthAt(size)) / 2
        for (const { font, text } of runs) {
          document
            .font(font)
            .fontSize(size)
            .fillColor(tone ? TONES[tone] : INK)
          document.text(text, x, at, { lineBreak: false })
          x += document.widthOfString(text)
        }
      }),
    )
    y += wanted * LINE_HEIGHT + gap
  }
  root.end()
  document.end()
  return buffer(document)
}
