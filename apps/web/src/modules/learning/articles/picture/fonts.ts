// Fonts for pictures drawn on the server. Noto Serif JP comes in some 120 files of about 100 characters each;
// only those with a character of the text are read, once.
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

export interface PictureFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 400 | 600
  readonly style: "normal"
}

type Range = readonly [first: number, last: number]
interface Subset {
  readonly name: string
  readonly ranges: readonly Range[]
}

const FAMILY = "@fontsource/noto-serif-jp"
const require = createRequire(import.meta.url)
const files = new Map<string, Promise<Buffer>>()
let subsets: readonly Subset[] | undefined

export function parseRanges(text: string): readonly Range[] {
  return text.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-")
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
}

function allSubsets(): readonly Subset[] {
  const listed: Record<string, string> = require(`${FAMILY}/unicode.json`)
  subsets ??= Object.entries(listed).map(([key, ranges]) => ({
    name: key.replace(/^\[(\d+)\]$/, "$1"),
    ranges: parseRanges(ranges),
  }))
  return subsets
}

/** Names of the subsets that cover all characters the family has. */
export function subsetsFor(text: string, among: readonly Subset[] = allSubsets()): readonly string[] {
  const characters = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  const holds = ({ ranges }: Subset, point: number) =>
    ranges.some(([first, last]) => first <= point && point <= last)
  return among.filter((subset) => characters.some((point) => holds(subset, point))).map(({ name }) => name)
}

export function fontsFor(text: string): Promise<PictureFont[]> {
  return Promise.all(
    subsetsFor(text).map(async (subset) => ({
      // Each file is its own family: the renderer tries them in turn for every character.
      name: `serif ${subset}`,
      data: await read(require.resolve(`${FAMILY}/files/noto-serif-jp-${subset}-600-normal.woff`)),
      weight: 600 as const,
      style: "normal" as const,
    })),
  )
}

function read(path: string): Promise<Buffer> {
  const reading = files.get(path) ?? readFile(path)
  files.set(path, reading)
  reading.catch(() => files.delete(path))
  return reading
}
