// The layout of furigana: a reading overhangs its word, never spreads the text, and keeps clear of other lines; lines break where a
// typesetter would break them.
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
  /** Where a table has become cards, its head is only for screen readers. */
  const isClipped = (ruby: Element) => (ruby.closest("thead")?.getBoundingClientRect().width ?? 2) <= 1
  const rubies = [...document.querySelectorAll<HTMLElement>("main ruby")].filter(
    (ruby) => ruby.checkVisibility() && ruby.getClientRects().length > 0 && !isClipped(ruby),
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

interface Lines {
  readonly breaks: number
  readonly forbidden: string[]
  readonly colliding: string[]
  readonly clipped: string[]
}

/** Where lines end and begin, and whether readings keep clear of the line above and of the edges of their box. */
function measureLines(): Lines {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, li, td, th, dd, figcaption)"),
  ].filter(
    (block) =>
      block.checkVisibility() &&
      block.getClientRects().length > 0 &&
      block.closest<HTMLElement>("[lang]")?.lang === "ja",
  )
  const isReading = (node: Node) => node.parentElement?.closest("rt, rp") !== null
  interface Letter {
    readonly text: string
    readonly rect: DOMRect
    readonly word: Element | null | undefined
  }
  const lettersOf = (block: Element): Letter[] => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const letters: Letter[] = []
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement?.closest("h1, h2, h3, h4, p, li, td, th, dd, figcaption")
      if (owner !== block || isReading(node)) continue
      const text = node.textContent ?? ""
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const [rect] = range.getClientRects()
        if (rect && rect.width > 0 && text[at]?.trim())
          letters.push({ text: text[at] ?? "", rect, word: node.parentElement?.closest("ruby") })
      }
    }
    return letters
  }
  const isNextLine = (a: DOMRect, b: DOMRect) => b.top > a.bottom - a.height / 3
  const counters = /[年月日時分秒回社人名点円歳週件枚通冊級階本個歩％]/
  const forbidden: string[] = []
  const colliding: string[] = []
  const clipped: string[] = []
  let breaks = 0
  for (const block of blocks) {
    const letters = lettersOf(block)
    for (const [i, { text, rect }] of letters.entries()) {
      const before = letters[i - 1]
      if (!before || !isNextLine(before.rect, rect)) continue
      breaks++
      const isBad =
        /[「『（(【〈《]/.test(before.text) ||
        /[、。，．」』）)】〉》！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/.test(text) ||
        (/\d/.test(before.text) && counters.test(text))
      if (isBad) {
        const around = letters.slice(Math.max(0, i - 8), i + 8).map((letter) => letter.text)
        forbidden.push(`${around.slice(0, Math.min(8, i)).join("")}|${around.slice(Math.min(8, i)).join("")}`)
      }
    }
    for (const rt of block.querySelectorAll("rt")) {
      const inside = rt.querySelector("span") ?? rt
      const range = document.createRange()
      range.selectNodeContents(inside.firstChild ?? inside)
      const [reading] = range.getClientRects()
      if (!reading || reading.width === 0) continue
      const isOver = (rect: DOMRect) =>
        Math.min(rect.right, reading.right) - Math.max(rect.left, reading.left) > 1 &&
        // Letters are lower than their boxes.
        Math.min(rect.bottom - rect.height * 0.15, reading.bottom - reading.height * 0.1) -
          Math.max(rect.top + rect.height * 0.15, reading.top + reading.height * 0.1) >
          1
      const hit = letters.find(({ rect, word }) => word !== rt.parentElement && isOver(rect))
      if (hit) colliding.push(`${rt.parentElement?.textContent} ${hit.text}`)
      const box = rt.closest(".table-scroll, details, aside, section")?.getBoundingClientRect()
      if (box && reading.top < box.top - 1) clipped.push(rt.parentElement?.textContent ?? "")
    }
  }
  return { breaks, forbidden, colliding, clipped }
}

for (const width of [360, 768])
  test.describe(`lines at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, locale: "ja-JP" })

    for (const [name, pathOf] of [
      ["an article with lists, tables and terms", () => "/article/part-time-28-hours"],
      ["an article with examples", () => "/article/keigo-mail"],
      ["a question", questionPath],
      ["a course", coursePath],
      ["the glossary", () => "/glossary"],
    ] as const)
      test(`break where a typesetter would, and readings keep clear of the line above: ${name}`, async ({
        page,
      }) => {
        await page.goto(`/ja${await pathOf()}`)
        await untilRunning(page)
        await page.evaluate(async () => {
          delete document.documentElement.dataset.folded
          await document.fonts.ready
        })
        const { breaks, ...problems } = await page.evaluate(measureLines)
        expect(breaks).toBeGreaterThan(2)
        expect(problems).toEqual({ forbidden: [], colliding: [], clipped: [] })
      })
  })
