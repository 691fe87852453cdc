// The error catalogue as a reader sees it: which request is sent, and what happens when it fails.
import type { Page, Route } from "@playwright/test"
import { watchCalls } from "./support/calls.ts"
import { expect, type Language, test } from "./support/fixtures.ts"
import { followLink, untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    message: "Something about this the server wants to say.",
    field: "This address looks wrong.",
    expired: "Session Expired. Please sign in again.",
    timeOut: "This is taking too long. Please check your connection and try again.",
    offline: "We could not reach Shirube. Please check your connection and try again.",
    unavailable: "Shirube is not available right now. Please try again in a few minutes.",
    offlineStrip: "You are offline.",
    close: "Close this message",
    signedOut: "You are signed out",
  },
  ja: {
    message: "サーバーからお伝えしたいことがあります。",
    field: "このアドレスは正しくないようです。",
    expired: "セッションの有効期限が切れました。もう一度サインインしてください。",
    timeOut: "時間がかかりすぎています。接続を確認して、もう一度お試しください。",
    offline: "しるべに接続できませんでした。接続を確認して、もう一度お試しください。",
    unavailable: "ただいましるべをご利用いただけません。数分後にもう一度お試しください。",
    offlineStrip: "オフラインです。",
    close: "このメッセージを閉じる",
    signedOut: "サインアウトしました",
  },
} as const

const account = "senpai"
const user = "**/api/v2/user"
const login = "**/api/v1/auth/login"

const notification = (page: Page) => page.locator(".toast-region article")
const refuse = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })

const authCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith("auth."))

/** Navigates, which requests the user again. */
const changePage = (page: Page, language: Language) => {
  const [here, there] = ["career/article", "learning/article"]
  return followLink(page, `/${language}/${page.url().includes(here) ? there : here}`)
}

/** `kept`: cookies that may remain, such as where to continue after signing in. */
async function expectSignedOut(page: Page, language: Language, kept: readonly string[] = []) {
  await expect(page).toHaveURL(`/${language}/sign-out`)
  await expect(page.getByRole("heading", { level: 1, name: words[language].signedOut })).toBeVisible()
  expect(await authCookies(page)).toEqual(kept)
}

async function submitSignIn(page: Page) {
  await page.locator('main input[type="email"]').fill("student@shirube.example")
  await page.locator('main input[type="password"]').fill("wrong")
  await page.locator('main button[type="submit"]').click()
}

// spec: 7.headers, 7.no-credentials
test("every request carries the product's headers, and never a cookie", async ({
  page,
  language,
  baseURL,
}) => {
  const common = {
    accept: "application/json",
    "content-type": "application/json",
    "x-requested-with": "XMLHttpRequest",
    languagetype: language,
    jjappver: "jj-v3",
  }
  await page.goto(`/${language}/sign-in-mail`)
  await untilRunning(page)
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }])
  await page.locator('main input[type="email"]').fill(`${account}@shirube.example`)
  await page.locator('main input[type="password"]').fill("shirube-demo")
  const [sent, asked] = await Promise.all([
    page.waitForRequest(login),
    page.waitForRequest(user),
    page.locator('main button[type="submit"]').click(),
  ])
  const first = await sent.allHeaders()
  expect(first).toMatchObject(common)
  expect(first).not.toHaveProperty("cookie")
  expect(first).not.toHaveProperty("authorization")
  expect(sent.postDataJSON()).toEqual({ email: `${account}@shirube.example`, password: "shirube-demo" })

  await expect(page).toHaveURL(`/${language}`)
  const token = (await page.context().cookies()).find(({ name }) => name === "auth._token.local")?.value
  const second = await asked.allHeaders()
  expect(second).toMatchObject({ ...common, authorization: `Bearer ${decodeURIComponent(token ?? "")}` })
  expect(second).not.toHaveProperty("cookie")
  // `access_token.access_token` has become a session: keys are converted when parsed.
  expect(token).toBeTruthy()
})

test.describe("a signed-in reader", () => {
  test.beforeEach(async ({ context, baseURL, page, language }) => {
    await beSignedIn(context, baseURL, account)
    const calls = watchCalls(context)
    await page.goto(`/${language}/article`)
    await untilRunning(page)
    // Wait for the page's own request, so that it is not refused below.
    await expect.poll(() => calls.map(({ route }) => route)).toContain("GET /v2/user")
    await calls.take()
  })

  // spec: 8.other
  test("sees the server's message for 400, 409, 422, 429 and 500, and nothing else happens", {
    tag: "@both-long",
  }, async ({ page, language, problems }) => {
    problems.allow(/response (400|409|422|429|500)/)
    const say = words[language]
    for (const status of [400, 409, 422, 429, 500]) {
      await page.route(user, refuse(status, { message: say.message, code: "x", request_id: `id-${status}` }))
      await changePage(page, language)
      await expect(notification(page)).toContainText(say.message)
      await expect(notification(page)).toContainText(`id-${status}`)
      await page.getByRole("button", { name: say.close }).click()
      await expect(notification(page)).toHaveCount(0)
      await page.unroute(user)
    }
    expect(await authCookies(page)).toContain("auth._token.local")
    await expect(page).toHaveURL(/\/article$/)
  })

  test("without a message from the server sees nothing for 400, and our text for 502", {
    tag: "@both",
  }, async ({ page, language, problems }) => {
    problems.allow(/response (400|502)/)
    await page.route(user, (route) => route.fulfill({ status: 400, body: "" }))
    await Promise.all([page.waitForResponse(user), changePage(page, language)])
    await page.unroute(user)
    await page.route(user, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }),
    )
    await changePage(page, language)
    await expect(notification(page)).toContainText(words[language].unavailable)
    await page.getByRole("button", { name: words[language].close }).click()
    await expect(notification(page)).toHaveCount(0)
  })

  // spec: 8.401
  test("sees the server's message for 401, and the session is deleted", { tag: "@both-long" }, async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response 401/)
    await page.route(user, refuse(401, { message: words[language].message }))
    await changePage(page, language)
    await expect(notification(page)).toContainText(words[language].message)
    await expect(page).toHaveURL(/\/article$/)
    await expect.poll(() => authCookies(page)).toEqual([])
  })

  // spec: 2.expiry-redirect, 4.forbidden, 8.403
  test("sees the server's message for 403, and is signed out", { tag: "@both-long" }, async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response 403/)
    await page.route(user, refuse(403, { message: words[language].message }))
    await changePage(page, language)
    await expect(notification(page)).toContainText(words[language].message)
    await expectSignedOut(page, language)
  })

  // spec: 9.timeout
  test("sees a request time out after ten seconds", async ({ page, language, problems }) => {
    problems.allow(/request failed/)
    // The browser's own timeouts cannot be fast-forwarded; asked for 10,000 ms, it now waits for 300.
    await page.addInitScript(() => {
      const wait = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => wait(ms === 10_000 ? 300 : ms)
    })
    await page.reload()
    await page.route(user, () => {})
    // A page without requests of its own, which would also be late on a busy machine.
    await followLink(page, `/${language}/404`)
    await expect(notification(page)).toContainText(words[language].timeOut)
  })

  test("sees that the server cannot be reached", async ({ page, language, problems }) => {
    problems.allow(/request failed/)
    await page.route(user, (route) => route.abort("connectionrefused"))
    await changePage(page, language)
    await expect(notification(page)).toContainText(words[language].offline)
    expect(await authCookies(page)).toContain("auth._token.local")
  })
})

// spec: 8.refresh-400, sign-in.refusals
test("a reader whose refresh is refused with 400 is signed out", async ({
  page,
  context,
  baseURL,
  language,
  problems,
}) => {
  problems.allow(/response 400/)
  await beSignedIn(context, baseURL, account, { accessEndsIn: -1000, refreshToken: "unknown-token" })
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/${language}/article`)
  await expect(notification(page)).toContainText(words[language].expired)
  await expectSignedOut(page, language, ["auth.redirect"])
  expect(asked).toContain("/api/v1/auth/refresh")
  expect(asked).not.toContain("/api/v2/user")
})

// spec: 8.before-request, sign-in.refresh-expiry
test("a reader whose refresh token has expired is signed out without a request", async ({
  page,
  context,
  baseURL,
  language,
}) => {
  await beSignedIn(context, baseURL, account, { accessEndsIn: -2000, refreshEndsIn: -1000 })
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/${language}/article`)
  await expect(notification(page)).toContainText(words[language].expired)
  await expectSignedOut(page, language, ["auth.redirect"])
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([])
})

test.describe("the sign-in form", () => {
  test("marks the fields of a 422, and keeps what was typed", { tag: "@both-long" }, async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response 422/)
    const say = words[language]
    await page.goto(`/${language}/sign-in-mail`)
    await untilRunning(page)
    await page.route(login, refuse(422, { message: say.message, errors: { email: [say.field] } }))
    await submitSignIn(page)
    const email = page.locator('main input[type="email"]')
    await expect(email).toHaveAttribute("aria-invalid", "true")
    await expect(email).toHaveAccessibleDescription(new RegExp(say.field))
    await expect(email).toHaveValue("student@shirube.example")
    await expect(page.locator('main input[type="password"]')).not.toHaveAttribute("aria-invalid", "true")
    await expect(notification(page)).toContainText(say.message)
  })

  // spec: 8.notification
  test("shows every error without a field in the form and in the notification", async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response (401|409|429|500)/)
    const say = words[language]
    await page.goto(`/${language}/sign-in-mail`)
    await untilRunning(page)
    for (const status of [401, 409, 429, 500]) {
      await page.route(login, refuse(status, { message: `${say.message} ${status}` }))
      await submitSignIn(page)
      await expect(page.locator("main form")).toContainText(`${say.message} ${status}`)
      await expect(notification(page)).toHaveText(`${say.message} ${status}`)
      await page.unroute(login)
    }
  })

  test("shows that the reader is offline, and works again when the connection is back", async ({
    page,
    context,
    language,
    problems,
  }) => {
    problems.allow(/request failed|response 401/)
    const say = words[language]
    await page.goto(`/${language}/sign-in-mail`)
    await untilRunning(page)
    await context.setOffline(true)
    await expect(page.getByText(say.offlineStrip)).toBeVisible()
    await submitSignIn(page)
    await expect(notification(page)).toContainText(say.offline)
    await context.setOffline(false)
    await expect(page.getByText(say.offlineStrip)).toBeHidden()
    await page.route(login, refuse(401, { message: say.message }))
    await page.locator('main button[type="submit"]').click()
    await expect(page.locator("main form")).toContainText(say.message)
  })
})
