// From the first press to a verified student, on a phone: in by the shared sign-in, and by a card that an editor looks at.
// On a site of our own: it makes accounts and sends its mail over SMTP.
import type { Browser, Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { addressOf, demoPassword, expectSignedIn, fillCredentials, signInThere } from "./support/sign-in.ts"
import { bornOn, choose, chooseMonth, expectStep, save } from "./support/sign-up.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })

test("whoever comes by the shared sign-in is asked nothing that it told, and ends as a verified student", async ({
  page,
  ownSite,
}) => {
  test.slow()
  const at = (path: string) => expectStep(page, "en", path)

  await test.step("name and address are there; there is no password to make up", async () => {
    await page.goto("/en/sign-up")
    await page.getByRole("link", { name: "I am a student" }).click()
    await page.getByRole("button", { name: "Continue with Shirube ID" }).click()
    await signInThere(page, "newcomer")
    await expect(heading(page, "Create your account")).toBeVisible()
    await expect(page.getByText(addressOf("newcomer"))).toBeVisible()
    await expect(page.locator("main #name")).toHaveValue("Sofia Lindqvist")
    await expect(page.locator('main input[type="email"], main input[type="password"]')).toHaveCount(0)
    await page.getByRole("button", { name: "Create account" }).click()
    await expectSignedIn(page.context(), "sso")
  })

  await test.step("the required steps, each with what is known in it", async () => {
    await at("/sign-up/basic-info/1")
    await expect(page.locator("#display-name")).toHaveValue("Sofia Lindqvist")
    await page.locator("#family-name").fill("Lindqvist")
    await page.locator("#given-name").fill("Sofia")
    await bornOn(page, ["2003", "5", "17"])
    await save(page)
    await at("/sign-up/basic-info/2")
    await choose(page, "#nationality", "swed", "Sweden")
    await page.locator('input[type="radio"][value="n3"]').check()
    await choose(page, "#languages-0-code", "swed", "Swedish")
    await save(page)
    await at("/sign-up/basic-info/3")
    await page.locator("#terms").check()
    await page.locator("#privacy").check()
    await save(page)
    await at("/sign-up/select-university/1")
    await page.locator('input[type="radio"][value="kanto"]').check()
    await save(page)
    await at("/sign-up/select-university/2")
    await choose(page, "#university-id", "わせだ", "Waseda University")
    await save(page)
    await at("/sign-up/select-university/3")
    await page.locator('input[type="radio"][value="bachelor"]').check()
    await save(page)
    await at("/sign-up/university-info")
    await page.locator("#major").fill("Commerce")
    await page.locator("#year").fill("3")
    await chooseMonth(page, "#graduation-month", ["2028", "09"])
    await save(page)
  })

  await test.step("what is optional is answered, or left for another day", async () => {
    await at("/sign-up/career-info/1")
    await expect(page.getByText("If you like: 1 of 4")).toBeVisible()
    await page.getByRole("link", { name: "Skip", exact: true }).click()
    await at("/sign-up/career-info/2")
    await expect(page.getByText("If you like: 2 of 4")).toBeVisible()
    await choose(page, "#prefectures", "kyo", "Tokyo")
    await choose(page, "#prefectures", "おおさか", "Osaka")
    await page.locator("#prefectures").press("Escape")
    await expect(page.getByText("2 of up to")).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await save(page)
    await at("/sign-up/career-info/3")
    // The page before has a link of the same name.
    await expect(page.getByText("If you like: 3 of 4")).toBeVisible()
    await page.getByRole("link", { name: "Skip", exact: true }).click()
    await at("/sign-up/connect-jportmatch")
    await page.getByRole("link", { name: "No, thank you" }).click()
    await at("/sign-up/basic-info/complete")
  })

  await test.step("a university address, the mailed link, and the badge in the account", async () => {
    const address = `sofia-${Date.now()}@fuji.waseda.jp`
    await page.locator('main a[href$="/sign-up/student-verification/1"]').first().click()
    await at("/sign-up/student-verification/1")
    await page.getByLabel("University email address").fill(address)
    await page.getByLabel("Student ID number").fill(`1W23-${String(Date.now()).slice(-6)}`)
    await expect(page.locator("#graduation-month")).toHaveCount(0)
    await page.getByRole("button", { name: "Send me the link" }).click()
    await expect(heading(page, "Check your university email")).toBeVisible()
    const { text } = await ownSite.mail.takeMail(address, "Confirm your university email address")
    await page.goto(`/en${/\/email\/verify\?token=[\w-]+/.exec(text)?.[0] ?? ""}`)
    await untilRunning(page)
    await page.getByRole("button", { name: "Yes, this is my address" }).click()
    await expect(heading(page, "You are a verified student")).toBeVisible()
    await page
      .getByRole("link", { name: /account/i })
      .first()
      .click()
    await at("/account")
    await expect(page.getByRole("main").getByText("Verified student", { exact: true })).toBeVisible()
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

test("a student without university mail sends a card, is asked for a better one, and is verified by an editor", async ({
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
    // Any picture will do; only people can tell what is on it.
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

  await test.step("sent back with a reason, which the student reads in a mail and on the page", async () => {
    await sendCard()
    await openCard()
    await desk.getByRole("button", { name: "Send back", exact: true }).click()
    await desk.getByLabel("Reason", { exact: true }).selectOption("unreadable")
    await desk.getByRole("button", { name: "Send back now" }).click()
    await expect(desk.getByText("Sent back. Amara Okafor is told by email.")).toBeVisible()
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

  await test.step("a better one is approved: by mail, at the bell, and as a badge", async () => {
    await sendCard()
    await openCard()
    await desk.getByRole("button", { name: "Approve", exact: true }).click()
    await desk.getByRole("button", { name: "Approve now" }).click()
    await expect(desk.getByText("Approved. Amara Okafor is told by email.")).toBeVisible()
    await ownSite.mail.takeMail(student, "You are a verified student")
    await page.goto("/en/account")
    await expect(page.getByRole("main").getByText("Verified student", { exact: true })).toBeVisible()
    await expect(page.getByRole("main").getByText(/^\d+ you have not read$/)).toBeVisible()
    // A phone has no room for the bell.
    await page.setViewportSize({ width: 1280, height: 800 })
    await bell.click()
    await expect(page.getByRole("main").getByText("You are a verified student")).toBeVisible()
    await expect(page.getByRole("main").getByText("Please send your student card again")).toBeVisible()
  })
  await desk.context().close()
})
