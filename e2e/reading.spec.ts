// A student reads an article on a phone, on a train: the answer first, the tools where the thumb is, a word that they do
// not know, and how it is read.
import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { printed } from "./support/pdf.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const words = {
  en: {
    tools: "Tools for this article",
    contents: "Contents",
    inThis: "In this article",
    copy: "Copy the text",
    copied: "Text copied",
    when: "When",
    keep: "Keep this word",
    read: "Read the article",
    listen: "Listen",
    player: "Reading aloud",
    pause: "Pause",
    play: "Continue",
    forward: "Forward one sentence",
    close: "Stop listening",
    speed: "Speed",
  },
  ja: {
    tools: "この記事のツール",
    contents: "目次",
    inThis: "この記事の内容",
    copy: "文をコピー",
    copied: "文をコピーしました",
    when: "いつ",
    keep: "この言葉を覚える",
    read: "くわしい記事を読む",
    listen: "聞く",
    player: "読み上げ",
    pause: "一時停止",
    play: "再生",
    forward: "次の文",
    close: "読み上げを終える",
    speed: "速さ",
  },
} as const

const VISA = "changing-status-of-residence"

/** Where the first sentence of the text ends, and where the screen does, above the bar at the bottom. */
const firstSentence = (page: Page) =>
  page.evaluate(() => {
    const paragraph = document.querySelector(".prose-shirube > p")
    const walker = document.createTreeWalker(paragraph ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    range.setStartBefore(paragraph ?? document.body)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.parentElement?.closest("rt, rp")) continue
      const end = /[。.?!](?=\s|$|[^\d\s])/.exec(node.data)
      range.setEnd(node, end ? end.index + 1 : node.length)
      if (end) break
    }
    return {
      bottom: range.getBoundingClientRect().bottom,
      screen: document.querySelector(".bottom-nav")?.getBoundingClientRect().top ?? innerHeight,
    }
  })

test.describe("the answer first", () => {
  test("an article says when, what it costs, with which documents and where, before its text", {
    tag: "@both",
  }, async ({ page, language }) => {
    const say = words[language]
    await page.goto(`/${language}/article/${VISA}`)
    const summary = page.locator("main article header dl").filter({ hasText: say.when })
    await expect(summary.locator("dt")).toHaveCount(4)
    await expect(summary).toContainText(language === "en" ? "1 December" : "12月1日")
    await expect(summary).toContainText("33,000")
    await expectNoSidewaysScroll(page, 320)
  })

  for (const id of [VISA, "part-time-28-hours", "where-to-get-help", "entry-sheet"])
    test(`the first sentence of ${id} is on the first screen of a phone`, { tag: "@both" }, async ({
      page,
      language,
    }) => {
      await page.goto(`/${language}/article/${id}`)
      await page.evaluate(() => document.fonts.ready)
      const { bottom, screen } = await firstSentence(page)
      expect(bottom).toBeLessThanOrEqual(screen)
    })

  test("the first sentence of every article is on the first screen", { tag: ["@both", "@long"] }, async ({
    page,
    language,
  }) => {
    test.slow() // all of them
    const { items } = await (await page.request.get("/api/v1/articles?limit=50")).json()
    expect(items.length).toBeGreaterThan(30)
    for (const { id } of items) {
      await page.goto(`/${language}/article/${id}`)
      const { bottom, screen } = await firstSentence(page)
      expect.soft(bottom, id).toBeLessThanOrEqual(screen)
    }
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("the answers, the sections and the other language are there", async ({ page, language }) => {
      const say = words[language]
      await page.goto(`/${language}/article/${VISA}`)
      await expect(page.locator("main article header dt").filter({ hasText: say.when })).toBeVisible()
      await page.getByRole("button", { name: say.contents }).click()
      await page.getByRole("navigation", { name: say.inThis }).getByRole("link").nth(1).click()
      await expect(page).toHaveURL(/#section-2$/)
      // What needs scripts is not offered.
      await expect(page.getByRole("button", { name: say.copy })).toHaveCount(0)
      await expect(page.getByRole("button", { name: say.listen })).toHaveCount(0)
    })
  })
})

test.describe("the bar above the text", () => {
  const barOf = (page: Page, language: Language) => page.getByRole("region", { name: words[language].tools })
  /** As a finger scrolls: in steps. */
  const scrollBy = (page: Page, by: number) => page.mouse.wheel(0, by)
  const topOf = async (bar: Locator) => Math.round((await bar.boundingBox())?.y ?? Number.NaN)

  test("leaves while the reader scrolls down, and is back when they scroll up", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    await page.goto(`/${language}/article/${VISA}`)
    await untilRunning(page)
    const bar = barOf(page, language)
    await expect(bar).toBeInViewport()
    await scrollBy(page, 1500)
    await expect(bar).not.toBeInViewport()
    await scrollBy(page, -200)
    await expect.poll(() => topOf(bar)).toBe(0)
    await expectAccessible(page)
  })

  test("leads to a section and does not cover it", async ({ page, language }) => {
    const say = words[language]
    await page.goto(`/${language}/article/${VISA}`)
    await untilRunning(page)
    for (const place of [3, 1]) {
      await scrollBy(page, -50)
      await barOf(page, language).getByRole("button", { name: say.contents }).click()
      await page.getByRole("navigation", { name: say.inThis }).getByRole("link").nth(place).click()
      const heading = page.locator(`#section-${place + 1}`)
      await expect(heading).toBeFocused()
      await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(100)
    }
  })

  test("is reached by keyboard wherever the reader is, and covers nothing that has the focus", async ({
    page,
    language,
  }) => {
    await page.goto(`/${language}/article/${VISA}`)
    await untilRunning(page)
    const bar = barOf(page, language)
    const terms = page.locator(".prose-shirube button.term")
    await terms.nth(3).focus()
    await expect(bar).not.toBeInViewport()
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press("Shift+Tab")
      const covered = await page.evaluate(() => {
        const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
        const bottom = document.querySelector(".reading-bar")?.getBoundingClientRect().bottom ?? 0
        return top < bottom - 1
      })
      expect(covered).toBe(false)
    }
    await bar.getByRole("button").first().focus()
    await expect.poll(() => topOf(bar)).toBeGreaterThanOrEqual(0)
  })

  test("switches the language", async ({ page }) => {
    await page.goto(`/en/article/${VISA}`)
    await barOf(page, "en").getByRole("link", { name: "Read in Japanese" }).click()
    await expect(page).toHaveURL(`/ja/article/${VISA}`)
    await barOf(page, "ja").getByLabel("ふりがな").selectOption("off")
    await expect(page.locator(".prose-shirube rt").first()).toBeHidden()
  })
})

test.describe("tables and templates", () => {
  test("a table that does not fit becomes a card for each row; a table of numbers stays one", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    await page.goto(`/${language}/article/${VISA}`)
    const steps = page.locator(".table-stacks").first()
    const cells = steps.locator("tbody tr").first().getByRole("cell")
    await expect(cells).toHaveCount(3)
    const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
    await expect(cells.nth(1).locator(".cell-label")).toBeVisible()
    const fees = page.locator(".table-scroll:not(.table-stacks)").first()
    await expect(fees.locator("tbody tr").first().locator("td").first()).toHaveCSS("display", "table-cell")
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
    // Where there is room, it is a table like any other.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(cells.nth(1)).toHaveCSS("display", "table-cell")
    await expect(cells.nth(1).locator(".cell-label")).toBeHidden()
  })

  test("an email is copied as it is written: without readings, quotation marks and translation", {
    tag: "@both",
  }, async ({ page, language, context }) => {
    const say = words[language]
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.goto(`/${language}/article/${VISA}`)
    await untilRunning(page)
    await page.getByRole("button", { name: say.copy }).click()
    await expect(page.getByText(say.copied, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^お世話になっております。来年4月に入社予定のファム・ミンです。[^「」a-zA-Z]*教えていただけますでしょうか。$/,
    )
  })
})

test.describe("a word that the reader does not know", () => {
  const cardOf = (page: Page) => page.locator(".term-card:popover-open")

  test("its card teaches it in both languages, and Escape returns to the word", { tag: "@both" }, async ({
    page,
    language,
  }) => {
    const say = words[language]
    await page.goto(`/${language}/article/specified-skilled-worker`)
    await untilRunning(page)
    const term = page.locator(".prose-shirube button.term").first()
    await term.focus()
    await page.keyboard.press("Enter")
    const card = cardOf(page)
    await expect(card).toContainText("Specified Skilled Worker")
    await expect(card).toContainText("特定技能")
    await expect(card).toContainText("とくていぎのう")
    await expect(card.locator('.term-example [lang="ja"]')).toContainText("ホテルで")
    await expect(card.locator('.term-example [lang="en"]')).toContainText("at a hotel")
    await expectAccessible(page)
    // The card is next in the order of the keyboard.
    await page.keyboard.press("Tab")
    await expect(card.getByRole("link", { name: say.read })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(card).toHaveCount(0)
    await expect(term).toBeFocused()
  })

  for (const [where, y] of [
    ["at the top", 90],
    ["in the middle", 370],
    ["at the bottom", 640],
  ] as const)
    test(`its card never covers the word, ${where} of the screen`, async ({ page, language }) => {
      await page.goto(`/${language}/article/${VISA}`)
      await untilRunning(page)
      const term = page.locator(".prose-shirube button.term").nth(2)
      await term.evaluate(
        (word, y) => scrollBy({ top: word.getBoundingClientRect().top - y, behavior: "instant" }),
        y,
      )
      await term.click()
      const [word, card] = [await term.boundingBox(), await cardOf(page).boundingBox()]
      const isBelow = (card?.y ?? 0) >= (word?.y ?? 0) + (word?.height ?? 0) - 1
      const isAbove = (card?.y ?? 0) + (card?.height ?? 0) <= (word?.y ?? 0) + 1
      expect(isBelow || isAbove, JSON.stringify({ word, card })).toBe(true)
      expect(card?.y).toBeGreaterThanOrEqual(0)
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(740)
    })
})

test.describe("listening", () => {
  /** The browser of the tests has no voice: one that says nothing, and reports as a real one does. */
  const withVoices = (page: Page, languages: readonly string[]) =>
    page.addInitScript((languages) => {
      const spoken: { text: string; lang: string; rate: number }[] = []
      let current: SpeechSynthesisUtterance | undefined
      Object.assign(window, {
        spoken,
        finish: () => current?.onend?.(new Event("end") as SpeechSynthesisEvent),
      })
      class Utterance {
        readonly text: string
        lang = ""
        rate = 1
        voice = null
        onend = null
        onerror = null
        constructor(text: string) {
          this.text = text
        }
      }
      const voices = languages.map((lang) => ({ lang, localService: true, name: lang }))
      const synthesis = {
        getVoices: () => voices,
        speak: (utterance: SpeechSynthesisUtterance) => {
          current = utterance
          spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
        },
        cancel: () => {
          current = undefined
        },
        addEventListener: () => {},
        removeEventListener: () => {},
      }
      Object.defineProperty(window, "speechSynthesis", { value: synthesis })
      Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance })
    }, languages)
  interface Heard {
    readonly spoken: readonly { readonly text: string; readonly lang: string; readonly rate: number }[]
    readonly finish: () => void
  }
  const heard = (page: Page) => page.evaluate(() => (window as unknown as Heard).spoken)
  const finish = (page: Page) => page.evaluate(() => (window as unknown as Heard).finish())

  test("an article is read sentence by sentence, marked, paused, and stopped on leaving", {
    tag: "@both",
  }, async ({ page, language }) => {
    const say = words[language]
    await withVoices(page, ["en-US", "ja-JP"])
    await page.goto(`/${language}/article/${VISA}`)
    await untilRunning(page)
    await page.getByRole("button", { name: say.listen }).click()
    const player = page.getByRole("region", { name: say.player })
    await expect(player).toBeVisible()
    // Each word once: not with its reading after it.
    const first = {
      en: { text: "A job offer does not let you work.", lang: "en-US", rate: 1 },
      ja: { text: "内定をもらっても、それだけでは働けません。", lang: "ja-JP", rate: 1 },
    }[language]
    await expect.poll(() => heard(page)).toEqual([first])
    const isMarked = () => page.evaluate(() => String([...(CSS.highlights.get("spoken") ?? [])][0] ?? ""))
    expect(await isMarked()).toContain(language === "en" ? "A job offer" : "内定")
    await finish(page)
    await expect.poll(async () => (await heard(page)).length).toBe(2)
    await player.getByRole("button", { name: say.pause }).click()
    await finish(page)
    expect(await heard(page)).toHaveLength(2)
    await player.getByLabel(say.speed).selectOption("0.8")
    await player.getByRole("button", { name: say.play }).click()
    await expect.poll(async () => (await heard(page)).at(-1)?.rate).toBe(0.8)
    await expectAccessible(page)
    await player.getByRole("button", { name: say.close }).click()
    await expect(player).toHaveCount(0)
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)
    // The speed is kept.
    await page.reload()
    await untilRunning(page)
    await page.getByRole("button", { name: say.listen }).click()
    await expect.poll(async () => (await heard(page))[0]?.rate).toBe(0.8)
  })

  test("in an English article, the Japanese words have a Japanese voice", async ({ page }) => {
    await withVoices(page, ["en-US", "ja-JP"])
    await page.goto("/en/article/specified-skilled-worker")
    await untilRunning(page)
    await page.getByRole("button", { name: words.en.listen }).click()
    await expect.poll(async () => (await heard(page)).length).toBe(1)
    await finish(page)
    await expect
      .poll(async () => (await heard(page)).at(-1))
      .toMatchObject({ text: "特定技能", lang: "ja-JP" })
  })

  test("is not offered where the browser has no voice for the language", async ({ page }) => {
    await withVoices(page, ["en-US"])
    await page.goto(`/ja/article/${VISA}`)
    await untilRunning(page)
    await expect(page.getByRole("button", { name: words.ja.listen })).toHaveCount(0)
  })
})

test.describe("printing", () => {
  test("an article prints as it is read, without bars and buttons", { tag: "@both-long" }, async ({
    page,
    language,
  }) => {
    const say = words[language]
    await page.goto(`/${language}/article/${VISA}`)
    await untilRunning(page)
    const shown = (await printed(page)).join("")
    expect(shown).toContain(language === "en" ? "1 December" : "12月1日")
    for (const button of [say.copy, say.contents, say.keep]) expect(shown).not.toContain(button)
    // With the readings, or without them if the reader has turned them off.
    expect(shown).toContain("ざいりゅうしかく")
    if (language === "en") return
    await page.locator(".reading-bar").getByLabel("ふりがな").selectOption("off")
    expect((await printed(page)).join("")).not.toContain("ざいりゅうしかく")
  })

  test("each checklist is on one sheet", { tag: "@both-long" }, async ({ page, language }) => {
    await page.goto(`/${language}/article/checklists`)
    await untilRunning(page)
    const sheets = await printed(page)
    expect(sheets.length).toBeLessThanOrEqual(5)
    const lengths = await page
      .locator(".prose-shirube > ol")
      .evaluateAll((all) => all.map((list) => list.children.length))
    expect(lengths.length).toBe(5)
    // A sheet ends where a list does: the boxes on it are those of whole lists.
    const boxes = sheets.map((sheet) => sheet.split("☐").length - 1)
    const ends = sums(lengths)
    expect(sums(boxes).filter((end) => end > 0 && !ends.includes(end))).toEqual([])
    expect(sums(boxes).at(-1)).toBe(ends.at(-1))
  })
})

const sums = (numbers: readonly number[]) =>
  numbers.map((_, i) => numbers.slice(0, i + 1).reduce((a, b) => a + b, 0))
