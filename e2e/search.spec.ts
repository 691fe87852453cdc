import { expect, expectAccessible, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { searchCases } from "./support/search-words.ts"
import { beSignedIn, cookiesOfSession, forgetSession } from "./support/session.ts"

const words = {
  en: {
    open: "Search",
    field: "What are you looking for?",
    corrected: "Showing results for interview.",
    instead: "Search for “interveiw” instead",
    nothing: "Nothing found for “interveiw”",
    level: "Japanese level",
    kind: "Kind",
    sheet: "Search",
    articles: "Articles",
    pages: "Pages",
    article: "Article",
    often: "Often searched",
    recent: "Your recent searches",
    forget: "Remove “internship” from your recent searches",
  },
  ja: {
    open: "検索",
    field: "何を探していますか",
    corrected: "interviewの検索結果を表示しています。",
    instead: "「interveiw」のままで検索する",
    nothing: "「interveiw」では見つかりませんでした",
    level: "日本語のレベル",
    kind: "種類",
    sheet: "検索",
    articles: "記事",
    pages: "ページ",
    article: "記事",
    often: "よく検索される言葉",
    recent: "最近の検索",
    forget: "「internship」を最近の検索から消す",
  },
} as const

// spec: pages.search
test("a reader searches with the keyboard: suggestions by kind, one of them, all results", {
  tag: "@both",
}, async ({ page, language }) => {
  const say = words[language]
  await page.goto(`/${language}/article/entry-sheet`)
  const sheet = page.getByRole("dialog", { name: say.sheet })
  const field = sheet.getByRole("combobox", { name: say.field })
  await expect(page.locator("html")).toHaveAttribute("data-device", /./)
  await page.keyboard.press("/")
  await expect(field).toBeFocused()
  await expect(sheet.getByRole("heading", { name: say.often })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(sheet.getByRole("link").first()).toBeFocused()
  await page.keyboard.press("ArrowUp")

  await field.pressSequentially("zairyu sh")
  const options = sheet.getByRole("option")
  const article = sheet.getByRole("group", { name: say.articles }).getByRole("option").first()
  await expect(article).toHaveAttribute("href", `/${language}/article/changing-status-of-residence`)
  await expect(article).toContainText(say.article)
  await expectAccessible(page)
  await page.keyboard.press("ArrowDown")
  await expect(options.first()).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("End")
  await expect(options.last()).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Home")
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  )
  await page.keyboard.press("Escape")
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`/${language}/article/entry-sheet`)

  await page.keyboard.press("Control+k")
  await field.fill("ざいりゅうしかく")
  await field.press("Enter")
  await expect(page).toHaveURL(`/${language}/search?q=${encodeURIComponent("ざいりゅうしかく")}`)
  const link = page.locator(`a[href="/${language}/article/changing-status-of-residence"]`)
  const found = page.locator("main article", { has: link }).first()
  await expect(found.locator("mark").first()).toBeVisible()
  await expect(found).toContainText(say.article)
  await page.getByLabel(say.level).selectOption("n3")
  await expect(page).toHaveURL(/level=n3/)
  await expect(page.locator("main article").first()).toContainText("N3")
  const kinds = page.getByRole("navigation", { name: say.kind, exact: true })
  await kinds.getByRole("link", { name: say.articles, exact: true }).click()
  await expect(page).toHaveURL(/kind=article.*level=n3|level=n3.*kind=article/)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test("the search fills the screen, the back button closes it, and a recent search can be removed", {
    tag: "@both-long",
  }, async ({ page, context, baseURL, language }) => {
    const say = words[language]
    await beSignedIn(context, baseURL, "student")
    await page.goto(`/${language}/article/entry-sheet`)
    const sheet = page.getByRole("dialog", { name: say.sheet })
    const field = sheet.getByRole("combobox", { name: say.field })
    const open = async () => {
      await expect(page.locator("html")).toHaveAttribute("data-device", /./)
      await page.locator("header").getByRole("link", { name: say.open, exact: true }).tap()
      await expect(field).toBeFocused()
    }
    await open()
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(`/${language}/article/entry-sheet`)

    await open()
    await field.fill("internship")
    await sheet.getByRole("group", { name: say.articles }).getByRole("option").first().tap()
    await expect(page).toHaveURL(`/${language}/article/internships`)
    await page.goBack()
    await expect(page).toHaveURL(`/${language}/article/entry-sheet`)
    await open()
    await expect(sheet.getByRole("link", { name: "internship", exact: true })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole("button", { name: say.forget }).tap()
    await expect(sheet.getByRole("heading", { name: say.recent })).toHaveCount(0)
    await expect(field).toBeFocused()

    await field.fill("naitei")
    await field.press("Enter")
    await expect(page).toHaveURL(`/${language}/search?q=naitei`)
    await forgetSession(page)
    await page.goto(`/${language}/search?q=naitei`)
    await open()
    await expect(sheet.getByRole("heading", { name: say.often })).toBeVisible()
    await expect(sheet.getByRole("heading", { name: say.recent })).toHaveCount(0)
  })
})

test("a reader without a connection sees why nothing is found, and can try again", async ({
  page,
  problems,
}) => {
  problems.allow(/suggestions|ERR_FAILED/)
  const say = words.en
  await page.goto("/en/learning")
  const address = "**/api/v1/search/suggestions?*"
  await page.route(address, (route) => route.abort())
  const sheet = page.getByRole("dialog", { name: say.sheet })
  const field = sheet.getByRole("combobox", { name: say.field })
  await expect(page.locator("html")).toHaveAttribute("data-device", /./)
  await page.keyboard.press("/")
  await expect(field).toBeFocused()
  await field.fill("interview")
  await expect(sheet.getByText("could not be reached")).toBeVisible()
  await page.unroute(address)
  await sheet.getByRole("button", { name: "Try again" }).click()
  await expect(sheet.getByRole("group", { name: say.articles })).toBeVisible()
  await expect(sheet.getByText("could not be reached")).toHaveCount(0)
})

test("what students type has its answer among the first three results", async () => {
  const missed = await Promise.all(
    searchCases.map(async ({ words, answers }) => {
      const headers = { "Accept-Language": /[ぁ-んァ-ヶ一-龠]/.test(words) ? "ja" : "en" }
      const { text } = await ask(`/api/v1/search?limit=3&q=${encodeURIComponent(words)}`, { headers })
      const found: string[] = JSON.parse(text).items.map(
        ({ noun, id }: { noun: string; id: string }) => `${noun}:${id}`,
      )
      return found.some((one) => answers.includes(one)) ? [] : [`${words}: ${found.join(", ")}`]
    }),
  )
  expect(missed.flat()).toEqual([])
})

test("a misspelt word is corrected, and the reader can search for the original", { tag: "@both" }, async ({
  page,
  language,
}) => {
  const say = words[language]
  await page.goto(`/${language}/search?q=interveiw`)
  await expect(page.getByText(say.corrected)).toBeVisible()
  await expect(page.locator('main meta[name="robots"], head meta[name="robots"]')).toHaveAttribute(
    "content",
    "noindex",
  )
  await page.getByRole("link", { name: say.instead }).click()
  await expect(page.getByText(say.nothing)).toBeVisible()
})

test("a reader chooses suggestions with the keyboard, and closes them with Escape", async ({
  page,
  language,
}) => {
  const say = words[language]
  await page.goto(`/${language}/search`)
  const field = page.getByLabel(say.field)
  await field.pressSequentially("entry")
  const options = page.getByRole("listbox").getByRole("option")
  await expect(options.first()).toBeVisible()
  await expect(page.getByRole("combobox", { name: say.field })).toHaveAttribute("aria-expanded", "true")
  await field.press("Escape")
  await expect(options).toHaveCount(0)
  await field.pressSequentially(" sh")
  await expect(options.first()).toBeVisible()
  await field.press("ArrowUp")
  await expect(options.last()).toHaveAttribute("aria-selected", "true")
  await field.press("Enter")
  await expect(page).not.toHaveURL(/\/search$/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the header links to the search page; its form and that of the article list work", async ({
    page,
    language,
  }) => {
    await page.goto(`/${language}/article/entry-sheet`)
    await page.locator("header").getByRole("link", { name: words[language].open, exact: true }).click()
    await expect(page).toHaveURL(`/${language}/search`)
    for (const path of ["search", "article"]) {
      await page.goto(`/${language}/${path}`)
      await page.locator('main input[name="q"]').fill("めんせつ")
      await page.locator("main search button").first().click()
      await expect(page).toHaveURL(new RegExp(`/${path}\\?q=`))
      await expect(page.locator("main article mark").first()).toBeVisible()
    }
  })

  test("a page of the site is found by its name, and by other words for it", async ({ page, language }) => {
    for (const [typed, path] of [
      ["calendar", "/shukatsu-calendar"],
      ["log in", "/sign-in"],
      ["説明会", "/career/event"],
    ] as const) {
      await page.goto(`/${language}/search?q=${encodeURIComponent(typed)}`)
      const called = page.getByRole("navigation", { name: words[language].pages })
      await expect(called.getByRole("link").first()).toHaveAttribute("href", `/${language}${path}`)
    }
  })
})

test("a reader finds a senpai by their words; a member with a block does not", async ({
  page,
  context,
  baseURL,
}) => {
  const { items } = JSON.parse((await ask("/api/v1/mentors?limit=50&sort=newest")).text)
  const { id, name } = items.at(-1)
  const address = `/en/search?kind=mentor&q=${encodeURIComponent(name)}`
  const result = page.locator(`a[href="/en/mentors/profile/${id}"]`)
  await page.goto(address)
  await expect(result).toHaveText(name)
  await expect(page.locator("main article", { has: result })).toContainText("Senpai")
  await expect(
    page.getByRole("navigation", { name: "Kind" }).getByRole("link", { name: "Senpai" }),
  ).toHaveAttribute("aria-current", "page")

  await beSignedIn(context, baseURL, "verified")
  const token = new Map(await cookiesOfSession("verified")).get("auth._token.local") ?? ""
  const block = (method: string) =>
    ask(`/api/v1/blocks/${id}`, { method, headers: { Authorization: `Bearer ${token}` } })
  try {
    expect((await block("PUT")).status).toBe(204)
    await page.goto(address)
    await expect(page.getByRole("heading", { name: "Search", level: 1 })).toBeVisible()
    await expect(result).toHaveCount(0)
  } finally {
    await block("DELETE")
  }
})
