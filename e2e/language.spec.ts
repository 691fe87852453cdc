// Which language a page is in, what decides it, and that a page is in one language only.
import type { Page } from "@playwright/test"
import { expect, type Language, test } from "./support/fixtures.ts"
import { ask, documentOf } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

const otherThan = (language: Language): Language => (language === "en" ? "ja" : "en")

const words = {
  en: { articles: "Articles", search: "Search the articles", name: "English" },
  ja: { articles: "記事", search: "記事を検索", name: "日本語" },
} as const

const titles = { en: "Articles | Shirube", ja: "記事 | Shirube" } as const

test.describe("the language is chosen", () => {
  const japanese = "ja,en;q=0.5"
  const english = "en-GB,ja;q=0.5"
  for (const [why, asking, language] of [
    ["by default: English", { path: "/article" }, "en"],
    ["by the browser", { path: "/article", acceptLanguage: japanese }, "ja"],
    ["by the browser's preference", { path: "/article", acceptLanguage: "en;q=0.3, ja-JP;q=0.9" }, "ja"],
    [
      "by default if the browser has neither language",
      { path: "/article", acceptLanguage: "fr, zh;q=0.9" },
      "en",
    ],
    [
      "by the cookie before the browser",
      { path: "/article", cookie: "lang=ja", acceptLanguage: english },
      "ja",
    ],
    ["not by an invalid cookie", { path: "/article", cookie: "lang=fr", acceptLanguage: japanese }, "ja"],
    [
      "by the prefix before the cookie",
      { path: "/ja/article", cookie: "lang=en", acceptLanguage: english },
      "ja",
    ],
    [
      "by the prefix, in English too",
      { path: "/en/article", cookie: "lang=ja", acceptLanguage: japanese },
      "en",
    ],
    ["not by an unknown parameter", { path: "/article?lang=fr", cookie: "lang=ja" }, "ja"],
    ["not by an unsupported language", { path: "/ja/article?lang=zh", cookie: "lang=en" }, "ja"],
  ] as const)
    test(why, async () => {
      const { path, ...rest } = asking
      // Twice: rendered for this reader, then cached.
      for (const _ of ["drawn", "stored"]) {
        const answer = await ask(path, rest)
        expect(answer.status).toBe(200)
        expect(documentOf(answer)).toMatchObject({ language, title: titles[language] })
        expect(answer.setCookies).toEqual([])
        const vary = answer.headers.get("Vary") ?? ""
        expect(vary).toContain("Cookie")
        expect(vary).toContain("Accept-Language")
      }
    })
})

test.describe("?lang=", () => {
  // spec: 1.language-choice
  for (const [asked, answered, language] of [
    ["/article?lang=ja", "/article", "ja"],
    ["/?lang=en", "/", "en"],
    ["/en?lang=ja", "/ja", "ja"],
    ["/en/article?lang=JA", "/ja/article", "ja"],
    ["/en/article?lang=ja-JP", "/ja/article", "ja"],
    ["/ja/article?lang=en", "/en/article", "en"],
    ["/ja/article?lang=ja", "/ja/article", "ja"],
    ["/en/article?category=visa&lang=ja&level=n3", "/ja/article?category=visa&level=n3", "ja"],
    ["/article?q=a%20b%2Bc&lang=ja", "/article?q=a%20b%2Bc", "ja"],
    ["/en/sign-in?lang=ja", "/ja/sign-in", "ja"],
    ["/404?lang=ja", "/404", "ja"],
    ["/en/no-such-page?lang=ja", "/ja/no-such-page", "ja"],
  ] as const)
    test(`${asked} redirects to ${answered} and is remembered`, async () => {
      const other = otherThan(language)
      const answer = await ask(asked, { cookie: `lang=${other}`, acceptLanguage: other })
      expect(answer.status).toBe(302)
      expect(answer.location).toBe(answered)
      expect(answer.setCookies).toEqual([`lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`])
      expect(answer.headers.get("Cache-Control")).toBe("no-store")
      const next = await ask(answered, { cookie: `lang=${language}`, acceptLanguage: other })
      expect(documentOf(next).language).toBe(language)
    })

  test("with two values uses the first, and leads to no other site", async () => {
    expect((await ask("/article?lang=ja&lang=en")).location).toBe("/article")
    for (const path of ["//evil.example/?lang=ja", "/ja//evil.example?lang=en", "/%5Cevil.example?lang=ja"]) {
      const { location } = await ask(path)
      expect(location, path).not.toMatch(/^(?:https?:|[/\\]{2})/)
    }
  })
})

test.describe("search engines", () => {
  // spec: 2.locale-prefix
  for (const [path, canonical] of [
    ["/", "/"],
    ["/article", "/article"],
    ["/career/article", "/career/article"],
    ["/learning/article", "/learning/article"],
    ["/article/entry-sheet", "/article/entry-sheet"],
    ["/sign-in", "/auth/sign-in"],
    ["/sign-in-mail", "/auth/sign-in-mail"],
    ["/auth/sign-in", "/auth/sign-in"],
    ["/auth/sign-in-mail", "/auth/sign-in-mail"],
  ] as const)
    test(`find ${path} in each language under its prefix`, async () => {
      const under = (prefix: string, page: string) => (prefix && page === "/" ? prefix : prefix + page)
      for (const [prefix, acceptLanguage] of [
        ["", "en"],
        ["", "ja"],
        ["/en", "ja"],
        ["/ja", "en"],
      ] as const) {
        const language = prefix ? prefix.slice(1) : acceptLanguage
        const answer = await ask(under(prefix, path), { acceptLanguage })
        expect(documentOf(answer)).toMatchObject({
          language,
          canonical: under(`/${language}`, canonical),
          alternates: {
            en: under("/en", canonical),
            ja: under("/ja", canonical),
            "x-default": canonical,
          },
        })
      }
    })

  test("do not index screens without content of their own", async () => {
    for (const path of ["/404", "/503", "/exception", "/maintenance", "/sign-out", "/article?q=visa"])
      expect(documentOf(await ask(path)), path).toMatchObject({ isHidden: true, canonical: undefined })
  })
})

/** Without scrolling to it first, as with a keyboard. */
const turn = (page: Page, language: Language) =>
  page.locator(`header nav a[lang="${language}"]`).dispatchEvent("click")

test.describe("switching", () => {
  // spec: 4.locale-switch, 9.locale-cookie
  for (const where of ["prefixed", "bare"] as const)
    test(`on a ${where} page keeps the page, the scroll position and what was typed`, {
      tag: "@both-long",
    }, async ({ page, language }) => {
      const other = otherThan(language)
      const address = (shown: Language) => (where === "bare" ? "/article" : `/${shown}/article`)
      await page.goto(`${address(language)}?category=visa`)
      await untilRunning(page)
      await page.getByRole("searchbox", { name: words[language].search }).fill("28")
      await page.setViewportSize({ width: 1000, height: 500 })
      const second = page.getByRole("main").locator("article").nth(1)
      await second.evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - 20))
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

      await turn(page, other)
      await expect(page.locator("html")).toHaveAttribute("lang", other)
      await expect(page).toHaveURL(`${address(other)}?category=visa`)
      await expect(page.getByRole("searchbox", { name: words[other].search })).toHaveValue("28")
      await expect
        .poll(() => second.evaluate((card) => Math.abs(card.getBoundingClientRect().top - 20) < 12))
        .toBe(true)
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
      await expect(page.locator(`header nav a[lang="${other}"]`)).toHaveAttribute("aria-current", "true")

      // Afterwards every bare address, and a new visit, is in the chosen language.
      await page.goto("/sign-in")
      await expect(page.locator("html")).toHaveAttribute("lang", other)
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "lang")
      expect(cookie).toMatchObject({ value: other, path: "/", sameSite: "Lax" })
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    })

  test.describe("on a phone, in the middle of an article", () => {
    test.use({ viewport: { width: 360, height: 740 } })

    for (const [why, into] of [
      ["at the beginning of a paragraph", 0],
      ["half-way through one", 0.5],
    ] as const)
      test(`keeps the paragraph, not the pixel: ${why}`, { tag: "@both-long" }, async ({
        page,
        language,
      }) => {
        const other = otherThan(language)
        await page.emulateMedia({ reducedMotion: "reduce" })
        await page.goto(`/${language}/article/how-hiring-works`)
        await untilRunning(page)
        // A paragraph is identified by its section and index; both languages have the same structure.
        const paragraph = page.locator("#section-3 ~ p").nth(1)
        const at = () =>
          paragraph.evaluate((p) => {
            const { top, height } = p.getBoundingClientRect()
            return (24 - top) / height
          })
        const goThere = () =>
          paragraph.evaluate((p, into) => {
            const { top, height } = p.getBoundingClientRect()
            scrollBy({ top: top + into * height - 24, behavior: "instant" })
            return new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
          }, into)
        // Content above is laid out only when scrolled near, in the next frame, which changes its height.
        await expect
          .poll(async () => {
            await goThere()
            return Math.abs((await at()) - into) < 0.02
          })
          .toBe(true)
        const before = await page.evaluate(() => scrollY)

        await turn(page, other)
        await expect(page.locator(".prose-shirube")).toHaveAttribute("lang", other)
        await expect.poll(async () => Math.abs((await at()) - into) < 0.1).toBe(true)
        // Not by coincidence: the two languages differ in length.
        expect(await page.evaluate(() => scrollY)).not.toBe(before)

        // And back, although the heights in the article change.
        await turn(page, language)
        await expect(page.locator(".prose-shirube")).toHaveAttribute("lang", language)
        await expect.poll(async () => Math.abs((await at()) - into) < 0.1).toBe(true)
      })
  })

  // spec: 4.locale-switch
  test("changes the title, the links, the content, and the following pages", {
    tag: "@both",
  }, async ({ page, language }) => {
    const other = otherThan(language)
    await page.goto(`/${language}/article/entry-sheet`)
    const before = await page.title()
    await turn(page, other)
    await expect(page).toHaveURL(`/${other}/article/entry-sheet`)
    await expect(page).not.toHaveTitle(before)
    await expect(page.locator("main h1")).toHaveAttribute("lang", other)
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words[other].articles, exact: true })
      .click()
    await expect(page).toHaveURL(`/${other}/article`)
    await expect(page).toHaveTitle(titles[other])
  })

  test("is undone by the back button if the address has another language", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    const other = otherThan(language)
    await page.goto(`/${language}/article`)
    await page.goto(`/${other}/sign-in`)
    await page.goBack()
    await expect(page).toHaveURL(`/${language}/article`)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page).toHaveTitle(titles[language])
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("is a link", { tag: "@both-long" }, async ({ page, language }) => {
      const other = otherThan(language)
      await page.goto("/article?category=visa")
      await page.locator("header").getByRole("link", { name: words[other].name, exact: true }).click()
      await expect(page).toHaveURL("/article?category=visa")
      await expect(page.locator("html")).toHaveAttribute("lang", other)
    })
  })
})

test.describe("switching in a list that has grown", { tag: "@both-long" }, () => {
  /** One reader per language, because both save at the same time. */
  const readers: Record<Language, string> = { en: "dinh", ja: "bolor" }
  /** Position of the row on the screen, and its tolerance afterwards. */
  const TOP_PX = 40
  const NEAR_PX = 60

  const rowsOf = (page: Page) => page.locator("main :is(ul, ol) > li:has(article, > a[href*='person='])")

  /** The page each row links to, without its language, and the row's position on the screen. */
  const readRows = (page: Page) =>
    rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => ({
        path: (row.querySelector("a[href]")?.getAttribute("href") ?? "").replace(/^\/(en|ja)(?=\/)/, ""),
        top: Math.round(row.getBoundingClientRect().top),
      })),
    )

  /** Presses "more", and scrolls to a row of the new page; returns its path and its neighbours'. */
  async function readOn(page: Page) {
    const rows = rowsOf(page)
    const before = await rows.count()
    const more = page.getByRole("main").getByText(/^(Show more|もっと見る)$/)
    await more.click()
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
    const at = before + 3
    // Heights above are known only after scrolling.
    await expect
      .poll(() =>
        rows.nth(at).evaluate((row, top) => {
          scrollBy({ top: row.getBoundingClientRect().top - top, behavior: "instant" })
          return Math.round(row.getBoundingClientRect().top)
        }, TOP_PX),
      )
      .toBe(TOP_PX)
    const paths = (await readRows(page)).map(({ path }) => path)
    return { row: paths[at] ?? "", beside: paths.filter((_, i) => Math.abs(i - at) === 1) }
  }

  async function expectPlaceKept(page: Page, paths: readonly string[], language: Language) {
    await turn(page, language)
    // Rendered in the other language, down to its end.
    const last = rowsOf(page).last().locator("a[href]").first()
    await expect(last).toHaveAttribute("href", new RegExp(`^/${language}/`))
    await page.evaluate(() => document.fonts.ready)
    const near = async () =>
      (await readRows(page))
        .filter(({ top }) => Math.abs(top - TOP_PX) <= NEAR_PX)
        .map(({ path }) => path)
        .filter((path) => paths.includes(path))
    await expect.poll(near, `at the upper edge of the screen: ${paths}`).not.toEqual([])
    // And it stays there.
    await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)))
    expect(await near()).not.toEqual([])
  }

  async function saveAllArticles(account: string) {
    const token = new Map(await cookiesOfSession(account)).get("auth._token.local")
    const headers = { Authorization: `Bearer ${token}` }
    const { items } = JSON.parse((await ask("/api/v1/articles?limit=50")).text)
    for (const { id } of items) await ask(`/api/v1/saved/article/${id}`, { method: "PUT", headers })
  }

  // Lists with and without columns on a desktop: articles and questions.
  for (const [width, height] of [
    [1280, 740],
    [360, 740],
  ] as const)
    for (const [list, path, isOwn] of [
      ["articles", "/article", false],
      ["tips", "/learning/senpai-tips", false],
      ["questions", "/community/ask-senpai", false],
      ["search results", "/search?q=visa", false],
      ["members", "/members", true],
      ["saved articles", "/account/saved/article", true],
    ] as const)
      test(`keeps the current row, back and forth: ${list} at ${width} px`, {
        tag: width === 360 || ["articles", "questions"].includes(list) ? [] : ["@long"],
      }, async ({ page, context, baseURL, language }) => {
        if (isOwn) {
          await beSignedIn(context, baseURL, readers[language])
          if (list === "saved articles") await saveAllArticles(readers[language])
        }
        await page.setViewportSize({ width, height })
        await page.goto(`/${language}${path}`)
        await untilRunning(page)
        const { row } = await readOn(page)
        await expectPlaceKept(page, [row], otherThan(language))
        await expectPlaceKept(page, [row], language)
      })

  test("keeps the neighbouring row if the other language lacks the current one", async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${language}/learning/senpai-tips`)
    await untilRunning(page)
    const { row, beside } = await readOn(page)
    await page.route(/\/api\/v1\/tips(\?|$)/, async (route) => {
      const response = await route.fetch()
      const list = await response.json()
      const items = list.items.filter(({ id }: { id: string }) => !row.endsWith(`/${id}`))
      await route.fulfill({ response, json: { ...list, items } })
    })
    await expectPlaceKept(page, beside, otherThan(language))
    expect((await readRows(page)).map(({ path }) => path)).not.toContain(row)
  })
})

test.describe("a page speaks one language", { tag: "@both" }, () => {
  // As rendered by the server, which has the same text.
  test.use({ javaScriptEnabled: false })

  test("in header, footer, labels and status screens", async ({ page, language, problems }) => {
    problems.allow(/response (404|500|503)/)
    test.slow()
    for (const path of [
      "",
      "/article",
      "/article?q=zzzz",
      "/career/article",
      "/learning/article",
      "/article/entry-sheet",
      "/article/no-such-article",
      "/sign-in",
      "/sign-in-mail",
      "/sign-out",
      "/404",
      "/503",
      "/exception",
      "/maintenance",
      "/no-such-page",
    ])
      await test.step(path, async () => {
        await page.goto(`/${language}${path}`, { waitUntil: "domcontentloaded" })
        const foreign = await page.evaluate(textsNotIn, language)
        expect(foreign.filter((text) => !international.test(text))).toEqual([])
      })
  })

  /** Names and signs that are the same in both languages. */
  const international =
    /^(?:Shirube(?: ID)?|しるべ|English|日本語|TOP|RSS|[A-Z]{1,4}(?:・[A-Z]{2})?|N[1-5](?:–N[1-5])?|「zzzz」|.*就活.*)$/

  /**
   * Visible texts and labels without any letter of the page's language, unless marked as another language.
   * Authors' texts may quote other languages.
   */
  function textsNotIn(language: string): string[] {
    const letters = {
      en: /[a-z]/i,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    }
    const [own, other] = language === "ja" ? [letters.ja, letters.en] : [letters.en, letters.ja]
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || element.closest("script, style, template, .prose-shirube")) continue
      if (element.closest("[lang]")?.getAttribute("lang") !== language) continue
      const texts =
        node instanceof Element
          ? ["aria-label", "title", "placeholder", "alt"].map((name) => node.getAttribute(name))
          : [node.textContent]
      for (const text of texts) {
        const tidy = text?.trim() ?? ""
        if (other.test(tidy) && !own.test(tidy)) found.add(tidy)
      }
    }
    return [...found]
  }
})
