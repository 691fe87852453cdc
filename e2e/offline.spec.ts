// Shirube on a train: what was read stays readable, and nothing stays for the next person at this device.
import type { BrowserContext, Page } from "@playwright/test"
import { createEvent } from "./support/events.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { releasingSite } from "./support/next-build.ts"
import { expect, test } from "./support/own-site.ts"
import { signIn } from "./support/session.ts"

/** The network itself, and the worker's answer for a file that it has not stored. */
const unreachable = /ERR_INTERNET_DISCONNECTED|\/assets\/\S+ net::ERR_FAILED/

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serviceWorkers: "allow",
  siteFor: "newcomers and events",
})

const words = {
  en: {
    offline: /^No connection: this page is from/,
    title: "Without a connection",
    missing: "That page is not on this device",
    again: "Try again",
    none: "None yet. Pages you read appear here, the last 30 of them.",
    current: "Load again",
  },
  ja: {
    offline: /^接続できません。.*時点のページ/,
    title: "オフラインで使う",
    missing: "このページは端末に保存されていません",
    again: "もう一度試す",
    none: "まだありません。読んだページが、新しいものから30件まで表示されます。",
    current: "再読み込み",
  },
}

/** Addresses in the worker's store of pages. */
const storedPages = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("shirube-pages"))) return []
    const keys = await (await caches.open("shirube-pages")).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })

const untilStored = (page: Page, path: string) =>
  expect.poll(() => storedPages(page), { message: `${path} is stored` }).toContain(path)

async function firstArticle(page: Page, language: string): Promise<string> {
  await page.goto(`/${language}/article`)
  await untilRunning(page)
  await untilStored(page, `/${language}/article`)
  const link = page.locator('main a[href*="/article/"]').first()
  await link.click()
  await page.waitForURL(/\/article\/[\w-]+$/)
  const { pathname } = new URL(page.url())
  await untilStored(page, pathname)
  return pathname
}

async function tokenOf(page: Page, account: string): Promise<string> {
  const answer = await page.request.post("/api/v1/auth/login", {
    data: { email: `${account}@shirube.example`, password: "shirube-demo" },
  })
  return (await answer.json()).access_token.access_token
}

const goOffline = (context: BrowserContext) => context.setOffline(true)

test("a reader opens pages without a connection, and reads from when they are", { tag: "@both" }, async ({
  page,
  context,
  language,
  problems,
}) => {
  test.slow() // many documents, each loaded whole
  problems.allow(unreachable)
  const w = words[language]
  const article = await firstArticle(page, language)
  const title = await page.getByRole("heading", { level: 1 }).textContent()
  await goOffline(context)

  await page.goto(article)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "")
  await expect(page.getByText(w.offline)).toBeVisible()
  await untilRunning(page)

  // A link to a page that was never opened.
  await page.goto(`/${language}/mentors`)
  await expect(page).toHaveURL(new RegExp(`/${language}/offline\\?from=`))
  await expect(page.getByRole("heading", { name: w.title })).toBeVisible()
  await expect(page.getByText(w.missing)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.locator(`main a[href="${article}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${article}$`))
  await expect(page.getByText(w.offline)).toBeVisible()

  await page.goto(`/${language}/mentors`)
  await context.setOffline(false)
  await expectAccessible(page)
  await page.getByRole("link", { name: w.again }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/mentors$`))

  await page.goto(article)
  await expect(page.getByText(w.current)).toBeHidden()
})

test("signing out in another tab deletes what was read on this device", async ({
  page,
  context,
  problems,
}) => {
  test.slow() // many documents, each loaded whole
  problems.allow(unreachable)
  await signIn(page, "student")
  const article = await firstArticle(page, "en")
  const other = await context.newPage()
  await other.goto("/en/sign-out")
  await expect(other).toHaveURL(/\/en$/)
  await expect.poll(() => storedPages(page)).not.toContain(article)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).not.toContain("personal")
  await other.close()

  await goOffline(context)
  await page.goto(article)
  await expect(page).toHaveURL(/\/en\/offline/)
  await expect(page.locator(`main a[href="${article}"]`).and(page.getByRole("listitem"))).toHaveCount(0)
})

test("a ticket with its code, and a saved article, open without a connection", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  test.slow() // many documents, each loaded whole
  problems.allow(unreachable)
  const {
    title,
    codes: [code = ""],
  } = await createEvent(baseURL, ["verified"], { hasDoor: true })
  await signIn(page, "verified")
  // A second try finds the first article saved.
  const saved = `/en/article/${test.info().retry === 0 ? "entry-sheet" : "part-time-28-hours"}`
  await page.goto(saved)
  await untilRunning(page)
  const bookmark = page.locator(".reading-bar").getByRole("button", { name: /^Save/ })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute("aria-pressed", "true")
  const stored = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /personal|saved/.test(name))
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(stored).toContain("/stored/en%20/api/v1/event-registrations")
  await expect.poll(stored).toContain("/en/shukatsu-calendar")
  await goOffline(context)

  await page.goto("/en/account/events")
  await expect(page.getByRole("heading", { name: "Your tickets" })).toBeVisible()
  const ticket = page.getByRole("listitem").filter({ hasText: title })
  await expect(ticket.getByText(code)).toBeVisible()
  await expect(ticket.locator(".aspect-square path")).toHaveAttribute("d", /^M/)
  await page.goto("/en/shukatsu-calendar")
  await untilRunning(page)
  await expect(page).toHaveURL(/\/en\/shukatsu-calendar(?:\?class=[\d-]+)?$/)
  await expect(page.getByRole("heading", { level: 1, name: /calendar/i })).toBeVisible()
  // The notice above the navigation says it already.
  await expect(page.locator(".connection-notice").getByText(words.en.offline)).toBeVisible()
  await expect(page.locator(".toast-region article")).toHaveCount(0)

  // Minutes later the article is no longer fresh, and there is still nothing to load it from.
  await page.clock.setSystemTime(Date.now() + 5 * 60_000)
  let documents = 0
  page.on("domcontentloaded", () => {
    documents += 1
  })
  await page.goto(saved)
  await untilRunning(page)
  // The member's frame has arrived, from what is stored of their account.
  await expect(page.getByRole("link", { name: "Account" }).first()).toBeVisible()
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
  expect(documents).toBe(1)
})

test("an answer written without a connection waits, and is posted once", async ({
  page,
  context,
  problems,
}) => {
  test.slow() // many documents, each loaded whole
  problems.allow(unreachable)
  const token = await tokenOf(page, "student")
  const asked = await page.request.post("/api/v1/questions", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title: `Which station is nearest? ${Date.now()}`,
      text: "I want to be on time.",
      topics: ["interviews"],
      language: "en",
      is_anonymous: false,
    },
  })
  const { id } = await asked.json()
  await signIn(page, "senpai")
  await page.goto(`/en/community/ask-senpai/detail/${id}`)
  await untilRunning(page)
  await page.getByRole("button", { name: "Write your answer…" }).click()
  await page.getByRole("textbox", { name: "Your answer" }).fill("Kanda, exit 4. Five minutes on foot.")
  await untilStored(page, `/en/community/ask-senpai/detail/${id}`)
  await goOffline(context)
  await page.getByRole("button", { name: "Post the answer" }).click()
  await expect(page.getByText("1 change waits for a connection.")).toBeVisible()

  // It survives a reload, and says what it is.
  await page.goto("/en/offline")
  await expect(page.getByRole("listitem").filter({ hasText: "Kanda, exit 4." })).toBeVisible()

  // An attempt that is made just before the connection returns gets no response.
  const posts: string[] = []
  context.on("response", (response) => {
    const url = response.url()
    if (response.request().method() === "POST" && url.endsWith("/answers")) posts.push(url)
  })
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await expect(page.getByText("The waiting change has been sent.")).toBeVisible()
  await expect(page.getByText("1 change waits for a connection.")).toBeHidden()
  await page.goto(`/en/community/ask-senpai/detail/${id}`)
  await expect(page.locator("main").getByText("Kanda, exit 4. Five minutes on foot.")).toHaveCount(1)
  expect(posts).toHaveLength(1)
})

test("a vote for an answer waits for a connection, and the page is current once there is one", async ({
  page,
  context,
  problems,
}) => {
  test.slow() // many documents, each loaded whole
  problems.allow(unreachable)
  const askedBy = await tokenOf(page, "student")
  const post = async (path: string, token: string, data: object) => {
    const answer = await page.request.post(`/api/v1${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      data,
    })
    expect(answer.status()).toBe(201)
    return answer.json()
  }
  const { id } = await post("/questions", askedBy, {
    title: `Do I bring a folder? ${Date.now()}`,
    text: "For the paper that they hand out.",
    topics: ["interviews"],
    language: "en",
    is_anonymous: false,
  })
  await post(`/questions/${id}/answers`, await tokenOf(page, "senpai"), {
    text: "A clear one, A4.",
    language: "en",
  })
  const thread = `/en/community/ask-senpai/detail/${id}`
  await signIn(page, "verified")
  await page.goto(thread)
  await untilRunning(page)
  const answer = page.getByRole("article").filter({ hasText: "A clear one, A4." }).last()
  const helpful = answer.getByRole("button", { name: "Helpful" })
  await expect(helpful).toHaveAttribute("aria-pressed", "false")
  await untilStored(page, thread)
  await goOffline(context)

  await page.goto(thread)
  await untilRunning(page)
  await helpful.click()
  await expect(helpful).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByText("1 change waits for a connection.")).toBeVisible()
  await expect(page.locator(".toast-region article")).toHaveCount(0)
  // It is shown as waiting after a reload too.
  await page.goto(thread)
  await untilRunning(page)
  await expect(helpful).toHaveAttribute("aria-pressed", "true")

  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await expect(page.getByText("The waiting change has been sent.")).toBeVisible()
  await expect(page.getByText("1 change waits for a connection.")).toBeHidden()
  await expect(page.getByText(words.en.offline)).toBeHidden()
  await expect(helpful).toHaveAttribute("aria-pressed", "true")
})

test("a new build takes over on the next page, and pages that were read stay", async ({ page, baseURL }) => {
  const site = await releasingSite(baseURL ?? "")
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shirube-shell-")))
  await page.goto(`${site.address}/en/terms`)
  await untilStored(page, "/en/terms")
  expect(await shells()).not.toContain("shirube-shell-another")
  site.release("another")
  await page.goto(`${site.address}/en/privacy`)
  await expect.poll(shells).toEqual(["shirube-shell-another"])
  await untilStored(page, "/en/privacy")
  expect(await storedPages(page)).toContain("/en/terms")
  site.stop()
})
