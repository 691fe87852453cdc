// A cover as a file, for pictures made outside a page (Open Graph, mail). No theme: the light dyes.
import { drawCover } from "./brush.ts"
import { dyes, type Tone } from "./tone.ts"
import { type CoverShape, coverSizes, toneFor, type Wagara } from "./wagara.ts"

export type CoverSvgOptions = { pattern: Wagara; seed: string; tone?: Tone; shape?: CoverShape; id?: string }

export function coverSvg({
  pattern,
  seed,
  tone = toneFor(seed),
  shape = "wide",
  id = "wagara",
}: CoverSvgOptions): string {
  const { width, height } = coverSizes[shape]
  const drawing = drawCover({ pattern, seed, shape, id, pigments: dyes[tone] })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
}
