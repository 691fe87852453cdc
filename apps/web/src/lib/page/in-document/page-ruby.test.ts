import { expect, test } from "vitest"
import { segmentsIn } from "./page-ruby.ts"

interface Piece {
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly textContent: string
  readonly childNodes: readonly Piece[]
}
const text = (value: string): Piece => ({
  nodeName: "#text",
  nodeValue: value,
  textContent: value,
  childNodes: [],
})
const element = (nodeName: string, ...childNodes: Piece[]): Piece => ({
  nodeName,
  nodeValue: null,
  textContent: childNodes.map(({ textContent }) => textContent).join(""),
  childNodes,
})
const ruby = (word: string, reading: string) =>
  element(
    "RUBY",
    text(word),
    element("RP", text("（")),
    element("RT", element("SPAN", text(reading))),
    element("RP", text("）")),
  )

test("reads text and furigana back from the page, whatever keeps words together in it", () => {
  const page = element(
    "P",
    text("4月に"),
    element("WBR"),
    element("SPAN", ruby("入社", "にゅうしゃ"), text("、")),
    { ...element("#comment"), textContent: " " },
    element("SPAN", text("28時間")),
    text("です"),
  )
  expect(segmentsIn(page as unknown as Node)).toEqual([
    { text: "4月に", reading: null },
    { text: "入社", reading: "にゅうしゃ" },
    { text: "、28時間です", reading: null },
  ])
  expect(segmentsIn(null)).toEqual([])
})
