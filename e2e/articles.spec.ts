// A student on a phone finds and reads an article to answer one question quickly.
import { devices } from "@playwright/test"
import { FIRST_VISIT_KB, firstVisit } from "./support/first-visit.ts"
import { expect, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"

const words = {
  en: {
    search: "Search the articles",
    level: "Japanese level",
    more: "Show more",
    remove: (filter: string) => `Remove the filter ${filter}`,
    quoted: (q: string) => `“${q}”`,
    empty: "Nothing found for “zzzz”",
    all: "Show everything",
    visa: "Status of residence",
    contents: "In this article",
    sources: "Sources",
    other: "Read in Japanese",
    checked: "Sources last seen",
    level3: "Japanese text: about N3",
    gone: "This article is not here",
    list: "See all articles",
    next: "Where to go next",
    share: "Share",
    copied: "Link copied",
  },
  ja: {
    search: "記事を検索",
    level: "日本語のレベル",
    more: "もっと見る",
    remove: (filter: string) => `${filter}の条件を外す`,
    quoted: (q: string) => `「${q}」`,
    empty: "「zzzz」では見つかりませんでした",
    all: "条件をすべて外す",
    visa: "在留資格",
    contents: "この記事の内容",
    sources: "出典",
    other: "英語で読む（English）",
    checked: "出典の最終閲覧",
    level3: "日本語のレベル：N3くらい",
    gone: "この記事は見つかりませんでした",
    list: "記事の一覧を見る",
    next: "次に読むなら",
    share: "共有",
    copied: "リンクをコピーしました",
  },
} as const

const otherThan = (language: Language): Language => (language === "en" ? "ja" : "en")
const ids = (hrefs: (string | null)[]) => hrefs.map((href) => href?.split("/").at(-1))

test.describe("the list", () => {
  for (const [q, found] of [
    ["就活", "how-hiring-works"],
    ["ES", "entry-sheet"],
    ["visa", "changing-status-of-residence"],
    ["28", "part-time-28-hours"],
  ] as const)
    test(`finds ${found} with “${q}” in either language`, async ({ page, language }) => {
      await page.goto(`/${language}/article`)
      const field = page.getByRole("searchbox", { name: words[language].search })
      await field.fill(q)
      await field.press("Enter")
      await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(q)}$`))
      await expect(page.locator(`main a[href="/${language}/article/${found}"]`)).toBeVisible()
    })

  test("narrows by subject and level, shows the filters, and lets the reader remove each", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    const say = words[language]
    await page.goto(`/${language}/article`)
    await page.getByRole("link", { name: say.visa, exact: true }).first().click()
    await expect(page).toHaveURL(`/${language}/article?category=visa`)
    await expect(page.locator("main article")).toHaveCount(6)

    await page.getByLabel(say.level).selectOption("n3")
    await expect(page).toHaveURL(`/${language}/article?category=visa&level=n3`)
    await expect(page.locator("main article")).toHaveCount(2)

    await page.getByRole("link", { name: say.remove("N3") }).click()
    await expect(page).toHaveURL(`/${language}/article?category=visa`)
    await page.getByRole("link", { name: say.remove(say.visa) }).click()
    await expect(page).toHaveURL(`/${language}/article`)
  })

  test("grows below what was read, and is restored by the back button", async ({ page, language }) => {
    await page.goto(`/${language}/article`)
    // Before the page runs, the link opens a page of its own.
    await untilRunning(page)
    const cards = page.locator("main article")
    await expect(cards).toHaveCount(13)
    await page.getByRole("link", { name: words[language].more }).click()
    await expect(cards).toHaveCount(26)
    const stories = await page
      .locator("main article h2 a")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")))
    expect(new Set(ids(stories)).size).toBe(26)
    // The focus moves to the first new item.
    await expect(cards.nth(13).locator("h2 a")).toBeFocused()

    await cards.nth(20).locator("h2 a").click()
    await expect(page).toHaveURL(new RegExp(`/${language}/article/[a-z0-9-]+$`))
    await page.goBack()
    await expect(cards).toHaveCount(26)
  })

  test("without results suggests what to do next", async ({ page, language }) => {
    await page.goto(`/${language}/article?q=zzzz`)
    await expect(page.getByText(words[language].empty)).toBeVisible()
    await page.getByRole("link", { name: words[language].all }).click()
    await expect(page).toHaveURL(`/${language}/article`)
  })

  // spec: 2.career-lists, 2.learning-lists
  test("of a section contains only that section's subjects", async ({ page, language }) => {
    for (const [section, inside, outside] of [
      ["career", "visa", "documents"],
      ["learning", "documents", "visa"],
    ]) {
      await page.goto(`/${language}/${section}/article`)
      await expect(page.locator(`main nav a[href$="category=${inside}"]`)).toBeVisible()
      await expect(page.locator(`main nav a[href$="category=${outside}"]`)).toHaveCount(0)
      await expect(page.locator("main article").first()).toBeVisible()
    }
  })

  test("ignores unknown parameters and an outdated cursor", async ({ page }) => {
    const response = await page.goto("/en/article?level=n9&category=visa&tag=A%20B&utm_source=x")
    expect(response?.status()).toBe(200)
    await expect(page.locator("main article")).toHaveCount(6)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/en\/article\?category=visa$/,
    )
    await page.goto("/en/article?category=visa&cursor=abc")
    await expect(page).toHaveURL("/en/article?category=visa")
  })

  test("fits every width", async ({ page, language }) => {
    await page.goto(`/${language}/article?category=visa&level=n3`)
    for (const width of [360, 768, 1440]) await expectNoSidewaysScroll(page, width)
    await page.goto(`/${language}/article`)
    for (const width of [360, 768, 1440]) await expectNoSidewaysScroll(page, width)
  })
})

test.describe("an article", () => {
  // spec: 1.articles, 2.article-detail
  test("shows its author, when its sources were last seen, its level and its sources", {
    tag: "@both",
  }, async ({ page, language }) => {
    const say = words[language]
    await page.goto(`/${language}/article/part-time-28-hours`)
    const header = page.locator("main article header")
    await expect(header.getByText(say.checked)).toBeVisible()
    await expect(header.getByText(say.level3)).toBeVisible()
    await expect(header.getByText(language === "ja" ? "岡田" : "Okada Makoto")).toBeVisible()
    const sources = page.getByRole("region", { name: say.sources })
    await expect(sources.getByRole("link").first()).toHaveAttribute("href", /^https:/)
    await expect(page.getByRole("region", { name: say.next }).locator("article")).toHaveCount(3)
  })

  test("switches to the other language in place", async ({ page, language }) => {
    await page.goto(`/${language}/article/entry-sheet`)
    await page.getByRole("link", { name: words[language].other }).click()
    await expect(page).toHaveURL(`/${otherThan(language)}/article/entry-sheet`)
    await expect(page.locator("html")).toHaveAttribute("lang", otherThan(language))
    await expect(page.locator("main article h1")).toHaveAttribute("lang", otherThan(language))
  })

  test("explains a word on tap, and its links keep the language", { tag: "@both-long" }, async ({
    page,
    language,
  }) => {
    await page.goto(`/${language}/article/part-time-28-hours`)
    const term = page.locator("main button.term").first()
    await term.click()
    const card = page.locator(".term-card:popover-open")
    await expect(card).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(card).toHaveCount(0)
    const links = await page
      .locator('.prose-shirube a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(new RegExp(`^/${language}/`))
  })

  test("follows a link in the text without loading a new document", async ({ page, language }) => {
    await page.goto(`/${language}/article/part-time-28-hours`)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.locator('.prose-shirube > :not(.term-card) a[href*="/article/"]').first().click()
    await expect(page).not.toHaveURL(/part-time-28-hours/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  })

  test(`costs a first visitor at most ${FIRST_VISIT_KB} KB, including italics and an author's Vietnamese name`, {
    tag: "@both-long",
  }, async ({ page, language }) => {
    const scripts: string[] = []
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url())
    })
    const { total, kinds } = await firstVisit(page, `/${language}/article/entry-sheet`)
    // The article leads to the career builder, whose code only its own pages load.
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((url) => /builder|career-document|writing-?hints|resume/i.test(url))).toEqual([])
    expect(kinds.fonts).toBeGreaterThan(0)
    expect(total, JSON.stringify(kinds)).toBeLessThanOrEqual(FIRST_VISIT_KB)
  })

  test("is sent once in its document, and is still there after visiting another page", async ({
    page,
    language,
  }) => {
    const sent = await (await page.goto(`/${language}/article/part-time-28-hours`))?.text()
    const text = page.locator(".prose-shirube")
    const pieces = (await text.locator("> p").first().innerHTML()).split(/<[^>]*>/)
    const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one))
    expect(sent?.split(longest)).toHaveLength(2)
    const read = await text.textContent()
    await text.locator('> :not(.term-card) a[href*="/article/"]').first().click()
    await expect(page).not.toHaveURL(/part-time-28-hours/)
    await page.goBack()
    await expect(page).toHaveURL(/part-time-28-hours/)
    await expect.poll(() => text.textContent()).toBe(read)
  })

  test("scrolls to a section, moves the focus there and marks it in the contents", async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/${language}/article/entry-sheet`)
    const entry = page.getByRole("navigation", { name: words[language].contents }).getByRole("link").nth(2)
    const id = (await entry.getAttribute("href"))?.slice(1) ?? ""
    await entry.click()
    const heading = page.locator(`#${id}`)
    await expect(heading).toBeFocused()
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(100)
    await expect(entry).toHaveAttribute("aria-current", "location")
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
  })

  test("hides furigana when the reader turns them off, and remembers it", async ({ page }) => {
    await page.goto("/ja/article/entry-sheet")
    const reading = page.locator(".prose-shirube rt").first()
    await expect(reading).toBeVisible()
    await page.locator("main").getByRole("radio", { name: "なし" }).check()
    await expect(reading).toBeHidden()
    for (const each of await page.getByRole("radio", { name: "なし" }).all()) await expect(each).toBeChecked()
    await page.reload()
    await expect(reading).toBeHidden()
  })

  test("shows the readings of hard words only, harder than the level that the reader chooses", async ({
    page,
  }) => {
    await page.goto("/ja/article/entry-sheet")
    const readings = (level: string) => page.locator(`.prose-shirube .${level} > rt`).first()
    const choice = page.locator("main").getByRole("group", { name: "ふりがな" })
    await choice.getByRole("radio", { name: "難しい語だけ" }).check()
    await expect(readings("n4")).toBeHidden()
    await expect(readings("n3")).toBeVisible()
    const level = choice.getByRole("combobox", { name: "難しいと考える語" })
    await expect(level).toHaveValue("n4")
    await level.selectOption({ label: "N2より上" })
    await expect(readings("n2")).toBeHidden()
    await expect(readings("n1")).toBeVisible()

    // Without scripts too, from the first paint, in the same stored page.
    await page.reload({ waitUntil: "commit" })
    await expect(page.locator("html")).toHaveAttribute("data-furigana", "n2")
    await expect(level).toHaveValue("n2")
    await choice.getByRole("radio", { name: "すべて" }).check()
    await expect(readings("n5")).toBeVisible()
    await choice.getByRole("radio", { name: "難しい語だけ" }).check()
    await expect(level).toHaveValue("n2")
  })

  // spec: 2.article-detail
  test("that does not exist is a 404 with a way back", async ({ page, language, problems }) => {
    problems.allow(/response 404/)
    const response = await page.goto(`/${language}/article/no-such-article`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { name: words[language].gone })).toBeAttached()
    await page.getByRole("link", { name: words[language].list }).click()
    await expect(page).toHaveURL(`/${language}/article`)
  })

  test("fits every width, including tables", async ({ page, language }) => {
    for (const id of ["entry-sheet", "part-time-28-hours", "schedule-march-graduates"]) {
      await page.goto(`/${language}/article/${id}`)
      for (const width of [360, 768, 1440]) await expectNoSidewaysScroll(page, width)
    }
  })

  test("prints without header, footer and navigation", async ({ page, language }) => {
    await page.goto(`/${language}/article/entry-sheet`)
    await page.emulateMedia({ media: "print" })
    for (const furniture of [".site-header", ".site-footer", ".bottom-nav", "main nav", "#next"])
      await expect(page.locator(furniture).first()).toBeHidden()
    await expect(page.locator(".prose-shirube")).toBeVisible()
    await expect(page.locator("#sources")).toBeVisible()
  })

  test("can be shared: its link is copied if there is no share sheet", async ({
    page,
    language,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }))
    await page.goto(`/${language}/article/entry-sheet`)
    await page.getByRole("button", { name: words[language].share }).click()
    await expect(page.getByText(words[language].copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(`/${language}/article/entry-sheet`)
  })
})

test.describe("what other sites see of an article", () => {
  test("has a picture in each language, rendered once and cached", async ({ page, request }) => {
    for (const language of ["en", "ja"]) {
      await page.goto(`/${language}/article/after-naitei`)
      const address = await page.locator('meta[property="og:image"]').getAttribute("content")
      const { pathname, search } = new URL(String(address))
      expect(pathname).toBe(`/og/article/after-naitei/${language}.png`)
      const first = await request.get(pathname + search)
      expect(first.status()).toBe(200)
      expect(first.headers()["content-type"]).toBe("image/png")
      expect(first.headers()["cache-control"]).toContain("immutable")
      const again = await request.get(pathname + search, {
        headers: { "If-None-Match": String(first.headers().etag) },
      })
      expect(again.status()).toBe(304)
    }
    expect((await request.get("/og/article/no-such-article/en.png")).status()).toBe(404)
  })

  test("is the site's picture if a page has none of its own", async ({ page, request }) => {
    await page.goto("/ja/article")
    const address = await page.locator('meta[property="og:image"]').getAttribute("content")
    const { pathname } = new URL(String(address))
    expect(pathname).toBe("/og/site/ja.png")
    const picture = await request.get(pathname)
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"])
    expect((await request.get("/og/site/xx.png")).status()).toBe(404)
  })

  test("describes the article and its breadcrumbs to machines", async ({ page }) => {
    await page.goto("/ja/article/after-naitei")
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = texts.map((text) => JSON.parse(text))
    expect(data.map((each) => each["@type"])).toEqual(["Article", "BreadcrumbList"])
    expect(data[0]).toMatchObject({ inLanguage: "ja-JP", publisher: { name: "Shirube" } })
    expect(data[1].itemListElement).toHaveLength(4)
  })
})

test.describe("on a phone", () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices["Pixel 7"]
  test.use({ viewport, userAgent, hasTouch, isMobile })

  test("the table of contents opens from the bar, and closes when a section is chosen", async ({
    page,
    language,
  }) => {
    await page.goto(`/${language}/article/entry-sheet`)
    await page.locator(".reading-bar button").first().tap()
    const contents = page.getByRole("navigation", { name: words[language].contents })
    await contents.getByRole("link").nth(1).tap()
    await expect(contents).toBeHidden()
    await expect(page.locator("#section-2")).toBeFocused()
  })

  test("a word is explained at the bottom of the screen", async ({ page, language }) => {
    await page.goto(`/${language}/article/entry-sheet`)
    const term = page.locator("main button.term").first()
    // In the upper half of the screen; elsewhere the card is above the word (reading.spec.ts).
    await term.evaluate((word) =>
      scrollBy({ top: word.getBoundingClientRect().top - 150, behavior: "instant" }),
    )
    await term.tap()
    const card = await page.locator(".term-card:popover-open").boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect(Math.round((card?.y ?? 0) + (card?.height ?? 0))).toBe(height)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("an article can be read, and switched to the other language", { tag: "@both-long" }, async ({
    page,
    language,
  }) => {
    await page.goto(`/${language}/article/entry-sheet`)
    await expect(page.locator(".prose-shirube h2").first()).toBeVisible()
    await page.locator("main button.term").first().click()
    await expect(page.locator(".term-card:popover-open")).toBeVisible()
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: words[language].other }).click()
    await expect(page).toHaveURL(`/${otherThan(language)}/article/entry-sheet`)
  })

  test("the list can be searched, narrowed and paged to its end", async ({ page, language }) => {
    await page.goto(`/${language}/article`)
    const field = page.getByRole("searchbox", { name: words[language].search })
    await field.fill("内定")
    await page.locator("main search button").first().click()
    // The browser submits the empty fields too.
    await expect(page).toHaveURL(new RegExp(`/${language}/article\\?q=${encodeURIComponent("内定")}`))
    await expect(page.locator("main article").first()).toBeVisible()

    await page.goto(`/${language}/article`)
    const first = await page.locator("main article h2 a").first().getAttribute("href")
    await page.getByRole("link", { name: words[language].more }).click()
    await expect(page).toHaveURL(/\?cursor=/)
    await expect(page.locator("main article h2 a").first()).not.toHaveAttribute("href", String(first))
  })
})
