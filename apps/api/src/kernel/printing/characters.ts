// Which characters can be printed, and with which font. `print/fonts` has one font per script;
// `tools/resume-fonts.ts` makes them.
import { readFileSync } from "node:fs"
import { join } from "node:path"

export const PRINT_FOLDER = join(import.meta.dirname, "../../../print")

export interface PrintFont {
  readonly name: string
  readonly family: string
}
interface ListedFont extends PrintFont {
  /** `4e00-4e03 4e07`, hexadecimal. */
  readonly points: string
  readonly isBold?: true
}
interface CoveringFont extends PrintFont {
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const BASIC_FONTS = ["japanese", "japanese-bold"]
/** The printer's mark for a missing character. */
const MISSING = "〓"

let listed: readonly ListedFont[] | undefined
let covering: readonly CoveringFont[] | undefined

function listedFonts(): readonly ListedFont[] {
  listed ??= JSON.parse(readFileSync(join(PRINT_FOLDER, "fonts/coverage.json"), "utf8")) as ListedFont[]
  return listed
}

function coveringFonts(): readonly CoveringFont[] {
  covering ??= listedFonts()
    .filter(({ isBold }) => !isBold)
    .map(({ name, family, points }) => ({
      name,
      family,
      ranges: points.split(" ").map((range) => {
        const [first = "", last = first] = range.split("-")
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
      }),
    }))
  return covering
}

/** Binary search: a range that contains the point. */
function covers({ ranges }: CoveringFont, point: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] ?? [0, 0]
    if (point < first) high = middle - 1
    else if (point > last) low = middle + 1
    else return true
  }
  return false
}

const fontOf = (point: number) => coveringFonts().find((font) => covers(font, point))

/** Joiners and variation selectors shape the letters beside them. Other invisible characters are left out. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}/u
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/u

/** No word has more; the compiler aborts on syllables of a hundred letters and on towers of marks. */
const LONG_SYLLABLE = /((?:[\p{L}\p{Join_Control}]\p{M}+){12})(?=[\p{L}\p{Join_Control}]\p{M})/gu
const TOWER = /(\p{M}{8})\p{M}+/gu
const withinBounds = (text: string) => text.replace(TOWER, "$1").replace(LONG_SYLLABLE, "$1 ")

export interface MissingCharacters {
  /** Where in the data: `schools.0.school`. */
  readonly path: string
  readonly characters: readonly string[]
}

export interface PrintableData<Data> {
  readonly data: Data
  /** Fonts that the data needs. */
  readonly fonts: readonly string[]
  readonly missing: readonly MissingCharacters[]
}

/** Every text of the data with characters that can be printed; the others are replaced and reported. */
export function printableData<Data>(data: Data): PrintableData<Data> {
  const fonts = new Set(BASIC_FONTS)
  const missing: MissingCharacters[] = []
  const textOf = (text: string, path: string) => {
    const lacking = new Set<string>()
    let printable = ""
    for (const character of withinBounds(text.normalize("NFC"))) {
      if (character === "\n" || SHAPING.test(character)) printable += character
      else if (character === "\t") printable += " "
      else if (!INVISIBLE.test(character)) {
        const font = fontOf(character.codePointAt(0) ?? 0)
        if (font) fonts.add(font.name)
        else lacking.add(character)
        printable += font ? character : MISSING
      }
    }
    if (lacking.size > 0) missing.push({ path, characters: [...lacking] })
    return printable
  }
  const mapped = (value: unknown, path: string): unknown => {
    if (typeof value === "string") return textOf(value, path)
    if (Array.isArray(value)) return value.map((item, index) => mapped(item, `${path}${index}.`))
    if (value === null || typeof value !== "object") return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapped(item, `${path}${key}.`)]),
    )
  }
  const printable = mapped(data, "") as Data
  return {
    data: printable,
    fonts: [...fonts],
    missing: missing.map(({ path, characters }) => ({ path: path.replace(/\.$/, ""), characters })),
  }
}

/** In the order in which a character's font is looked for. */
export const familiesOf = (fonts: readonly string[]): string[] => [
  ...new Set(listedFonts().flatMap(({ name, family }) => (fonts.includes(name) ? [family] : []))),
]
