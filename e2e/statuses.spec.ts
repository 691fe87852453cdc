// Moved addresses, aliases, and status screens.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { ask, documentOf } from "./support/http.ts"
import { followLink, isSameDocument } from "./support/links.ts"
import { startSite } from "./support/server.ts"

const words = {
  en: {
    home: "Go to the home page",
    articles: "Read the articles",
    again: "Try again",
    "404": "Page not found",
    "503": "Not available right now",
    maintenance: "Maintenance",
    exception: "Something went wrong",
    unexpected: "The server is not well today.",
    noted: "and it has been recorded",
    search: "Search Shirube",
    nearest: "Perhaps you were looking for",
  },
  ja: {
    home: "ホームへ",
    articles: "記事を読む",
    again: "もう一度試す",
    "404": "ページが見つかりません",
    "503": "ただいま利用できません",
    maintenance: "メンテナンス中",
    exception: "問題が起きました",
    unexpected: "今日はサーバーの調子がよくありません。",
    noted: "問題は記録されました",
    search: "しるべを検索",
    nearest: "お探しのページはこちらですか",
  },
} as const

const prefixes = ["", "/en", "/ja"]

test.describe("a former address", () => {
  const moves = [
    ["/post/entry-sheet", "/article/entry-sheet"],
    ["/senpai-tips-detail/7", "/learning/senpai-tips/7"],
    ["/community/senpai-tips/7", "/learning/senpai-tips/7"],
    ["/community/senpai-tips", "/learning/senpai-tips"],
  ] as const

  // spec: 2.redirects
  for (const [old, now] of moves)
    test(`${old} has moved permanently to ${now}`, async () => {
      for (const prefix of prefixes)
        for (const [suffix, kept] of [
          ["", ""],
          ["/", ""],
          ["?from=mail&n=1", "?from=mail&n=1"],
        ] as const) {
          const answer = await ask(prefix + old + suffix)
          expect(answer.status).toBe(301)
          expect(answer.location).toBe(prefix + now + kept)
        }
    })

  test("is followed within the site too, in the reader's language", { tag: "@both-long" }, async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response 404/)
    await page.goto(`/${language}/sign-in`)
    for (const [old, now] of moves) {
      await followLink(page, `/${language}${old}`)
      await expect(page).toHaveURL(`/${language}${now}`)
    }
    expect(await isSameDocument(page)).toBe(true)
  })
})

test("an address in another spelling is followed within the site to the canonical one", async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/sign-in`)
  for (const [spelled, own] of [
    [`/${language}/Article?level=n3`, `/${language}/article?level=n3`],
    [`/${language.toUpperCase()}/Learning//Article/`, `/${language}/learning/article`],
  ] as const) {
    await followLink(page, spelled)
    await expect(page).toHaveURL(own)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  expect(await isSameDocument(page)).toBe(true)
})

test.describe("an alias", () => {
  // spec: 2.aliases
  for (const [alias, name] of [
    ["/sign-in", "/auth/sign-in"],
    ["/sign-in-mail", "/auth/sign-in-mail"],
    ["/sign-out", "/auth/sign-out"],
  ] as const)
    test(`${alias} shows the same as ${name}, under its own address`, async ({ page, language }) => {
      for (const prefix of ["", `/${language}`]) {
        const [first, second] = await Promise.all(
          [alias, name].map((path) => ask(prefix + path, { acceptLanguage: language })),
        )
        expect([first?.status, second?.status]).toEqual([200, 200])
        if (!first || !second) return
        expect(documentOf(first).heading).toBeTruthy()
        expect(documentOf(first)).toMatchObject({
          heading: documentOf(second).heading,
          title: documentOf(second).title,
          canonical: documentOf(second).canonical,
        })
      }
      await page.goto(`/${language}/article`)
      await followLink(page, `/${language}${alias}`)
      await expect(page).toHaveURL(`/${language}${alias}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(await isSameDocument(page)).toBe(true)
    })
})

test.describe("a status screen", () => {
  const screens = [
    ["/404", 404, "404"],
    ["/503", 503, "503"],
    ["/maintenance", 503, "maintenance"],
    ["/exception", 500, "exception"],
    ["/no-such-page", 404, "404"],
    ["/no/such/page", 404, "404"],
    ["/%E0%A4%A", 404, "404"],
  ] as const

  // spec: 2.statuses
  for (const [path, status, screen] of screens)
    test(`${path} returns ${status} with an explanation, bare and under the prefix`, {
      tag: "@both",
    }, async ({ language }) => {
      const expected = {
        language,
        title: `${words[language][screen]} | Shirube`,
        heading: words[language][screen],
      }
      for (const prefix of ["", `/${language}`]) {
        const answer = await ask(prefix + path, { acceptLanguage: language })
        expect(answer.status).toBe(status)
        expect(documentOf(answer)).toMatchObject(expected)
        expect(answer.headers.get("Retry-After")).toBe(status === 503 ? "600" : null)
        if (status >= 500) expect(answer.headers.get("Cache-Control")).toBe("private, no-store")
      }
    })

  test("has a working way back, whether the reader came by address or by link", async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response (404|500|503)/)
    for (const [path, , screen] of screens.slice(0, 5)) {
      await page.goto(`/${language}${path}`)
      await page.getByRole("main").getByRole("link", { name: words[language].articles }).click()
      await expect(page).toHaveURL(`/${language}/article`)
      await followLink(page, `/${language}${path}`)
      await expect(page.getByRole("heading", { level: 1, name: words[language][screen] })).toBeVisible()
      await expect(page).toHaveTitle(`${words[language][screen]} | Shirube`)
      await page.getByRole("main").getByRole("link", { name: words[language].home }).click()
      await expect(page).toHaveURL(`/${language}`)
      expect(await isSameDocument(page)).toBe(true)
    }
    await page.goto(`/${language}/articel/entry-sheet`)
    const nearest = page.getByRole("region", { name: words[language].nearest })
    await expect(nearest.locator('a[href$="/article/entry-sheet"]')).toBeVisible()
    await expect(nearest.locator('a[href$="/article"]')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(words[language].search).fill("SPI")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(`/${language}/search?q=SPI`)
  })

  test("lets the reader try the page again that led there", async ({ page, language, problems }) => {
    problems.allow(/response 503/)
    await page.goto(`/${language}/article`)
    await page.goto(`/${language}/503`)
    await page.getByRole("button", { name: words[language].again }).click()
    await expect(page).toHaveURL(`/${language}/article`)

    await page.goto(`/${language}/maintenance`)
    const loaded = page.waitForResponse((response) => response.url().endsWith("/maintenance"))
    await page.getByRole("button", { name: words[language].again }).click()
    expect((await loaded).status()).toBe(503)
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("has working links too", async ({ page, language, problems }) => {
      problems.allow(/response (404|500|503)/)
      for (const [path] of screens.slice(0, 5)) {
        await page.goto(`/${language}${path}`)
        await page.getByRole("main").getByRole("link", { name: words[language].home }).click()
        await expect(page).toHaveURL(`/${language}`)
      }
    })
  })
})

test("an article that fails to load shows the right error, and a retry loads it", async ({
  page,
  language,
  problems,
}) => {
  // 520: an error while React streamed that did not recur when it rendered at once; the reader does not see
  // it.
  problems.allow(/response 500|console error: ApiError|page error: .*React error #520/)
  const say = words[language]
  await page.goto(`/${language}/article`)
  const address = "**/api/v1/articles/*"
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message: say.unexpected, code: "server.unexpected" } }),
  )
  await followLink(page, `/${language}/article/entry-sheet`)
  await expect(page.getByRole("heading", { level: 1, name: say.exception })).toBeVisible()
  await expect(page).toHaveTitle(`${say.exception} | Shirube`)
  await expect(page.getByRole("alert").filter({ hasText: say.unexpected })).toBeVisible()
  await expect(page.getByRole("main")).toContainText(say.noted)
  // The layout stays, so the reader can go elsewhere.
  await expect(page.locator(".site-header")).toBeVisible()

  await page.unroute(address)
  await page.getByRole("button", { name: say.again }).click()
  await expect(page.locator("main article h1")).toBeVisible()
  await expect(page).not.toHaveTitle(`${say.exception} | Shirube`)
  expect(await isSameDocument(page)).toBe(true)
})

test("an unsupported method is refused", async () => {
  for (const method of ["PUT", "DELETE", "POST"]) {
    const answer = await ask("/en/article", { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get("Allow")).toBe("GET, HEAD")
  }
})

// Responses of its pages and the API: apps/server/src/site.test.ts and apps/api/src/kernel/http/http.test.ts.
test("during maintenance every page shows one screen, and health checks still work", {
  tag: "@long",
}, async ({ page, problems }) => {
  test.slow()
  problems.allow(/response 503/)
  const site = await startSite({ MAINTENANCE: "1", DEMO: "off" })
  try {
    expect((await ask("/api/v1/articles", { at: site.address })).status).toBe(503)
    for (const path of ["/api/health/live", "/api/health/ready"])
      expect((await ask(path, { at: site.address })).status).toBe(200)
    await page.goto(site.address)
    for (const heading of ["ただいまメンテナンス中です", "We are doing some maintenance"])
      await expect(page.getByRole("heading", { name: heading })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  } finally {
    expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
  }
})
