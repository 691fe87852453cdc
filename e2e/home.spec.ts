// The first ten seconds of a new visitor, and of each kind of member.
import { randomUUID } from "node:crypto"
import { createEvent, wall } from "./support/events.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { answered, notificationsOf, postQuestionAs, threadPath, tokenOf } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, forgetSession } from "./support/session.ts"
import { shiftsOf, watchShifts } from "./support/shifts.ts"

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

const own = {
  en: {
    today: "Today",
    unread: "New for you",
    read: "Read it in Ask Senpai",
    next: "Your next event",
    ticket: "Show my ticket",
    due: "What is due",
    promise: "without an account",
  },
  ja: {
    today: "今日",
    unread: "新着",
    read: "先輩に相談で読む",
    next: "次に参加するイベント",
    ticket: "チケットを見る",
    due: "締め切りと予定",
    promise: "登録はいりません",
  },
}
/** One account per language, because both run at the same time. */
const students: Record<Language, string> = { en: "student", ja: "verified" }

/** A deadline tomorrow, as the tracker saves it. */
async function anApplication(account: string, company: string) {
  const id = randomUUID()
  const { status } = await ask(`/api/v1/applications/${id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${await tokenOf(account)}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      version: 0,
      company,
      stage: "entry-sheet",
      steps: ["entry-sheet", "interview-1"],
      documents: [],
      deadlines: [{ id: randomUUID(), kind: "entry-sheet", day: wall(0, "09:00").slice(0, 10) }],
    }),
  })
  expect(status).toBe(200)
}

test("a student sees what waits for them first, ticks a deadline, and nothing moves", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  test.slow() // an event is published, and axe checks the screen
  const [w, account, company] = [own[language], students[language], `Hoshi ${Date.now()}`]
  const question = await postQuestionAs(account, `How early do I arrive? ${Date.now()}`)
  await answered("senpai", question, "Ten minutes before.")
  await anApplication(account, company)
  await createEvent(baseURL, [account], { starts: wall(1, "19:00"), ends: wall(1, "21:00") })
  await expect
    .poll(async () =>
      (await notificationsOf(account)).some(({ path }) => path.startsWith(threadPath(question))),
    )
    .toBe(true)

  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(context, baseURL, account)
  await page.goto(`/${language}`) // Fonts of a first visit change the width of every text.
  await untilRunning(page)
  await watchShifts(page)
  await page.goto(`/${language}`)
  const unread = page.getByRole("region", { name: w.unread, exact: true })
  await expect(unread.getByRole("link", { name: w.read }).first()).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: w.today, exact: true })).toBeVisible()
  await expect(unread.getByText(/^(?:just now|\d+ minutes? ago|たった今|\d+分前)$/).first()).toBeVisible()
  await expect(page.getByText(w.promise)).toHaveCount(0)
  const shifts = await shiftsOf(page)
  expect(
    shifts.reduce((total, { value }) => total + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.01)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const due = page.getByRole("region", { name: w.due, exact: true })
  const tick = due.getByRole("checkbox", { name: new RegExp(company) })
  const saved = page.waitForResponse((response) => response.url().endsWith("/due/done"))
  await tick.click()
  expect((await saved).status()).toBe(204)
  await expect(tick).toBeChecked()
  await page.reload()
  const next = page.getByRole("region", { name: w.next, exact: true })
  await expect(next.getByRole("link", { name: w.ticket })).toBeVisible()
  await expect(tick).toHaveCount(0)
  await next.getByRole("link", { name: w.ticket }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/career/event/registration/`))
})

test("a senpai answers a waiting question from the home page", async ({
  page,
  context,
  baseURL,
  language,
}) => {
  const title = `Which seat do I take? ${Date.now()}`
  await postQuestionAs("student", title)
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(context, baseURL, "senpai")
  await page.goto(`/${language}`)
  const row = page
    .getByRole("region", { name: "Questions waiting for you" })
    .getByRole("listitem")
    .filter({ hasText: title })
  await row.getByRole("button", { name: "Answer here" }).click()
  await row.getByRole("textbox").fill("The one nearest to the door, until you are asked to sit elsewhere.")
  await expectNoSidewaysScroll(page)
  const posted = page.waitForResponse((response) => /\/questions\/[^/]+\/answers$/.test(response.url()))
  await row.locator('button[type="submit"]').click()
  expect((await posted).status()).toBe(201)
  const loaded = page.waitForResponse((response) => response.url().endsWith("/v1/today"))
  await page.reload()
  expect((await loaded).status()).toBe(200)
  await expect(row).toHaveCount(0)
})

test("a company and an editor see their own work first", async ({ page, context, baseURL, language }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(context, baseURL, "company")
  await page.goto(`/${language}`)
  await expect(page.getByRole("region", { name: "Your events" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Go to the matching service" })).toBeVisible()
  await expectAccessible(page)

  await forgetSession(page)
  await beSignedIn(context, baseURL, "editor")
  await page.goto(`/${language}`)
  const queues = page.getByRole("region", { name: "Waiting for an editor" })
  await queues
    .getByRole("link", { name: /^Decide on/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}/editors/`))
})
