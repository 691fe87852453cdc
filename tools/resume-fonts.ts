// Makes the fonts that résumés are printed with (apps/api/print/fonts), from packages that are installed for this
// purpose only, because together they take half a gigabyte:
//   npm install --prefix FOLDER @expo-google-fonts/noto-serif{,-jp,-kr,-sc,-tc}@0.4 \\
//     @fontsource/noto-serif-{bengali,devanagari,khmer,myanmar,sinhala,thai}@5.3
//   node tools/resume-fonts.ts FOLDER [NAME …]   (all fonts, or only those named)
// Each character is in one font only, the first of the list that has it. `coverage.json` says which.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { constants, zstdCompressSync } from "node:zlib"
import subsetFont from "subset-font"
import { root } from "./lib/files.ts"

const FONTS = join(root, "apps/api/print/fonts")
const expo = (name: string, weight: string, file: string) =>
  `@expo-google-fonts/noto-serif-${name}/${weight}/NotoSerif${file}_${weight}.ttf`
const fontsource = (name: string) =>
  `@fontsource/noto-serif-${name}/files/noto-serif-${name}-${name}-400-normal.woff`

/** Characters of a two-byte encoding, which is the repertoire of a country's everyday texts. */
function encodedIn(label: string, [firstLead, lastLead]: readonly [number, number]): Set<number> {
  const decoder = new TextDecoder(label)
  const points = new Set<number>()
  for (let lead = firstLead; lead <= lastLead; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const [character = "", ...rest] = decoder.decode(Uint8Array.of(lead, trail))
      if (rest.length === 0 && character !== "\uFFFD") points.add(character.codePointAt(0) ?? 0)
    }
  return points
}
const isHan = (point: number) => /\p{Script=Han}/u.test(String.fromCodePoint(point))
const isHangul = (point: number) => /\p{Script=Hangul}/u.test(String.fromCodePoint(point))
const big5 = encodedIn("big5", [0xa4, 0xf9])
const gbk = encodedIn("gbk", [0x81, 0xfe])
/** Labels in bold: Latin letters with all accents, Cyrillic, kana, and the kanji of headings. */
const HEADING_KANJI =
  "履歴書職務経略要約活語学資格自己免許得意技術志望動機氏名年月日現在期間会社業内容実績使用可能言験能力特記事項知識参考"
const isHeading = (point: number) =>
  point < 0x3100 || point > 0xff00 || HEADING_KANJI.includes(String.fromCodePoint(point))

interface Recipe {
  readonly source: string
  readonly family: string
  readonly has?: (point: number) => boolean
  readonly isBold?: true
}

/** In the order in which a character's font is looked for. */
const recipes: Readonly<Record<string, Recipe>> = {
  "japanese-bold": {
    source: expo("jp", "700Bold", "JP"),
    family: "Noto Serif JP",
    has: isHeading,
    isBold: true,
  },
  japanese: { source: expo("jp", "400Regular", "JP"), family: "Noto Serif JP" },
  // Cyrillic letters of Mongolian and Kazakh, and other letters that the Japanese font lacks.
  latin: {
    source: "@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf",
    family: "Noto Serif",
    has: (point) =>
      /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(String.fromCodePoint(point)),
  },
  "chinese-traditional": {
    source: expo("tc", "400Regular", "TC"),
    family: "Noto Serif TC",
    has: (point) => isHan(point) && big5.has(point),
  },
  "chinese-simplified": {
    source: expo("sc", "400Regular", "SC"),
    family: "Noto Serif SC",
    has: (point) => isHan(point) && gbk.has(point),
  },
  korean: { source: expo("kr", "400Regular", "KR"), family: "Noto Serif KR", has: isHangul },
  devanagari: { source: fontsource("devanagari"), family: "Noto Serif Devanagari" },
  myanmar: { source: fontsource("myanmar"), family: "Noto Serif Myanmar" },
  bengali: { source: fontsource("bengali"), family: "Noto Serif Bengali" },
  khmer: { source: fontsource("khmer"), family: "Noto Serif Khmer" },
  sinhala: { source: fontsource("sinhala"), family: "Noto Serif Sinhala" },
  thai: { source: fontsource("thai"), family: "Noto Serif Thai" },
}

/** A WOFF file as TrueType. */
function unpacked(file: Buffer): Promise<Buffer> | Buffer {
  // A separate constant, because one of the options is newer than the package's types.
  const options = { keepAllGlyphs: true, targetFormat: "truetype" as const }
  return file.toString("latin1", 0, 4) === "wOFF" ? subsetFont(file, "", options) : file
}

/** Code points of a font, from its character map (formats 4 and 12). */
function pointsOf(font: Buffer): number[] {
  const tables = font.readUInt16BE(4)
  const at = Array.from({ length: tables }, (_, index) => 12 + 16 * index).find(
    (record) => font.toString("latin1", record, record + 4) === "cmap",
  )
  const map = at === undefined ? 0 : font.readUInt32BE(at + 8)
  const points = new Set<number>()
  for (let index = 0; index < font.readUInt16BE(map + 2); index++) {
    const table = map + font.readUInt32BE(map + 4 + 8 * index + 4)
    if (font.readUInt16BE(table) === 12)
      for (let group = 0; group < font.readUInt32BE(table + 12); group++) {
        const first = font.readUInt32BE(table + 16 + 12 * group)
        const last = font.readUInt32BE(table + 20 + 12 * group)
        for (let point = first; point <= last; point++) points.add(point)
      }
    if (font.readUInt16BE(table) === 4) {
      const segments = font.readUInt16BE(table + 6) / 2
      for (let segment = 0; segment < segments; segment++) {
        const last = font.readUInt16BE(table + 14 + 2 * segment)
        const first = font.readUInt16BE(table + 16 + 2 * segments + 2 * segment)
        for (let point = first; point <= last && point < 0xffff; point++) points.add(point)
      }
    }
  }
  return [...points].sort((a, b) => a - b)
}

/** `4e00-4e03 4e07`: how coverage.json lists code points. */
function rangesOf(points: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(" ")
}

/** For variants of kanji; they have no glyphs of their own. */
const VARIATION_SELECTORS = [0xfe00, 0xfe01, 0xe0100]
const FEATURES_OF_EAST_ASIA = ["ccmp", "kern", "ljmo", "vjmo", "tjmo", "locl"]
const LICENCE_NAMES = [1, 2, 13, 14]
/** Zstandard's best level. */
const BEST = 22

const [folder, ...named] = process.argv.slice(2)
if (folder === undefined) throw new Error("usage: node tools/resume-fonts.ts FOLDER [NAME …]")
const taken = new Set<number>()
const coverage: { name: string; family: string; points: string; isBold?: true }[] = []
for (const [name, { source, family, has = () => true, isBold }] of Object.entries(recipes)) {
  const whole = await unpacked(readFileSync(join(folder, "node_modules", source)))
  const points = pointsOf(whole).filter((point) => point >= 0x20 && has(point) && !taken.has(point))
  if (!isBold) for (const point of points) taken.add(point)
  coverage.push({ name, family, points: rangesOf(points), ...(isBold && { isBold }) })
  if (named.length > 0 && !named.includes(name)) continue
  const options = {
    targetFormat: "truetype" as const,
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
    ...(source.startsWith("@expo") && { keepFeatures: FEATURES_OF_EAST_ASIA }),
  }
  const font = await subsetFont(whole, String.fromCodePoint(...points, ...VARIATION_SELECTORS), options)
  // Unpacked in a third of Brotli's time, on each start of the printing process.
  const packed = zstdCompressSync(font, {
    params: { [constants.ZSTD_c_compressionLevel]: BEST },
    pledgedSrcSize: font.length,
  })
  writeFileSync(join(FONTS, `${name}.ttf.zst`), packed)
  console.log(`${points.length} characters, ${font.length} bytes, packed ${packed.length}: ${name}`)
}
writeFileSync(join(FONTS, "coverage.json"), `${JSON.stringify(coverage, null, 2)}\n`)
