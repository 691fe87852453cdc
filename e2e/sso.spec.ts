// Single sign-on against the real identity service, which the tested site starts beside itself.
import type { Page } from "@playwright/test"
import { watchCalls } from "./support/calls.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { test as onOwnSite } from "./support/own-site.ts"
import { startSite } from "./support/server.ts"
import { beSignedIn } from "./support/session.ts"
import {
  addressOf,
  cookiesOf,
  demoPassword,
  expectSignedIn,
  expectSignedOut,
  expectSignedOutAtHome,
  fillCredentials,
  signInThere,
  wordsOf,
} from "./support/sign-in.ts"

// Both languages run on the same site: an account connected in one is not new to the other.
const reader = (language: Language) => (language === "en" ? "verified" : "senpai")
const older = (language: Language) => (language === "en" ? "company" : "editor")

test.describe("one account, from the first time on", () => {
  test.describe.configure({ mode: "serial" })

  // spec: sign-in.linking
  test("a member with an account here proves it once, and the two are connected", { tag: "@both" }, async ({
    page,
    language,
    baseURL,
  }) => {
    const words = wordsOf(language)
    const account = reader(language)
    await page.goto(`/${language}/auth/sign-in`)
    await page.getByRole("button", { name: words.shared }).click()
    await page.waitForURL((url) => url.origin !== baseURL)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await signInThere(page, account)

    await expect(page.locator("#password")).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${language}/auth/sso-auth$`))
    await expect(page.getByText(`${account[0]}•••@shirube.example`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator("#password").fill(demoPassword)
    await page.getByRole("button", { name: words.link }).click()
    await expectSignedIn(page.context(), "sso")
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
  })

  // spec: 1.sign-in, 4.redirect-target, sign-in.sso
  test("from then on one sign-in there is enough, and returns to the requested page", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    await page.goto(`/${language}/account/security?from=mail`)
    await page.getByRole("button", { name: wordsOf(language).shared }).click()
    await signInThere(page, reader(language))
    await expect(page).toHaveURL(new RegExp(`/${language}/account/security\\?from=mail$`))
    await expectSignedIn(page.context(), "sso")
  })

  // spec: 4.redirect-target, sign-in.return
  test("after a lost connection the next attempt still returns to the requested page", {
    tag: "@both-long",
  }, async ({ page, language, problems }) => {
    problems.allow(/ERR_FAILED|response 503/)
    const words = wordsOf(language)
    const exchange = "**/api/v1/auth/sso-auth"
    const again = page.getByRole("button", { name: words.again })
    await page.route(exchange, (route) => route.abort(), { times: 1 })
    await page.goto(`/${language}/account/security?from=mail`)
    await page.getByRole("button", { name: words.shared }).click()
    await signInThere(page, reader(language))
    await expect(again).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.locator('main a[href$="/sign-in"]').click()
    await page.route(exchange, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await page.getByRole("button", { name: words.shared }).click()
    await again.click()
    await expect(page).toHaveURL(new RegExp(`/${language}/account/security\\?from=mail$`))
    await expectSignedIn(page.context(), "sso")
  })

  // spec: 2.logout-redirect, sign-in.sso
  test("signing out here offers to sign out there too, and returns home in the reader's language", {
    tag: "@both",
  }, async ({ page, language, baseURL }) => {
    const words = wordsOf(language)
    await page.goto(`/${language}/auth/sign-in`)
    await page.getByRole("button", { name: words.shared }).click()
    await signInThere(page, reader(language))
    await expectSignedIn(page.context(), "sso")
    // While the greeting is still on the screen.
    await expect(page.locator(".toast-region article")).toBeVisible()
    const menu = page.getByRole("banner").locator("details").first()
    await menu.locator("summary").click()
    await menu.getByRole("link", { name: words.signOut }).click()
    await page.waitForURL((url) => url.origin !== baseURL)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expectSignedOut(page.context())
    await page.locator("button[name=logout]").click()
    await expectSignedOutAtHome(page, language)
    await expect(page).toHaveURL(`${baseURL}/${language}`)
    // Signed out on both sides: the password is required again.
    await page.goto(`/${language}/auth/sign-in`)
    await page.getByRole("button", { name: words.shared }).click()
    await expect(page.locator("input[name=password]")).toBeVisible()
  })

  // spec: sign-in.sso
  test("signing out there ends the session here", { tag: "@both-long" }, async ({
    page,
    language,
    baseURL,
    problems,
  }) => {
    problems.allow(/response 40[01]/)
    const calls = watchCalls(page.context())
    await page.goto(`/${language}/auth/sign-in`)
    await page.getByRole("button", { name: wordsOf(language).shared }).click()
    await page.waitForURL((url) => url.origin !== baseURL)
    const issuer = new URL(page.url()).origin
    await signInThere(page, reader(language))
    await expectSignedIn(page.context(), "sso")
    // Wait until it is idle: a request after the session has ended would make the page leave.
    await expect(page.getByRole("banner").locator("details").first()).toBeVisible()
    await expect
      .poll(() => calls.filter(({ route }) => route === "GET /v2/user").length)
      .toBeGreaterThanOrEqual(2)
    await calls.take()

    const there = await page.context().newPage()
    await there.goto(`${issuer}/session/end`)
    await there.locator("button[name=logout]").click()
    await expect(there.getByRole("heading", { level: 1 })).toBeVisible()
    // The browser tries to renew a session the server has ended, and shows that it is over.
    await page.goto("/account/security")
    await expect(page).toHaveURL(/\/sign-out$/)
    await expect(
      page.getByText({ en: "Session Expired.", ja: "セッションの有効期限が切れました。" }[language]),
    ).toBeVisible()
  })

  // spec: 1.matching-service, 2.matching
  test("a member enters the matching service through the identity service, with its own token", {
    tag: "@both-long",
  }, async ({ page, language, baseURL }) => {
    const paths = [`/${language}/redirect/jportmatch-company-list`, `/${language}/jportmatch-company-list`]
    const handed: URL[] = []
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (url.pathname === "/handover" && url.searchParams.has("token")) handed.push(url)
    })
    /** The email in the token, for each address. */
    const travel = async () => {
      handed.length = 0
      for (const path of paths) {
        await page.goto(`${baseURL}${path}`)
        await expect(page).toHaveURL(/\/matching$/)
      }
      return handed.map(({ searchParams }) => {
        const [, payload = ""] = (searchParams.get("token") ?? "").split(".")
        return JSON.parse(Buffer.from(payload, "base64url").toString()).email ?? "anonymous"
      })
    }

    expect(await travel()).toEqual([])
    await page.context().addCookies([{ name: "auth.strategy", value: "student", url: baseURL ?? "" }])
    expect(await travel()).toEqual(["anonymous", "anonymous"])

    await page.goto(`${baseURL}/${language}/sign-in-mail`)
    await fillCredentials(page, addressOf(reader(language)), demoPassword)
    await expectSignedIn(page.context())
    await expect(page).toHaveURL(`/${language}`)
    expect(await travel()).toEqual([addressOf(reader(language)), addressOf(reader(language))])

    await page.goto(`${baseURL}/${language}/sign-out`)
    await expectSignedOut(page.context())
    await page.goto(`${baseURL}/${language}/auth/sign-in`)
    await page.getByRole("button", { name: wordsOf(language).shared }).click()
    await expectSignedIn(page.context(), "sso")
    await expect(page).toHaveURL(`/${language}`)
    const session = (await cookiesOf(page.context()))["auth._token.sso"] ?? "none"
    expect(await travel()).toEqual([addressOf(reader(language)), addressOf(reader(language))])
    expect(handed.map(String).join()).not.toContain(session)
    // Valid once.
    const again = await page.goto(handed[0]?.href ?? "")
    expect(again?.status()).toBe(400)
  })
})

// spec: 1.matching-service
test("a reader of the matching service's page sees what they still need, and a way back", {
  tag: "@both-long",
}, async ({ browser, language, baseURL }) => {
  test.slow()
  const w = {
    en: {
      visitor: "Sign in at Shirube",
      student: "Verify your university",
      verified: "University verified Done",
      senpai: "Go to Ask Senpai",
      company: "You are signed in as a recruiter.",
      editor: "You are signed in as an editor.",
      back: "Back to Shirube",
    },
    ja: {
      visitor: "しるべにサインインする",
      student: "在学確認に進む",
      verified: "在学確認 済み",
      senpai: "「先輩に相談」へ",
      company: "採用担当者としてサインインしています。",
      editor: "編集者としてサインインしています。",
      back: "しるべに戻る",
    },
  }[language]
  // Students that no other journey verifies.
  const accounts = { student: "kofi-mensah", verified: "hana-kim" } as const
  for (const account of ["visitor", "student", "verified", "senpai", "company", "editor"] as const) {
    const context = await browser.newContext()
    const page = await context.newPage()
    if (account !== "visitor")
      await beSignedIn(
        context,
        baseURL,
        account === "student" || account === "verified" ? accounts[account] : account,
      )
    await page.goto(`${baseURL}/${language}/jportmatch-company-list`)
    await expect(page).toHaveURL(/\/matching(?:\?lang=\w+)?$/)
    if (account === "visitor") await page.goto(`${page.url().split("?")[0]}?lang=${language}`)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.getByRole("main")).toContainText(w[account])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (account === "student") {
      await page.getByRole("link", { name: w.student }).click()
      await expect(page).toHaveURL(new RegExp(`^${baseURL}(?:/${language})?/sign-up/`))
    } else {
      await page.getByRole("link", { name: w.back }).click()
      await expect(page).toHaveURL(new RegExp(`^${baseURL}/(?:${language})?$`))
    }
    await context.close()
  }
})

// spec: 2.sign-in, sign-in.linking
test("a member with an older account is offered to connect the shared sign-in", async ({
  page,
  language,
  baseURL,
}) => {
  const words = wordsOf(language)
  await page.goto(`/${language}/auth/sign-in-old`)
  await untilRunning(page)
  await fillCredentials(page, addressOf(older(language)), demoPassword)
  await expectSignedIn(page.context())
  await page.getByRole("button", { name: words.link }).click()
  await page.waitForURL((url) => url.origin !== baseURL)
  await signInThere(page, older(language))
  await page.locator("main #password").fill(demoPassword)
  await page.getByRole("button", { name: words.link }).click()
  await expectSignedIn(page.context(), "sso")
  expect(Object.keys(await cookiesOf(page.context()))).not.toContain("auth._token.local")
})

const arrivals = {
  en: {
    signIn: "Sign in",
    create: "Create your account",
    submit: "Agree and create account",
    nameMissing: "Enter a display name",
    chosen: "Zofia Wróbel",
    seal: "ZW",
    greeting: "Welcome to Shirube, Zofia Wróbel.",
    letter: "Welcome to Shirube",
    haveAccount: "I already have an account here",
    createInstead: "Create a new account instead",
    connect: "Connect the account you have",
    confirm: "Confirm your address",
    emailMissing: "Enter your email address",
    send: "Send the code",
    mailed: "Enter the code from our email",
    resend: "Send a new code",
    resent: "A new code is on its way.",
    another: "Use another address",
    wrongCode: "That code is not right. Enter the code from our latest email, or ask for a new one.",
    codeLetter: "Your code for Shirube",
    knownLetter: "You already have an account",
    late: "This took a little too long",
  },
  ja: {
    signIn: "サインイン",
    create: "アカウントを作成",
    submit: "同意してアカウントを作成する",
    nameMissing: "表示名を入力してください",
    chosen: "田中 さくら",
    seal: "田中",
    greeting: "田中 さくらさん、しるべへようこそ。",
    letter: "しるべへようこそ",
    haveAccount: "しるべのアカウントを持っている",
    createInstead: "新しいアカウントを作成する",
    connect: "お持ちのアカウントと連携",
    confirm: "メールアドレスの確認",
    emailMissing: "メールアドレスを入力してください",
    send: "確認コードを送る",
    mailed: "確認コードを入力",
    resend: "新しいコードを送る",
    resent: "新しいコードを送りました。",
    another: "別のアドレスを使う",
    wrongCode:
      "コードが正しくありません。一番新しいメールのコードを入力するか、新しいコードを送ってください。",
    codeLetter: "しるべの確認コード",
    knownLetter: "すでにアカウントをお持ちです",
    late: "有効な時間を過ぎました",
  },
}

/** From an article, a typical start of a sign-up, to the identity service. */
async function leaveFromArticle(page: Page, language: Language): Promise<string> {
  await page.goto(`/${language}/article/interviews`)
  const article = page.url()
  await page.getByRole("banner").getByRole("link", { name: arrivals[language].signIn }).click()
  await page.getByRole("button", { name: wordsOf(language).shared }).click()
  await page.waitForURL((url) => url.origin !== new URL(article).origin)
  return article
}

// spec: sign-in.sso-new-account
onOwnSite(
  "a newcomer gets an account with the data of the identity service, and signs in directly from then on",
  { tag: "@both-long" },
  async ({ page, language, ownSite, problems }) => {
    onOwnSite.slow()
    const t = arrivals[language]
    const email = addressOf("newcomer")
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true })
    const article = await leaveFromArticle(page, language)
    await signInThere(page, "newcomer")
    const name = page.locator("main #name")

    await onOwnSite.step("known data is filled in, and nothing typed is lost", async () => {
      await expect(heading(t.create)).toBeFocused()
      await expect(page).toHaveTitle(`${t.create} | Shirube`)
      await expect(page).toHaveURL(new RegExp(`/${language}/auth/sso-auth$`))
      await expect(page.getByText(email)).toBeVisible()
      await expect(name).toHaveValue("Sofia Lindqvist")
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await name.fill(t.chosen)
      await page.reload()
      await expect(name).toHaveValue(t.chosen)
      await page.getByRole("button", { name: t.haveAccount }).click()
      await expect(page.locator("main #password")).toBeVisible()
      await expect(heading(t.connect)).toBeFocused()
      await expect(page).toHaveTitle(`${t.connect} | Shirube`)
      await page.getByRole("button", { name: t.createInstead }).click()
      await expect(heading(t.create)).toBeFocused()
      await expect(name).toHaveValue(t.chosen)
    })

    await onOwnSite.step("a name is required", async () => {
      await name.fill(" ")
      await page.getByRole("button", { name: t.submit }).click()
      await expect(page.getByRole("link", { name: t.nameMissing })).toBeVisible()
      await expect(name).toBeFocused()
      await expectAccessible(page)
      await name.fill(t.chosen)
    })

    const token = await page.evaluate(() => sessionStorage.getItem("auth.unfinished") ?? "")
    await onOwnSite.step("signed in, on the page they came from, with one email", async () => {
      await page.getByRole("button", { name: t.submit }).click()
      await expect(page.getByText(t.greeting)).toBeVisible()
      await expect(page).toHaveURL(article)
      await expect(page).not.toHaveTitle(new RegExp(t.create))
      await expectSignedIn(page.context(), "sso")
      await expect(page.getByRole("banner").locator("summary svg text")).toHaveText([...t.seal])
      const { text } = await ownSite.mail.takeMail(email, t.letter)
      expect(text).toContain(t.chosen)
      expect(ownSite.mail.mailsTo(email)).toEqual([])
    })

    await onOwnSite.step("signing in again asks nothing", async () => {
      await page.goto("/sign-out")
      await page.locator("button[name=logout]").click()
      await expect(page).toHaveURL(`${ownSite.address}/`)
      await leaveFromArticle(page, language)
      await signInThere(page, "newcomer")
      await expect(page).toHaveURL(article)
      await expect(page.getByRole("banner").locator("summary svg text")).toHaveText([...t.seal])
    })

    await onOwnSite.step("a used token cannot be used again", async () => {
      problems.allow(/response 409/)
      await page.evaluate((token) => sessionStorage.setItem("auth.unfinished", token), token)
      await page.goto(`/${language}/auth/sso-auth`)
      await page.getByRole("button", { name: t.submit }).click()
      await expect(heading(t.late)).toBeVisible()
      await page.reload()
      await expect(heading(ways[language].nothing)).toBeVisible()
    })
  },
)

/** On the identity service's own screens, which do not verify the address. */
async function registerThere(page: Page, language: Language, email: string) {
  const password = "a bridge in Kanazawa at noon"
  await page.locator('main a[href*="/register"]').click()
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("input[name=email]").fill(email)
  await page.locator("input[name=name]").fill(arrivals[language].chosen)
  await page.locator("input[name=password]").fill(password)
  await page.locator("button.primary").click()
  await expect(page.getByRole("status")).toBeVisible()
  await page.locator("input[name=password]").fill(password)
  await page.locator("button.primary").click()
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ""

// spec: sign-in.sso-unconfirmed-address
onOwnSite(
  "a newcomer who registers there confirms an address here with a mailed code, and has an account",
  async ({ page, language, ownSite, problems }) => {
    problems.allow(/response 422/)
    onOwnSite.slow()
    const t = arrivals[language]
    const email = `${language}-${Date.now()}@university.example`
    const better = `better-${email}`
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true })
    const address = page.locator("main #email")
    const code = page.locator("main #code")
    const name = page.locator("main #name")
    const press = (button: string) => page.getByRole("button", { name: button, exact: true }).click()
    const newestCode = async (to: string) => codeIn((await ownSite.mail.takeMail(to, t.codeLetter)).text)
    const article = await leaveFromArticle(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await registerThere(page, language, email)

    await onOwnSite.step("the address is filled in, and can be changed", async () => {
      await expect(heading(t.confirm)).toBeFocused()
      await expect(page).toHaveTitle(`${t.confirm} | Shirube`)
      await expect(address).toHaveValue(email)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await address.fill("")
      await press(t.send)
      await expect(page.getByRole("link", { name: t.emailMissing })).toBeVisible()
      await expect(address).toBeFocused()
      await expectAccessible(page)
      await address.fill(email)
    })

    await onOwnSite.step("the code is requested, also after a reload", async () => {
      await press(t.send)
      await expect(code).toBeFocused()
      await expect(page).toHaveTitle(`${t.mailed} | Shirube`)
      await expect(page.getByText(email)).toBeVisible()
      await expect(name).toHaveValue(t.chosen)
      await expect(code).toHaveAttribute("autocomplete", "one-time-code")
      await expect(page.getByRole("button", { name: t.resend })).toBeDisabled()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.reload()
      await expect(heading(t.mailed)).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
    })

    const first = await newestCode(email)
    await onOwnSite.step("another address gets its own code, and another one after a minute", async () => {
      await press(t.another)
      await expect(heading(t.confirm)).toBeFocused()
      await address.fill(better)
      await press(t.send)
      await expect(page.getByText(better)).toBeVisible()
      await newestCode(better)
      await page.clock.setSystemTime(Date.now() + 61_000)
      await page.reload()
      await press(t.resend)
      await expect(page.getByText(t.resent)).toBeInViewport()
      await expect(code).toBeFocused()
      await expect(page.getByRole("button", { name: t.resend })).toBeDisabled()
    })

    await onOwnSite.step("a wrong code is reported", async () => {
      await code.fill(first)
      await press(t.submit)
      await expect(page.getByRole("link", { name: t.wrongCode })).toBeVisible()
      await expect(code).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expectSignedOut(page.context())
    })

    await onOwnSite.step("signed in, on the page they came from, with the confirmed address", async () => {
      await code.fill(await newestCode(better))
      await press(t.submit)
      await expect(page.getByText(t.greeting)).toBeVisible()
      await expect(page).toHaveURL(article)
      await expectSignedIn(page.context(), "sso")
      await ownSite.mail.takeMail(better, t.letter)
      expect([...ownSite.mail.mailsTo(email), ...ownSite.mail.mailsTo(better)]).toEqual([])
    })
  },
)

// spec: sign-in.sso-unconfirmed-address
onOwnSite(
  "a member who registers there learns only by mail that they have an account here, and connects it",
  async ({ page, language, ownSite, problems }) => {
    problems.allow(/response 401/)
    onOwnSite.slow()
    const t = arrivals[language]
    const article = await leaveFromArticle(page, language)
    await registerThere(page, language, `${language}-${Date.now()}@university.example`)
    await page.locator("main #email").fill(addressOf("student"))
    await page.getByRole("button", { name: t.send }).click()
    await expect(page.locator("main #code")).toBeFocused()
    const { text } = await ownSite.mail.takeMail(addressOf("student"), t.knownLetter)
    expect(codeIn(text)).toBe("")

    await page.getByRole("button", { name: t.haveAccount }).click()
    await expect(page.getByRole("heading", { name: t.connect })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await fillCredentials(page, addressOf("student"), "not the password")
    await expect(page.locator("main [role=alert]")).toBeVisible()
    await fillCredentials(page, addressOf("student"), demoPassword)
    await expectSignedIn(page.context(), "sso")
    await expect(page).toHaveURL(article)
    // Leave the account as it was for other journeys.
    await page.goto(`/${language}/account/security`)
    await pressAndProve(page, ways[language].disconnect)
    await expectSignedOut(page.context())
  },
)

// spec: sign-in.sso-new-account
test("a registration left unfinished for ten minutes starts again", async ({ page, language }) => {
  const t = arrivals[language]
  await leaveFromArticle(page, language)
  await signInThere(page, "newcomer")
  await expect(page.getByRole("heading", { name: t.create })).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 601_000)
  await page.reload()
  await expect(page.getByRole("heading", { name: t.late })).toBeVisible()
  await expectAccessible(page)
  await page.locator('main a[href$="/sign-in"]').click()
  await expect(page.getByRole("button", { name: wordsOf(language).shared })).toBeVisible()
  // Only where to continue.
  const stored = await cookiesOf(page.context())
  expect(Object.keys(stored).filter((name) => name.startsWith("auth."))).toEqual(["auth.redirect"])
})

// spec: 4.auth-reset
test("a reader who goes back without signing in reads that, and nothing is stored", async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/account/security`)
  await page.getByRole("button", { name: wordsOf(language).shared }).click()
  await page.locator('form[action*="/cancel"] button').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/sso-auth$`))
  await expect(page.locator('main a[href$="/sign-in"]')).toBeVisible()
  const stored = await cookiesOf(page.context())
  expect(Object.keys(stored).filter((name) => name.startsWith("auth."))).toEqual([])
})

const ways = {
  en: {
    connect: "Connect Shirube ID",
    unconnected: "You came back without connecting",
    made: "Your account is now connected with Shirube ID.",
    since: /^Connected since /,
    inUse: /you signed in with it this time/,
    disconnect: "Disconnect Shirube ID",
    alsoHere: /you are signed out here too/,
    changed: "A change to how you sign in",
    nothing: "There is nothing to finish here",
  },
  ja: {
    connect: "Shirube IDと連携する",
    unconnected: "連携せずに戻りました",
    made: "アカウントをShirube IDと連携しました。",
    since: /から連携中/,
    inUse: /今回はこの方法でサインイン/,
    disconnect: "Shirube IDの連携を解除する",
    alsoHere: /この端末を含め/,
    changed: "サインイン方法の変更のお知らせ",
    nothing: "ここで続ける手順はありません",
  },
}

/** Signs in with e-mail and password, and opens the page with the ways to sign in. */
async function openWays(page: Page, language: Language, account: string) {
  await page.goto(`/${language}/account/security`)
  await page.locator('main a[href$="/sign-in-mail"]').click()
  await fillCredentials(page, addressOf(account), demoPassword)
  await expect(page).toHaveURL(new RegExp(`/${language}/account/security$`))
}

/** Presses the button, and confirms with the password. */
async function pressAndProve(page: Page, button: string) {
  await page.getByRole("button", { name: button }).click()
  const dialog = page.locator("dialog[open]")
  await dialog.locator('input[type="password"]').fill(demoPassword)
  await dialog.locator('button[type="submit"]').click()
}

// spec: sign-in.identities
onOwnSite(
  "a member connects, uses and disconnects a way to sign in on the security page",
  async ({ page, language, ownSite, problems }) => {
    onOwnSite.slow()
    // The page receives a notification about the account while its session ends.
    problems.allow(/response 40[01]: (GET .*\/v1\/notifications\/unread|POST .*\/v1\/auth\/refresh)$/)
    const t = ways[language]
    const context = page.context()
    await openWays(page, language, "student")

    await onOwnSite.step("going back without connecting changes nothing", async () => {
      await pressAndProve(page, t.connect)
      await page.locator('form[action*="/cancel"] button').click()
      await expect(page.getByRole("heading", { name: t.unconnected })).toBeVisible()
      await expectAccessible(page)
      await page.locator('main a[href$="/account/security"]').click()
      await expect(page.getByRole("button", { name: t.connect })).toBeVisible()
    })

    await onOwnSite.step("connected, in the same session", async () => {
      await pressAndProve(page, t.connect)
      await signInThere(page, "student")
      await expect(page).toHaveURL(new RegExp(`/${language}/account/security$`))
      await expect(page.getByText(t.made)).toBeVisible()
      await expect(page.getByText(t.since)).toBeVisible()
      expect(Object.keys(await cookiesOf(context))).toContain("auth._token.local")
      const { text } = await ownSite.mail.takeMail(addressOf("student"), t.changed)
      expect(text).toContain("Shirube ID")
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await onOwnSite.step("signed in with it, without a password here", async () => {
      await page.goto("/sign-out")
      await expectSignedOutAtHome(page, language)
      await page.goto(`/${language}/auth/sign-in`)
      await page.getByRole("button", { name: wordsOf(language).shared }).click()
      await expectSignedIn(context, "sso")
      await page.goto(`/${language}/account/security`)
      await expect(page.getByText(t.inUse)).toBeVisible()
    })

    await onOwnSite.step("disconnected, which signs out", async () => {
      await page.getByRole("button", { name: t.disconnect }).click()
      await expect(page.locator("dialog[open]").getByText(t.alsoHere)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press("Escape")
      await pressAndProve(page, t.disconnect)
      await expect(page).toHaveURL(new RegExp(`/${language}/sign-out$`))
      await expect(page.getByRole("heading", { name: wordsOf(language).signedOut })).toBeVisible()
      await expectSignedOut(context)
      await openWays(page, language, "student")
      await expect(page.getByRole("button", { name: t.connect })).toBeVisible()
      await expect(page.getByText(t.since)).toHaveCount(0)
    })
  },
)

// spec: sign-in.identities
onOwnSite(
  "a connection that another person started connects nothing",
  async ({ page, language, browser, baseURL }) => {
    const t = ways[language]
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: language })
    const attacker = await elsewhere.newPage()
    await openWays(attacker, language, "verified")
    const planted = attacker.waitForRequest(/\/auth\/sso-auth\?.*code=/)
    await attacker.route(/\/auth\/sso-auth\?/, (route) => route.fulfill({ body: "kept for another browser" }))
    await pressAndProve(attacker, t.connect)
    await signInThere(attacker, "verified")
    const address = (await planted).url()
    await elsewhere.close()

    await openWays(page, language, "student")
    const sent: string[] = []
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url())
    })
    await page.goto(address)
    await expect(page.getByRole("heading", { name: t.nothing })).toBeVisible()
    await page.goto(`/${language}/account/security`)
    await expect(page.getByRole("button", { name: t.connect })).toBeVisible()
    expect(sent).toEqual([])
  },
)

// spec: 2.sso-callbacks, 2.aliases
for (const path of [
  "/auth/sso-auth",
  "/sso-auth",
  "/auth/social-callback",
  "/login/callback",
  "/register/callback",
])
  test(`an unrequested response is not accepted at ${path}`, async ({ page }) => {
    const calls: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/sso-auth") && request.method() === "POST") calls.push(request.url())
    })
    await page.goto(`/en${path}?code=stolen-code-of-a-member&state=of-another-browser`)
    await expect(page.getByRole("heading", { name: "There is nothing to finish here" })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/en${path}$`))
    expect(calls).toEqual([])
    await expectSignedOut(page.context())
  })

test("when the identity service is down, a member can still sign in by e-mail", { tag: "@long" }, async ({
  browser,
}) => {
  test.slow()
  const site = await startSite({
    SSO_ISSUER: "http://127.0.0.1:9",
    SSO_CLIENT_ID: "journal",
    SSO_CLIENT_SECRET: "this-secret-is-never-needed",
  })
  const context = await browser.newContext({ baseURL: site.address, locale: "en-US" })
  const page = await context.newPage()
  await page.goto("/en/auth/sign-in")
  await expect(page.getByText("Shirube ID is not responding right now")).toBeVisible()
  await page.getByRole("link", { name: wordsOf("en").mail }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expectSignedIn(context)
  await context.close()
  expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
})
