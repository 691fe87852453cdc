// A cover as text, for pictures made outside a page (Open Graph, mail). No React, no theme: the light dyes.
import { dyes, type Tone } from "./tone.ts"
import { type CoverShape, coverShapes, coverSizes, type Shape, toneFor, type Wagara } from "./wagara.ts"

const attributeName = (name: string) =>
  /^(viewBox|pattern[A-Z])/.test(name) ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)

function markup({ tag, attributes, children }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${attributeName(name)}="${value}"`)
  return `<${tag}${written.join("")}${children ? `>${children.map(markup).join("")}</${tag}>` : "/>"}`
}

export type CoverSvgOptions = { pattern: Wagara; seed: string; tone?: Tone; shape?: CoverShape; id?: string }

export function coverSvg({
  pattern,
  seed,
  tone = toneFor(seed),
  shape = "wide",
  id = "wagara",
}: CoverSvgOptions): string {
  const { width, height } = coverSizes[shape]
  const drawing = coverShapes({ pattern, seed, shape, id, pigments: dyes[tone] }).map(markup).join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
}
