// A student saves an article on a phone and finds it again.
import type { BrowserContext, Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { postQuestionAs } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"
import { addressOf, expectSignedOutAtHome, fillCredentials } from "./support/sign-in.ts"

const words = {
  en: {
    save: "Save",
    saved: "Saved",
    saveThing: /^Save “/,
    list: "Saved articles",
    me: "Me",
    empty: "Nothing saved yet",
    read: "Read the articles",
    remove: /^Remove “/,
    undo: "Undo",
  },
  ja: {
    save: "保存する",
    saved: "保存済み",
    saveThing: /を保存する$/,
    list: "保存した記事",
    me: "マイページ",
    empty: "まだ何も保存していません",
    read: "記事を読む",
    remove: /を保存リストから外す$/,
    undo: "元に戻す",
  },
}
/** One reader per language, because both save at the same time. */
const readers: Record<Language, string> = { en: "verified", ja: "senpai" }

// Two journeys share an account, and each begins with nothing saved.
test.describe.configure({ mode: "default" })
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function tokenOf(account: string): Promise<string> {
  const cookies = await cookiesOfSession(account)
  return new Map(cookies).get("auth._token.local") ?? ""
}

async function withNothingSaved(context: BrowserContext, baseURL: string | undefined, account: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(account)}` }
  for (const list of ["article", "question", "course", "mentor"]) {
    const { items } = JSON.parse((await ask(`/api/v1/saved?list=${list}&limit=50`, { headers })).text)
    for (const { noun, id } of items) await ask(`/api/v1/saved/${noun}/${id}`, { method: "DELETE", headers })
  }
  const { collections } = JSON.parse((await ask("/api/v1/collections", { headers })).text)
  for (const { id } of collections) await ask(`/api/v1/collections/${id}`, { method: "DELETE", headers })
  await beSignedIn(context, baseURL, account)
}

/** The bookmark button of an article; its label shows its state. */
/** In the bar of tools above an article, on a phone. */
const bookmark = (page: Page, language: Language) =>
  page.locator(".reading-bar").getByRole("button", { name: words[language].saveThing })

// spec: 2.saved, learning.saving
test("a student saves an article with one tap, finds it in the list, and removes it again", {
  tag: "@both",
}, async ({ page, context, baseURL, language }) => {
  test.slow()
  const w = words[language]
  await withNothingSaved(context, baseURL, readers[language])
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/v1/personal")) requests.push(request.url())
  })

  await page.goto(`/${language}/article`)
  const cards = page.locator("main").getByRole("button", { name: w.saveThing })
  await expect(cards.first()).toHaveAttribute("aria-pressed", "false")
  expect(requests, "one call for all cards of a page").toHaveLength(1)
  const box = await cards.first().boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await cards.first().tap()
  await expect(cards.first()).toHaveAttribute("aria-pressed", "true")

  await page.goto(`/${language}/article/entry-sheet`)
  const button = bookmark(page, language)
  await expect(button).toHaveAttribute("aria-pressed", "false")
  const answered = page.waitForResponse((response) => response.url().includes("/v1/saved/"))
  await button.tap()
  await expect(button).toHaveAttribute("aria-pressed", "true")
  await answered
  await page.reload()
  await expect(button).toHaveAttribute("aria-pressed", "true")

  // Removed by mistake: announced, and undone from the keyboard without leaving the place.
  await button.focus()
  await button.press("Enter")
  await expect(button).toHaveAttribute("aria-pressed", "false")
  const toast = page.locator(".toast-region [role=status] article")
  await expect(toast).toBeVisible()
  await page.keyboard.press("F8")
  await expect(toast.getByRole("button", { name: w.undo })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(button).toHaveAttribute("aria-pressed", "true")
  await expect(button).toBeFocused()

  await page.locator(".bottom-nav").getByRole("link", { name: w.me, exact: true }).tap()
  await expect(page).toHaveURL(`/${language}/account`)
  await page.locator(`main a[href="/${language}/account/saved/article"]`).first().tap()
  await expect(page).toHaveURL(`/${language}/account/saved/article`)
  await expect(page.getByRole("heading", { name: w.list, level: 1 })).toBeVisible()
  const rows = page.locator("main li article")
  await expect(rows).toHaveCount(2)
  await expect(rows.first().locator(`a[href="/${language}/article/entry-sheet"]`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const remove = rows.first().getByRole("button", { name: w.remove })
  await remove.tap()
  await expect(rows).toHaveCount(1)
  await page.locator(".toast-region article").getByRole("button", { name: w.undo }).tap()
  await expect(rows).toHaveCount(2)
  await expect(rows.first().locator(`a[href="/${language}/article/entry-sheet"]`)).toBeVisible()
  await remove.tap()
  await expect(rows).toHaveCount(1)
  await remove.press("Enter")
  await expect(page.getByText(w.empty)).toBeVisible()
  await expect(page.getByRole("heading", { name: w.list, level: 1 })).toBeFocused()
  await page.getByRole("link", { name: w.read }).tap()
  await expect(page).toHaveURL(`/${language}/article`)
})

test("a visitor who saves an article signs in, returns to it, and it is saved", async ({
  page,
  context,
  baseURL,
}) => {
  await withNothingSaved(context, baseURL, "student")
  await context.clearCookies()
  await page.goto("/en/article/interviews?from=a-friend")
  await untilRunning(page)
  await page
    .locator(".reading-bar")
    .getByRole("link", { name: /^Sign in to save/ })
    .tap()
  await expect(page).toHaveURL("/en/sign-in")
  await page.locator('main a[href$="/sign-in-mail"]').tap()
  await fillCredentials(page, addressOf("student"), "shirube-demo")
  await expect(page).toHaveURL("/en/article/interviews?from=a-friend")
  await expect(bookmark(page, "en")).toHaveAttribute("aria-pressed", "true")
  await expect(page.locator(".toast-region article")).toContainText("Saved “")
})

// spec: learning.saving
test("a visitor saves a course from its card, signs in, and finds it among their courses", async ({
  page,
  context,
  baseURL,
}) => {
  await withNothingSaved(context, baseURL, "applicant")
  await context.clearCookies()
  await page.goto("/en/learning/courses")
  await untilRunning(page)
  const way = page
    .locator("main")
    .getByRole("link", { name: /^Sign in to save/ })
    .first()
  const title = /“(.+)”/.exec((await way.getAttribute("aria-label")) ?? "")?.[1] ?? ""
  await way.tap()
  await expect(page).toHaveURL("/en/sign-in")
  await page.locator('main a[href$="/sign-in-mail"]').tap()
  await fillCredentials(page, addressOf("applicant"), "shirube-demo")
  await expect(page).toHaveURL("/en/learning/courses")
  await expect(page.locator(".toast-region article")).toContainText(`Saved “${title}”.`)
  await expect(page.getByRole("button", { name: `Save “${title}”` }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  await page.goto("/en/account/saved/course")
  await expect(page.locator("main li article")).toHaveCount(1)
  await expect(page.getByRole("link", { name: title })).toBeVisible()
})

test("a company reads why it cannot save, and stays signed in", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/response 409: PUT/)
  await withNothingSaved(context, baseURL, "company")
  await page.goto("/en/article/entry-sheet")
  const button = bookmark(page, "en")
  await expect(button).toHaveAttribute("aria-disabled", "true")
  await expect(button).toHaveAttribute("aria-pressed", "false")
  await button.tap({ force: true })
  await expect(page.locator(".toast-region article")).toContainText("Saving is for students and senpai.")
  await expect(button).toHaveAttribute("aria-pressed", "false")
  await page.goto("/en/account/saved/article")
  await expect(page.getByText("You can still read every article.")).toBeVisible()
})

const put = async (account: string, path: string, body?: object) => {
  const headers = { Authorization: `Bearer ${await tokenOf(account)}`, "Content-Type": "application/json" }
  const answer = await ask(`/api/v1/${path}`, {
    method: "PUT",
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status).toBe(204)
}

test.describe("one reader after the other", () => {
  test("a save that the server refuses is undone with its message; a double click is sent once", async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    await withNothingSaved(context, baseURL, "editor")
    const held = Promise.withResolvers<void>()
    let sent = 0
    await page.route("**/api/v1/saved/article/*", async (route) => {
      sent += 1
      await held.promise
      await route.fulfill({
        status: 503,
        json: { message: "Not now, please.", code: "server.unavailable", request_id: "held-back" },
      })
    })
    problems.allow(/response 503: PUT/)
    await page.goto("/en/article/entry-sheet")
    const button = bookmark(page, "en")
    await expect(button).toHaveAttribute("aria-pressed", "false")
    await button.tap()
    await expect(button).toHaveAttribute("aria-pressed", "true")
    await button.tap()
    await button.tap()
    held.resolve()
    const said = page.locator(".toast-region article")
    await expect(said).toContainText("Not now, please.")
    await expect(button).toHaveAttribute("aria-pressed", "false")
    expect(sent).toBe(1)
    await said.getByRole("button").tap()

    await page.unroute("**/api/v1/saved/article/*")
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await button.tap()
    await expect(page.getByText("1 change waits for a connection.")).toBeVisible()
    await expect(button).toHaveAttribute("aria-pressed", "true")
    await context.setOffline(false)
    await expect(said).toContainText("The waiting change has been sent.")
    await expect(button).toHaveAttribute("aria-pressed", "true")
  })

  // spec: learning.saving
  test("a member adds notes, collections and an order to saved items, and finds them by their words", async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    test.slow()
    await withNothingSaved(context, baseURL, "editor")
    for (const id of ["entry-sheet", "interviews"]) await put("editor", `saved/article/${id}`)
    await page.goto("/en/account/saved/article?order=own")
    const rows = page.locator("main li article")
    const linkTo = (id: string) => `a[href="/en/article/${id}"]`
    await expect(rows.first().locator(linkTo("interviews"))).toBeVisible()

    // By keyboard, twice without searching the row again, and announced to screen readers.
    await untilRunning(page)
    await page.locator(linkTo("entry-sheet")).focus()
    await page.keyboard.press("Alt+ArrowUp")
    await expect(rows.first().locator(linkTo("entry-sheet"))).toBeVisible()
    await expect(page.getByText(/is now number 1 of 2\./)).toBeAttached()
    await expect(page.locator(linkTo("entry-sheet"))).toBeFocused()
    await rows
      .first()
      .getByRole("button", { name: /^Move “.*down$/ })
      .tap()
    await expect(rows.first().locator(linkTo("interviews"))).toBeVisible()
    await rows
      .nth(1)
      .getByRole("button", { name: /^Move “.*up$/ })
      .tap()
    await expect(rows.first().locator(linkTo("entry-sheet"))).toBeVisible()
    await page.reload()
    await expect(rows.first().locator(linkTo("entry-sheet"))).toBeVisible()

    // Saved while typing; what the server refuses stays in the field.
    await untilRunning(page)
    await rows
      .first()
      .getByRole("button", { name: /^Add a note/ })
      .tap()
    await page.getByLabel(/^Your note on/).fill("For Monday")
    await expect(rows.first().getByText("Saved", { exact: true })).toBeVisible()
    problems.allow(/response 503: PUT/)
    await page.route("**/api/v1/saved/article/*/note", (route) =>
      route.fulfill({
        status: 503,
        json: { message: "Not now, please.", code: "server.unavailable", request_id: "held-back" },
      }),
    )
    await page.getByLabel(/^Your note on/).fill("For Tuesday")
    await expect(rows.first().getByText(/^Not saved\./)).toBeVisible()
    await expect(page.getByLabel(/^Your note on/)).toHaveValue("For Tuesday")
    await page.unroute("**/api/v1/saved/article/*/note")
    await page.locator(".toast-region article").getByRole("button").tap()
    await rows.first().getByRole("button", { name: "Done" }).tap()
    await expect(rows.first().getByText("For Tuesday")).toBeVisible()

    // Adds it to a new collection.
    await rows
      .first()
      .getByRole("button", { name: /^Collections for/ })
      .tap()
    const dialog = page.locator("dialog[open]")
    await dialog.getByLabel("New collection").fill("March")
    await dialog.getByRole("button", { name: "Create" }).tap()
    await expect(dialog.getByRole("checkbox", { name: "March" })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Done" }).tap()
    await page
      .getByRole("navigation", { name: "Collections" })
      .getByRole("link", { name: /^March/ })
      .tap()
    await expect(rows).toHaveCount(1)
    await page.getByRole("button", { name: "Delete" }).tap()
    await dialog.getByRole("button", { name: "Delete" }).tap()
    await expect(rows).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole("searchbox").last().fill("tuesday")
    await page.keyboard.press("Enter")
    await expect(rows).toHaveCount(1)
    await page.getByRole("searchbox").last().fill("no such word")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Nothing found").last()).toBeVisible()
    await page.getByRole("link", { name: "Show the whole list" }).tap()
    await expect(rows).toHaveCount(2)
  })

  test("a deleted item is shown as gone, without its author's text, and can be removed", async ({
    page,
    context,
    baseURL,
  }) => {
    await withNothingSaved(context, baseURL, "editor")
    const id = await postQuestionAs("student", "Is a navy suit all right for a first interview?")
    await put("editor", `saved/question/${id}`)
    const headers = { Authorization: `Bearer ${await tokenOf("student")}` }
    expect((await ask(`/api/v1/questions/${id}`, { method: "DELETE", headers })).status).toBe(204)
    await page.goto("/en/account/saved/ask-senpai")
    const row = page.locator("main li article")
    await expect(row).toContainText("This question is no longer available.")
    await expect(row).not.toContainText("navy suit")
    await expect(
      page.getByRole("navigation", { name: "What you have saved" }).locator("[aria-current=page]"),
    ).toHaveText("Questions1")
    await untilRunning(page)
    await row.getByRole("button", { name: /^Remove “/ }).tap()
    await expect(page.getByText("Nothing saved yet")).toBeVisible()
  })

  test("an item saved in one tab appears in the other, even after that tab is closed", async ({
    page,
    context,
    baseURL,
  }) => {
    await withNothingSaved(context, baseURL, "editor")
    const streams: string[] = []
    context.on("request", (request) => {
      if (!request.url().endsWith("/v1/live")) return
      streams.push(request.headers().authorization ?? "anonymous")
    })
    const listed = page.waitForRequest("**/v1/live")
    await page.goto("/en/account/saved/article")
    await expect(page.getByText("Nothing saved yet")).toBeVisible()
    await listed

    const other = await context.newPage()
    await other.goto("/en/article/entry-sheet")
    await expect(bookmark(other, "en")).toHaveAttribute("aria-pressed", "false")
    await bookmark(other, "en").tap()
    const rows = page.locator("main li article")
    await expect(rows).toHaveCount(1)
    await rows
      .first()
      .getByRole("button", { name: /^Remove “/ })
      .tap()
    await expect(bookmark(other, "en")).toHaveAttribute("aria-pressed", "false")
    expect(streams, "one stream for both").toHaveLength(1)
    expect(streams[0]).toMatch(/^Bearer ./)

    // The other tab takes over the stream, and receives changes from another device.
    const takenOver = other.waitForRequest("**/v1/live")
    await page.close()
    await takenOver
    await expect(async () => {
      const headers = { Authorization: `Bearer ${await tokenOf("editor")}` }
      await ask("/api/v1/saved/article/entry-sheet", { method: "DELETE", headers })
      await ask("/api/v1/saved/article/entry-sheet", { method: "PUT", headers })
      await expect(bookmark(other, "en")).toHaveAttribute("aria-pressed", "true")
    }).toPass()
  })
})

test("a saved senpai is listed with name and headline, and can be removed", { tag: "@both-long" }, async ({
  page,
  context,
  baseURL,
  language,
}) => {
  const account = readers[language]
  await withNothingSaved(context, baseURL, account)
  const headers = { Authorization: `Bearer ${await tokenOf(account)}` }
  const { items } = JSON.parse((await ask("/api/v1/mentors?limit=1&sort=newest")).text)
  const [{ id, name, headline }] = items
  await ask(`/api/v1/saved/mentor/${id}`, { method: "PUT", headers })
  await page.goto(`/${language}/account/saved/mentor`)
  const row = page.locator("main li article")
  await expect(row.locator(`a[href="/${language}/mentors/profile/${id}"]`)).toHaveText(name)
  await expect(row).toContainText(headline[language] ?? headline.en ?? headline.ja)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await row.getByRole("button", { name: words[language].remove }).tap()
  await expect(page.getByText(words[language].empty)).toBeVisible()
})

test("a visitor has no live stream, and signing out closes it", async ({ page, context, baseURL }) => {
  const ended: string[] = []
  context.on("requestfailed", (request) => void ended.push(request.url()))
  let opened = 0
  context.on("request", (request) => void (request.url().endsWith("/v1/live") && opened++))
  await page.goto("/en/article/entry-sheet")
  await untilRunning(page)
  await beSignedIn(context, baseURL, "company")
  expect(opened).toBe(0)
  const line = page.waitForRequest("**/v1/live")
  await page.goto("/en/article/entry-sheet")
  await line
  await page.locator("footer").getByRole("link", { name: "Sign out" }).tap()
  await expectSignedOutAtHome(page, "en")
  await expect.poll(() => ended.some((url) => url.endsWith("/v1/live"))).toBe(true)
  expect(opened).toBe(1)
})
