// From the first click to a verified student, on a phone: by the shared sign-in, and by a card that an editor
// reviews. On a site of its own, because it creates accounts and sends mail over SMTP.
import type { Browser, Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import {
  addressOf,
  demoPassword,
  expectSignedIn,
  fillCredentials,
  signInThere,
  wordsOf,
} from "./support/sign-in.ts"
import { bornOn, choose, chooseMonth, expectStep, save } from "./support/sign-up.ts"
import { verifyByMail } from "./support/verification.ts"

// Not the site of sso.spec.ts, which also registers a newcomer by the shared sign-in.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "newcomers and events" })

const words = {
  en: {
    student: "I am a student",
    create: "Create your account",
    submit: "Agree and create account",
    optional: (place: number) => `If you like: ${place} of 4`,
    skip: "Skip",
    chosen: /^2 of up to/,
    no: "No, thank you",
    waseda: "Waseda University",
    sweden: "Sweden",
    swedish: "Swedish",
    tokyo: "Tokyo",
    osaka: "Osaka",
  },
  ja: {
    student: "学生です",
    create: "アカウントを作成",
    submit: "同意してアカウントを作成する",
    optional: (place: number) => `任意の質問 ${place}／4`,
    skip: "あとで",
    chosen: /現在2つ/,
    no: "今回は共有しない",
    waseda: "早稲田大学",
    sweden: "スウェーデン",
    swedish: "スウェーデン語",
    tokyo: "東京都",
    osaka: "大阪府",
  },
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })

// spec: membership.by-sso
test("a newcomer from the shared sign-in is not asked again for what it provided, and ends as a verified student", {
  tag: "@both-long",
}, async ({ page, language, ownSite }) => {
  test.slow()
  const t = words[language]
  const at = (path: string) => expectStep(page, language, path)

  await test.step("name and address are filled in, and no password is needed", async () => {
    await page.goto(`/${language}/sign-up`)
    await page.getByRole("link", { name: t.student }).click()
    await page.getByRole("button", { name: wordsOf(language).shared }).click()
    // The previous page has an email field too.
    await page.waitForURL(/\/interaction\//)
    await signInThere(page, "newcomer")
    await expect(heading(page, t.create)).toBeVisible()
    await expect(page.getByText(addressOf("newcomer"))).toBeVisible()
    await expect(page.locator("main #name")).toHaveValue("Sofia Lindqvist")
    await expect(page.locator('main input[type="email"], main input[type="password"]')).toHaveCount(0)
    await page.getByRole("button", { name: t.submit, exact: true }).click()
    await expectSignedIn(page.context(), "sso")
  })

  await test.step("the required steps show what is known", async () => {
    await at("/sign-up/basic-info")
    await page.locator('main a[href$="/sign-up/basic-info/1"]').first().click()
    await at("/sign-up/basic-info/1")
    await expect(page.locator("#display-name")).toHaveCount(0)
    await page.locator("#family-name").fill("Lindqvist")
    await page.locator("#given-name").fill("Sofia")
    await bornOn(page, ["2003", "5", "17"])
    await save(page)
    await at("/sign-up/basic-info/2")
    await choose(page, "#nationality", "swed", t.sweden)
    await page.locator('input[type="radio"][value="n3"]').check()
    await choose(page, "#languages-0-code", "swed", t.swedish)
    await save(page)
    await at("/sign-up/basic-info/3")
    await save(page)
    await at("/sign-up/select-university/1")
    await choose(page, "#university-id", "わせだ", t.waseda)
    await page.locator('input[type="radio"][value="bachelor"]').check()
    await save(page)
    await at("/sign-up/university-info")
    await page.locator("#major").fill("Commerce")
    await page.locator("#year").fill("3")
    await chooseMonth(page, "#graduation-month", ["2028", "09"])
    await save(page)
  })

  await test.step("the optional steps are answered or skipped", async () => {
    await at("/sign-up/career-info/1")
    await expect(page.getByText(t.optional(1))).toBeVisible()
    await page.getByRole("link", { name: t.skip, exact: true }).click()
    await at("/sign-up/career-info/2")
    await expect(page.getByText(t.optional(2))).toBeVisible()
    await choose(page, "#prefectures", "tok", t.tokyo)
    await choose(page, "#prefectures", "おおさか", t.osaka)
    await page.locator("#prefectures").press("Escape")
    await expect(page.getByText(t.chosen)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await save(page)
    await at("/sign-up/career-info/3")
    // The previous page has a link with the same name.
    await expect(page.getByText(t.optional(3))).toBeVisible()
    await page.getByRole("link", { name: t.skip, exact: true }).click()
    await at("/sign-up/connect-jportmatch")
    await page.getByRole("link", { name: t.no }).click()
    await at("/sign-up/basic-info/complete")
  })

  await test.step("the student enters a university address, opens the mailed link, and sees the badge in the account", async () => {
    await page.locator('main a[href$="/sign-up/student-verification/1"]').first().click()
    await at("/sign-up/student-verification/1")
    await verifyByMail(page, language, {
      address: `sofia-${Date.now()}@fuji.waseda.jp`,
      letterTo: async (address, subject) => (await ownSite.mail.takeMail(address, subject)).text,
    })
    await expect(page.getByRole("main")).toContainText(addressOf("newcomer"))
  })
})

async function editorAt(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-US" })
  const desk = await context.newPage()
  await desk.goto("/en/sign-in-mail")
  await fillCredentials(desk, addressOf("editor"), demoPassword)
  await expectSignedIn(context)
  return desk
}

// spec: 2.email-verify, membership.student-card
test("a student without university mail submits a card, is asked for a better one, and is verified by an editor", async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow()
  const student = addressOf("student")
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifications, \d+ new$/ })
  const desk = await editorAt(browser, ownSite.address)
  const sendCard = async () => {
    await page.goto("/en/sign-up/student-verification/1?way=card")
    await untilRunning(page)
    // Any picture works; only people can judge its content.
    const picture = { name: "card.png", mimeType: "image/png", buffer: await page.screenshot() }
    await page.locator("#file-id").setInputFiles(picture)
    await expect(page.getByText("card.png is ready")).toBeVisible()
    await page.getByLabel("Student ID number").fill("１Ａ２３－4567")
    await page.getByRole("button", { name: "Send the card" }).click()
    await expect(heading(page, "We have your card")).toBeVisible()
  }
  const openCard = async () => {
    await desk.goto("/en/editors/verification")
    await desk.getByRole("button", { name: /Amara Okafor/ }).click()
    await desk.getByRole("button", { name: "Show the file" }).click()
    await expect(desk.getByRole("img", { name: "The file that the applicant sent" })).toBeVisible()
  }
  await page.goto("/en/sign-in-mail")
  await fillCredentials(page, student, demoPassword)
  await expectSignedIn(page.context())

  await test.step("the card is returned with a reason, which the student reads in a mail and on the page", async () => {
    await sendCard()
    await openCard()
    await desk.getByRole("button", { name: "Send back", exact: true }).click()
    await desk.getByLabel("Reason", { exact: true }).selectOption("unreadable")
    await desk.getByRole("button", { name: "Send back now" }).click()
    await expect(desk.getByText("Sent back. Amara Okafor will get an email.")).toBeVisible()
    const { text } = await ownSite.mail.takeMail(student, "Please send your student card again")
    expect(text).toContain("all four corners visible")
    await page.goto("/en/sign-up/student-verification/1?way=card")
    await expect(
      page
        .getByRole("main")
        .getByText(/all four corners visible/)
        .first(),
    ).toBeVisible()
  })

  await test.step("a better card is approved: the student gets a mail, a notification and a badge", async () => {
    await sendCard()
    await openCard()
    await desk.getByRole("button", { name: "Approve", exact: true }).click()
    await desk.getByRole("button", { name: "Approve now" }).click()
    await expect(desk.getByText("Approved. Amara Okafor will get an email.")).toBeVisible()
    await ownSite.mail.takeMail(student, "You are a verified student")
    await page.goto("/en/account")
    await expect(page.getByRole("main").getByText("Verified student", { exact: true })).toBeVisible()
    await expect(page.getByRole("main").getByText(/^\d+ you have not read$/)).toBeVisible()
    // On a phone too: a number on the bell, and a dot on "Me".
    await expect(page.locator(".bottom-nav [data-unread]")).toBeVisible()
    await bell.click()
    await page.getByLabel("Show").selectOption({ label: "Your account" })
    await expect(page).toHaveURL(/category=account$/)
    await expect(page.getByRole("main").getByText("You are a verified student")).toBeVisible()
    await expect(page.getByRole("main").getByText("Please send your student card again")).toBeVisible()
  })
  await desk.context().close()
})
