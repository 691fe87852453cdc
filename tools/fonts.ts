// npm run fonts, after a change of apps/web/src/styles/fonts.css or of the font's package: generates the
// site's font files. They are committed, so that neither a build nor `npm run dev` has to generate them; a
// test fails when they are outdated.
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"
import { root } from "./lib/files.ts"
import { simplifyKerning } from "./lib/kerning.ts"

const PACKAGE = dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/newsreader/package.json")))
const STYLES = join(root, "apps/web/src/styles/fonts.css")
export const FONTS = join(root, "apps/web/src/fonts")

/** Range of all weights in the design, see `font-weight` in fonts.css. */
const WEIGHTS = { min: 400, max: 700 }
const ONE_WEIGHT = 400

const roman = (source: string) => ({ source: `newsreader-${source}-wght-normal.woff2`, weight: WEIGHTS })
const italic = (source: string) => ({ source: `newsreader-${source}-wght-italic.woff2`, weight: ONE_WEIGHT })

export const recipes = {
  "newsreader-latin.woff2": roman("latin"),
  "newsreader-accents.woff2": roman("latin"),
  "newsreader-latin-ext.woff2": roman("latin-ext"),
  "newsreader-vietnamese.woff2": roman("vietnamese"),
  "newsreader-latin-italic.woff2": italic("latin"),
  "newsreader-accents-italic.woff2": italic("latin"),
} as const

export type FontFile = keyof typeof recipes

/** Features that browsers enable by default, and the old-style figures of numbered lists. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "onum", "rlig"]
/** Licence and its address, which every copy must contain. */
const LICENCE_NAMES = [13, 14]

export async function makeFont(file: FontFile): Promise<Buffer> {
  const { source, weight } = recipes[file]
  const letters = lettersOf(file, readFileSync(STYLES, "utf8"))
  // A separate constant, because one of the options is newer than the package's types.
  const options = { keepFeatures: FEATURES, preserveNameIds: LICENCE_NAMES }
  const font = await subsetFont(readFileSync(join(PACKAGE, "files", source)), letters, {
    ...options,
    targetFormat: "truetype" as const,
    variationAxes: { wght: weight },
  })
  simplifyKerning(font)
  return subsetFont(font, letters, { ...options, targetFormat: "woff2" as const })
}

/** The characters that the stylesheet assigns to this file. */
export function lettersOf(file: string, styles: string): string {
  const faces = styles.split("@font-face").filter((face) => face.includes(`/${file}"`))
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
  const points = ranges.flatMap(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step)
  })
  return String.fromCodePoint(...new Set(points))
}

/** Shipped with the fonts, as the licence requires. */
export const LICENCE = {
  from: join(PACKAGE, "LICENSE"),
  to: join(root, "apps/web/public/newsreader-licence.txt"),
}

if (import.meta.main) {
  for (const file of Object.keys(recipes) as FontFile[]) {
    const font = await makeFont(file)
    writeFileSync(join(FONTS, file), font)
    console.log(`${(font.length / 1000).toFixed(1).padStart(6)} KB  ${file}`)
  }
  writeFileSync(LICENCE.to, readFileSync(LICENCE.from))
}
