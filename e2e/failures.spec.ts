// What a reader sees when something between them and us fails: a proxy responds with its own page, a response
// is cut off or missing; and how it is reported to us.
import type { Page, Route } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { followLink, untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  unavailable: "Shirube is not available right now. Please try again in a few minutes.",
  tooMany: "Too many attempts in a short time. Please wait a few minutes and try again.",
  unreadable:
    "The answer that came back could not be read, so we do not know whether it worked. Please check before you try again.",
  conflict: "This cannot be done right now. Please reload the page and check the current state.",
  unexpected: "Something went wrong. Please try again in a moment.",
  crashed: "Something went wrong",
  noted: "it has been recorded",
}

const notification = (page: Page) => page.locator(".toast-region").getByRole("alert").locator("article")
const byProxy =
  (status: number, body = `<!doctype html><h1>${status}</h1>`) =>
  (route: Route) =>
    route.fulfill({ status, contentType: "text/html", body })
const LOGIN = "**/api/v1/auth/login"
const REPORTS = "**/api/v1/reports/errors"

/** Shown in the form and in the global notification, which can be closed. */
async function expectErrorShown(page: Page, form: string, sentence: string) {
  await expect(page.locator(form).getByRole("alert")).toContainText(sentence)
  await expect(notification(page)).toHaveText(sentence)
  await expect(page.locator("body")).not.toContainText(/<h1>|\[object/)
}

test.describe("a form that a proxy answers", () => {
  // spec: 8.server-message
  test("says what to do, keeps what was typed, and works again when the proxy is gone", async ({
    page,
    problems,
  }) => {
    problems.allow(/response (503|401)/)
    await page.goto("/en/sign-in-mail")
    await untilRunning(page)
    await page.route(LOGIN, byProxy(503))
    await page.locator("#email").fill("student@shirube.example")
    await page.locator("#password").fill("shirube-demo")
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expectErrorShown(page, "main form", words.unavailable)
    await expect(page.locator("#email")).toHaveValue("student@shirube.example")
    await expect(page.locator("#password")).toHaveValue("shirube-demo")

    await page.unroute(LOGIN)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(page).toHaveURL("/en")
    // The greeting does not wait behind an outdated message.
    await expect(page.locator(".toast-region").getByRole("status").locator("article")).toBeVisible()
  })

  test("with a 200 that cannot be parsed is not treated as success", async ({ page }) => {
    await page.goto("/en/sign-in-mail")
    await untilRunning(page)
    await page.route(LOGIN, (route) => route.fulfill({ status: 200, json: {} }))
    const [report] = await Promise.all([
      page.waitForRequest(REPORTS),
      (async () => {
        await page.locator("#email").fill("student@shirube.example")
        await page.locator("#password").fill("shirube-demo")
        await page.getByRole("button", { name: "Sign in", exact: true }).click()
      })(),
    ])
    await expectErrorShown(page, "main form", words.unexpected)
    expect(report.postDataJSON()).toMatchObject({ kind: "uncaught", page: "/sign-in-mail" })
  })

  test("for a new password after a reset asks the reader to wait", async ({ page, problems }) => {
    problems.allow(/response 429/)
    await page.goto("/en/article")
    await page.route("**/api/v1/password/reset/check", (route) => route.fulfill({ json: { is_good: true } }))
    await page.route("**/api/v1/password/reset", byProxy(429))
    await followLink(page, "/en/forgot-password/reset/this-link-is-only-for-looking-at")
    await page.locator("#password").fill("a long new password 42")
    await page.locator('main button[type="submit"]').click()
    await expectErrorShown(page, "main form", words.tooMany)
    await expect(page.locator("#password")).toHaveValue("a long new password 42")
  })

  // spec: forum.failures
  test("in Ask Senpai keeps the question through every failure, and it is posted once", async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/response 502|request failed|ERR_FAILED/)
    await beSignedIn(context, baseURL, "rajan")
    await page.goto("/en/community/ask-senpai?ask=1")
    const title = "Does a lost answer mean a lost question in Sendai?"
    await page.getByRole("textbox", { name: "Your question in one sentence" }).fill(title)
    const text = page.getByRole("textbox", { name: "Tell us a little more" })
    await text.fill("A long story, typed on a train.")
    await page.getByRole("checkbox", { name: "Interviews" }).check()
    const post = () => page.getByRole("button", { name: "Post the question" }).click()
    // The proxy's own page; no response; a response that is lost after the question was saved.
    const QUESTIONS = "**/api/v1/questions"
    await page.route("**/api/v1/previews", byProxy(502))
    await page.route(QUESTIONS, byProxy(502))
    await post()
    await expectErrorShown(page, "main form", words.unavailable)
    await page.unroute(QUESTIONS)
    await page.route(QUESTIONS, (route) => route.fulfill({ status: 200, body: "" }))
    await post()
    await expectErrorShown(page, "main form", words.unreadable)
    await page.unroute(QUESTIONS)
    await page.route(QUESTIONS, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await post()
    await expect(page.locator("main form").getByRole("alert")).toContainText("connection")
    await expect(text).toHaveValue("A long story, typed on a train.")
    await page.unroute(QUESTIONS)
    await post()
    await expect(page).toHaveURL(/\/detail\/[\da-f-]{36}$/)
    await page.goto("/en/community/ask-senpai")
    await expect(page.getByRole("main").getByRole("link", { name: title })).toHaveCount(1)
  })

  test("on a security page shows the error in the dialog and above it", async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/response 409/)
    await beSignedIn(context, baseURL, "senpai")
    await page.goto("/en/account/security/password")
    await untilRunning(page)
    await page.route("**/api/v1/password", (route) => route.fulfill({ status: 200, body: "" }))
    await page.locator("#current-password").fill("shirube-demo")
    await page.locator("#password").fill("a long new password 42")
    await page.locator('main button[type="submit"]').click()
    await expectErrorShown(page, "main form", words.unreadable)
    await expect(page.locator("#current-password")).toHaveValue("shirube-demo")
    await expect(page.locator("#password")).toHaveValue("a long new password 42")

    await page.setViewportSize({ width: 360, height: 740 })
    await followLink(page, "/en/account/security")
    await page.route("**/api/v1/passkeys/options", (route) => route.fulfill({ status: 409, body: "" }))
    await page.getByRole("button", { name: "Add a passkey" }).click()
    await page.locator("#proof-password").fill("shirube-demo")
    await page.locator('dialog[open] button[type="submit"]').click()
    await expectErrorShown(page, "dialog[open] form", words.conflict)
    await expect(page.locator("#proof-password")).toHaveValue("shirube-demo")
    // The notification over a modal can be reached, and does not cover its buttons.
    await page.getByRole("button", { name: "Close this message" }).click()
    await expect(notification(page).filter({ hasText: words.conflict })).toHaveCount(0)
    await expect(page.locator("#proof-password")).toHaveValue("shirube-demo")
  })
})

test.describe("an uncaught error", () => {
  // spec: 8.report
  test("is reported without addresses and ids, a limited number of times", async ({ page, problems }) => {
    problems.allow(/page error/)
    const reports: { message: string; page: string }[] = []
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/reports/errors")) reports.push(request.postDataJSON())
    })
    await page.goto("/en/article/entry-sheet?q=private#private")
    await untilRunning(page)
    const answered = page.waitForResponse(REPORTS)
    await page.evaluate(() => {
      for (let i = 0; i < 20; i += 1)
        setTimeout(() => {
          throw new Error(`broken ${i}`)
        })
      for (let i = 0; i < 20; i += 1) void Promise.reject(new Error("rejected"))
    })
    expect((await answered).status()).toBe(204)
    await expect.poll(() => reports.length).toBe(5)
    expect(reports[0]).toMatchObject({ page: "/article/$id" })
    expect(JSON.stringify(reports.map(({ page }) => page))).not.toContain("private")
    // The next page has its own limit; other reports of the first one would have arrived before.
    await followLink(page, "/en/article")
    await expect(page).toHaveURL("/en/article")
    await page.evaluate(() => void Promise.reject(new Error("on the next page")))
    await expect.poll(() => reports.at(-1)?.message).toBe("on the next page")
    expect(reports).toHaveLength(6)
  })

  test("whose report fails is not retried, and the reader does not read that it was recorded", async ({
    page,
    problems,
  }) => {
    problems.allow(/response (500|503)|console error: ApiError/)
    let reports = 0
    await page.route(REPORTS, (route) => {
      reports += 1
      return byProxy(503)(route)
    })
    await page.goto("/en/article")
    await page.route("**/api/v1/articles/*", byProxy(500))
    await followLink(page, "/en/article/entry-sheet")
    await expect(page.getByRole("heading", { level: 1, name: words.crashed })).toBeVisible()
    await expect(notification(page)).toHaveText(words.unexpected)
    await expect.poll(() => reports).toBe(1)
    await expect(page.getByRole("main")).not.toContainText(words.noted)
    expect(reports).toBe(1)
  })
})
