import { expect, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

const words = {
  en: {
    open: "Search",
    field: "What are you looking for?",
    corrected: "Showing results for interview.",
    instead: "Search instead for “interveiw”",
    nothing: "Nothing found for “interveiw”",
    level: "Japanese level",
  },
  ja: {
    open: "検索",
    field: "何を探していますか",
    corrected: "interviewの検索結果を表示しています。",
    instead: "「interveiw」のままで検索する",
    nothing: "「interveiw」では見つかりませんでした",
    level: "日本語のレベル",
  },
} as const

// spec: pages.search
test("a reader finds the search in the header, searches by a reading, and sees the matching sentence", {
  tag: "@both-long",
}, async ({ page, language }) => {
  const say = words[language]
  await page.goto(`/${language}/article/entry-sheet`)
  await page.locator("header").getByRole("link", { name: say.open }).click()
  await expect(page).toHaveURL(`/${language}/search`)
  const field = page.getByRole("combobox", { name: say.field })
  await field.fill("ざいりゅうしかく")
  await field.press("Enter")
  await expect(page).toHaveURL(`/${language}/search?q=${encodeURIComponent("ざいりゅうしかく")}`)
  const article = page.locator(`a[href="/${language}/article/changing-status-of-residence"]`)
  const found = page.locator("main article", { has: article }).first()
  await expect(found.locator("mark").first()).toBeVisible()

  await page.getByLabel(say.level).selectOption("n3")
  await expect(page).toHaveURL(/level=n3/)
  await expect(page.locator("main article").first()).toContainText("N3")
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
  await expect(page).toHaveURL(/\/entry-sheet|-entry-sheets/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the forms of the search page and of the article list work", async ({ page, language }) => {
    for (const path of ["search", "article"]) {
      await page.goto(`/${language}/${path}`)
      await page.locator('main input[name="q"]').fill("めんせつ")
      await page.locator("main search button").first().click()
      await expect(page).toHaveURL(new RegExp(`/${path}\\?q=`))
      await expect(page.locator("main article mark").first()).toBeVisible()
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
  await expect(page.getByLabel("Kind")).toHaveValue("mentor")

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
