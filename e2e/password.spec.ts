// Forgotten and changed passwords, on a site of their own, because they end sessions.
import { expectAccessible, expectNoSidewaysScroll, test as withMailbox } from "./support/fixtures.ts"
import { expect, test } from "./support/own-site.ts"
import { addressOf, demoPassword, expectSignedIn, fillCredentials } from "./support/sign-in.ts"

/** The account whose password changes; other journeys on the site do not use it. */
const email = addressOf("company")
/** A worker has its own site, and one journey's new password is the old one of the next. */
let password = demoPassword
const newPassword = () => `kotatsu mikan yuki ${crypto.randomUUID()}`

const words = {
  en: {
    sent: "Check your email",
    mailbox: "Open the development mailbox",
    resetSubject: "Choose a new password",
    done: "Your new password is set",
    gone: "This link no longer works",
    expired: "Session Expired.",
  },
  ja: {
    sent: "メールをご確認ください",
    mailbox: "開発用メールボックスを開く",
    resetSubject: "パスワードの再設定",
    done: "新しいパスワードを設定しました",
    gone: "このリンクは使えません",
    expired: "セッションの有効期限が切れました。",
  },
}

// spec: 2.forgot-password, sign-in.password-reset
test("a member replaces a forgotten password with the link from the mail", { tag: "@both" }, async ({
  page,
  language,
  browser,
  baseURL,
  ownSite,
  problems,
}) => {
  problems.allow(/response (401|422)/)
  test.slow()
  const t = words[language]
  // Another device is signed in with the old password.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" })
  const other = await elsewhere.newPage()
  await other.goto("/sign-in-mail")
  await fillCredentials(other, email, password)
  await expectSignedIn(elsewhere)
  // An open page would notice that its session ended.
  await other.goto("about:blank")

  await page.goto(`/${language}/sign-in-mail`)
  await page.locator('main a[href$="/forgot-password"]').click()
  // Both pages have a field for the address.
  await expect(page).toHaveURL(new RegExp(`/${language}/forgot-password$`))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#email").fill(email)
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/forgot-password/send$`))
  await expectAccessible(page)

  const { text } = await ownSite.mail.takeMail(email, t.resetSubject)
  const token = /\/forgot-password\/reset\/([\w-]+)/.exec(text)?.[1] ?? ""

  const leaked: string[] = []
  page.on("request", (request) => {
    if ((request.headers().referer ?? "").includes(token)) leaked.push(request.url())
  })
  await page.goto(`/${language}/forgot-password/reset/${token}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#password").fill("password12345")
  await page.locator('main button[type="submit"]').click()
  await expect(page.locator("#password-error")).toBeVisible()
  const chosen = newPassword()
  await page.locator("#password").fill(chosen)
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByRole("heading", { name: t.done })).toBeVisible()
  password = chosen
  expect(leaked).toEqual([])

  await page.locator('main a[href$="/sign-in-mail"]').click()
  await fillCredentials(page, email, password)
  await expectSignedIn(page.context())

  await page.goto(`/${language}/forgot-password/reset/${token}`)
  await expect(page.getByRole("heading", { name: t.gone })).toBeVisible()
  await other.goto("/account/security")
  await expect(other.getByText(t.expired)).toBeVisible()
  await expect(other).toHaveURL(/\/sign-out$/)
  await elsewhere.close()
})

// spec: sign-in.enumeration
test("an unknown address gets the same response and no mail", async ({ page, language, ownSite }) => {
  const stranger = "unknown@shirube.example"
  const answers: string[] = []
  for (const address of [stranger, email]) {
    await page.goto(`/${language}/forgot-password`)
    await page.locator("#email").fill(address)
    await page.locator('main button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/forgot-password/send$`))
    await expect(page.getByRole("heading", { name: words[language].sent })).toBeVisible()
    answers.push((await page.locator("main").textContent()) ?? "")
  }
  expect(answers[0]).toBe(answers[1])
  // Requests are processed in order: when the later one has its mail, the earlier one would have it too.
  await ownSite.mail.takeMail(email, words[language].resetSubject)
  expect(ownSite.mail.mailsTo(stranger)).toEqual([])
})

withMailbox("without a mail server the mail is in the development mailbox", async ({ page, language }) => {
  await page.goto(`/${language}/forgot-password`)
  await page.locator("#email").fill(email)
  await page.locator('main button[type="submit"]').click()
  await page.getByRole("link", { name: words[language].mailbox }).click()
  const mail = page.locator("article", { hasText: email })
  const link = mail.locator('a[href*="/forgot-password/reset/"]')
  const look = async () => {
    await page.locator("main button").first().click()
    return link.count()
  }
  await expect.poll(look).toBeGreaterThan(0)
  await expectAccessible(page)
})

// spec: 2.security
test("a member changes the password, which keeps this device signed in and signs out the others", async ({
  page,
  language,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/response (401|422)/)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" })
  const other = await elsewhere.newPage()
  for (const tab of [page, other]) {
    await tab.goto("/sign-in-mail")
    await fillCredentials(tab, email, password)
    await expectSignedIn(tab.context())
  }
  await page.goto(`/${language}/account/security/password`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#current-password").fill("not the password")
  const chosen = newPassword()
  await page.locator("#password").fill(chosen)
  await page.locator('main button[type="submit"]').click()
  await expect(page.locator("#current-password-error")).toBeVisible()
  await page.locator("#current-password").fill(password)
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/account/security$`))
  password = chosen
  await other.goto("/account/security")
  await expect(other.getByText(words[language].expired)).toBeVisible()
  await expect(other).toHaveURL(/\/sign-out$/)
  await elsewhere.close()
})
