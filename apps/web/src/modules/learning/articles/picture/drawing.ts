// The link preview picture of a page: a cover, a title and a byline. Server only, loaded on demand.
import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import satori from "satori"
import sharp from "sharp"
import type { CategoryLook } from "#web/ui/picture/category-look.ts"
import { coverSvg } from "#web/ui/picture/cover-svg.ts"
import { dyes } from "#web/ui/picture/tone.ts"
import { boardPath, postPath } from "#web/ui/site/logo-paths.ts"
import { fontsFor } from "./fonts.ts"

const WIDTH = 1200
const HEIGHT = 630
const COVER = 420
const PAPER = "#faf7f0"
const INK = "#1e1b18"
const SHU = "#cb341a"

interface Element {
  readonly type: string
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>
    readonly [name: string]: unknown
  }
}
const box = (style: Record<string, string | number>, ...children: (Element | string)[]): Element => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
})
const picture = (svg: string, width: number, height: number): Element => ({
  type: "img",
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`, width, height },
})

/** Long titles are set smaller; a Japanese character is as wide as two Latin letters. */
export function titleSize(title: string): number {
  const length = [...title].reduce((sum, character) => sum + (character > "\u2fff" ? 2 : 1), 0)
  return length <= 36 ? 68 : length <= 60 ? 58 : 48
}

/** A colon is the only place where a title may break in any language. */
export const titleParts = (title: string) => title.split(/(?<=：)|(?<=:)\s/)

export interface Subject {
  /** Varies the pattern of the cover. */
  readonly seed: string
  readonly look: CategoryLook
  readonly label: string
  readonly title: string
  readonly byline: string
}

export async function drawPicture({ seed, look, label, title, byline }: Subject): Promise<Buffer> {
  const fonts = await fontsFor(`${title}${label}${byline}${PRODUCT_NAME}${PRODUCT_NAME_JA}`)
  const words = box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: WIDTH - COVER,
      padding: "64px 56px 56px 64px",
    },
    box(
      { flexDirection: "column" },
      box({ color: dyes[look.tone].ink, fontSize: 30 }, label),
      box(
        { flexDirection: "column", marginTop: 28, fontSize: titleSize(title), lineHeight: 1.3 },
        ...titleParts(title).map((part) => box({}, part)),
      ),
    ),
    box(
      {
        alignItems: "center",
        justifyContent: "space-between",
        borderTop: `2px solid ${INK}`,
        paddingTop: 24,
      },
      box(
        { alignItems: "center", fontSize: 34 },
        picture(mark, 44, 44),
        box({ marginLeft: 14 }, PRODUCT_NAME),
        box({ marginLeft: 14, fontSize: 24, color: "#544d46" }, PRODUCT_NAME_JA),
      ),
      box({ fontSize: 26, color: "#544d46" }, byline),
    ),
  )
  const drawing = box(
    {
      width: WIDTH,
      height: HEIGHT,
      background: PAPER,
      color: INK,
      fontFamily: fonts.map(({ name }) => name).join(", "),
    },
    words,
  )
  const svg = await satori(drawing as Parameters<typeof satori>[0], { width: WIDTH, height: HEIGHT, fonts })
  // sharp composites the cover, because satori cannot draw its patterns.
  const cover = await sharp(Buffer.from(coverSvg({ ...look, seed, shape: "tall" })), { density: 216 })
    .resize(COVER, HEIGHT, { fit: "cover" })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: cover, left: WIDTH - COVER, top: 0 }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${INK}" d="${postPath}"/><path fill="${SHU}" d="${boardPath}"/></svg>`
