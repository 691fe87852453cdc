// The first ten seconds of a new visitor.
import { expect, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"

const words: Record<
  Language,
  Record<"starting" | "when" | "hours" | "search" | "pick" | "latest" | "visa", string>
> = {
  en: {
    starting: "I am just starting",
    when: "When does it start?",
    hours: "Can I work 30 hours a week?",
    search: "What would you like to know?",
    pick: "Editors’ pick",
    latest: "New",
    visa: "Status of residence",
  },
  ja: {
    starting: "始めたばかりです",
    when: "いつ始まりますか",
    hours: "週に30時間働いてもいいですか",
    search: "知りたいことは何ですか",
    pick: "編集部のおすすめ",
    latest: "新しい記事",
    visa: "在留資格",
  },
}

test("a student who wonders when job hunting starts is one tap away from the calendar", {
  tag: "@both-long",
}, async ({ page, language }) => {
  await page.goto(`/${language}`)
  await page.getByRole("link", { name: words[language].when }).click()
  await expect(page).toHaveURL(`/${language}/article/schedule-march-graduates`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a student at a stage of the road finds its list", async ({ page, language }) => {
  await page.goto(`/${language}`)
  await page.getByRole("link", { name: words[language].starting }).click()
  await expect(page).toHaveURL(`/${language}/article?category=basics`)
  await expect(page.locator("article").first()).toBeVisible()
})

test("every question on the road has an answer", async ({ page, language, request }) => {
  await page.goto(`/${language}`)
  const road = page.locator("section", { has: page.locator("#road") })
  const addresses = await road
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(addresses.length).toBeGreaterThanOrEqual(12)
  for (const address of new Set(addresses)) {
    const response = await request.get(String(address))
    expect(response.status(), String(address)).toBe(200)
  }
})

test("a student who types a question finds articles about it", { tag: "@both" }, async ({
  page,
  language,
}) => {
  await page.goto(`/${language}`)
  const field = page.getByRole("searchbox", { name: words[language].search })
  await field.fill("28")
  await field.press("Enter")
  await expect(page).toHaveURL(`/${language}/article?q=28`)
  await expect(page.locator('a[href$="/article/part-time-28-hours"]')).toBeVisible()
})

// spec: 2.home
test("a visitor sees a lead story, the latest articles, every subject, and the authors", async ({
  page,
  language,
}) => {
  await page.goto(`/${language}`)
  await expect(page.getByRole("region", { name: words[language].pick }).locator("article")).toHaveCount(4)
  await expect(page.getByRole("region", { name: words[language].latest }).locator("article")).toHaveCount(6)
  const subjects = page.locator("section", { has: page.locator("#categories") }).getByRole("link")
  await expect(subjects).toHaveCount(8)
  await expect(
    page.locator("section", { has: page.locator("#writers") }).getByRole("listitem"),
  ).not.toHaveCount(0)
  await subjects.nth(5).click()
  await expect(page).toHaveURL(`/${language}/article?category=visa`)
})

test("no story is on the page twice", async ({ page, language }) => {
  await page.goto(`/${language}`)
  const stories = await page
    .locator("article h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(new Set(stories).size).toBe(stories.length)
})

test("the home page fits every width", async ({ page, language }) => {
  await page.goto(`/${language}`)
  for (const width of [360, 768, 1440]) await expectNoSidewaysScroll(page, width)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the search and the road work", async ({ page, language }) => {
    await page.goto(`/${language}`)
    await page.getByRole("searchbox", { name: words[language].search }).fill("ES")
    await page.locator("main search button").click()
    await expect(page).toHaveURL(`/${language}/article?q=ES`)
    await expect(page.locator('a[href$="/article/entry-sheet"]')).toBeVisible()
    await page.goto(`/${language}`)
    await page.getByRole("link", { name: words[language].hours }).click()
    await expect(page).toHaveURL(`/${language}/article/part-time-28-hours`)
  })
})
