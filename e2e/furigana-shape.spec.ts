// The layout of furigana: a reading overhangs its word and never spreads the text.
import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"

/** How much wider a word may be with its reading, and how far two readings may overlap. */
const WIDEST = 1.02
const OVERLAP_PX = 1

/** The first Japanese question, which depends on the day of the demo. */
async function questionPath(): Promise<string> {
  const { items } = JSON.parse((await ask("/api/v1/questions?language=ja&limit=1")).text)
  return `/community/ask-senpai/detail/${items[0].id}`
}
async function coursePath(): Promise<string> {
  const { items } = JSON.parse((await ask("/api/v1/courses")).text)
  return `/course/${items[0].id}`
}

interface Shapes {
  readonly words: number
  readonly wide: string[]
  readonly overlapping: string[]
}

function measure({ widest, overlap }: { widest: number; overlap: number }): Shapes {
  const html = document.documentElement
  // Exclude the automatic space between kanji and digits or Latin letters.
  document.body.style.setProperty("text-autospace", "no-autospace", "important")
  const rubies = [...document.querySelectorAll<HTMLElement>("main ruby")].filter(
    (ruby) => ruby.checkVisibility() && ruby.getClientRects().length > 0,
  )
  const textOf = (nodes: Iterable<Node>) => {
    const range = document.createRange()
    return [...nodes].flatMap((node) => {
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }
  const baseOf = (ruby: Element) => [...ruby.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const wordOf = (ruby: Element) =>
    baseOf(ruby)
      .map((node) => node.textContent)
      .join("")
  const sum = (rects: readonly DOMRect[]) => rects.reduce((width, rect) => width + rect.width, 0)
  const widths = () =>
    rubies.map((ruby) => ({ letters: sum(textOf(baseOf(ruby))), box: sum([...ruby.getClientRects()]) }))

  html.dataset.furigana = "off"
  const without = widths()
  html.dataset.furigana = "on"
  const wide = widths().flatMap(({ letters, box }, i) => {
    const own = without[i]?.letters ?? 0
    const [ruby] = rubies.slice(i)
    const times = Math.max(letters, box) / own
    return ruby && times > widest
      ? [`${wordOf(ruby)} ${times.toFixed(3)} (letters ${(letters / own).toFixed(3)})`]
      : []
  })

  const readings = rubies.flatMap((ruby) => {
    const rt = ruby.querySelector("rt")
    return rt
      ? textOf([rt.querySelector("span")?.firstChild ?? rt]).map((rect) => ({ rect, word: wordOf(ruby) }))
      : []
  })
  const isOneLine = (a: DOMRect, b: DOMRect) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const overlapping = readings.flatMap((a, i) =>
    readings
      .slice(i + 1, i + 40)
      .filter((b) => isOneLine(a.rect, b.rect))
      .map((b) => ({
        words: `${a.word} ${b.word}`,
        px: Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left),
      }))
      .filter(({ px }) => px > overlap)
      .map(({ words, px }) => `${words} ${px.toFixed(1)} px`),
  )
  return { words: rubies.length, wide, overlapping }
}

async function shapesOn(page: Page, path: string): Promise<Shapes> {
  await page.goto(`/ja${path}`)
  await untilRunning(page)
  await page.evaluate(() => {
    // Lay out content far from the screen too.
    delete document.documentElement.dataset.folded
  })
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(measure, { widest: WIDEST, overlap: OVERLAP_PX })
}

for (const width of [360, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, locale: "ja-JP" })

    for (const [name, pathOf] of [
      ["the article on how hiring works", () => "/article/how-hiring-works"],
      ["the article on the first salary", () => "/article/first-salary"],
      ["the article on the entry sheet", () => "/article/entry-sheet"],
      ["a question", questionPath],
      ["a course", coursePath],
    ] as const)
      test(`no word is wider with its reading, and no two readings overlap: ${name}`, async ({ page }) => {
        const { words, wide, overlapping } = await shapesOn(page, await pathOf())
        expect(words).toBeGreaterThan(5)
        expect(wide).toEqual([])
        expect(overlapping).toEqual([])
      })
  })
