// A student applies as an ambassador on a phone; an editor returns it, the student changes it, and is
// notified of the decision.
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { signIn } from "./support/session.ts"
import { addressOf } from "./support/sign-in.ts"

const PLAN = "A stand at the welcome fair in April, and an open evening for questions."

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilRunning(page)
}

async function decide(editor: Page, name: RegExp, outcome: string, reason?: string) {
  await open(editor, "/en/editors/ambassadors")
  await editor.getByRole("button", { name }).click()
  await expect(editor.getByText(PLAN)).toBeVisible()
  await editor.getByRole("button", { name: outcome, exact: true }).click()
  if (reason) await editor.getByLabel("Reason", { exact: true }).selectOption({ label: reason })
  await editor.getByRole("button", { name: `${outcome} now` }).click()
  await expect(editor.locator(".toast-region article")).toContainText("will get an email")
}

// spec: 2.ambassador, pages.editors-ambassadors, membership.ambassador
test("a student's ambassador application is returned, changed and accepted, and the student is notified each time", async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow()
  const me = addressOf("student")
  const editor = await (await browser.newContext({ baseURL: ownSite.address })).newPage()
  await signIn(page, "student")
  await signIn(editor, "editor")

  await open(page, "/en/account")
  await page.getByRole("link", { name: "Apply", exact: true }).tap()
  await expect(page.getByRole("heading", { level: 1, name: "Become a student ambassador" })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page
    .getByLabel("Why would you like")
    .fill("I did not know when to begin. I would like to tell others.")
  await page.getByLabel("What would you do").fill(PLAN)
  await page.getByLabel("How many hours").fill("3")
  await page.reload()
  await untilRunning(page)
  await expect(page.getByLabel("What would you do")).toHaveValue(PLAN)
  await page.getByRole("button", { name: "Send the application" }).tap()
  await expect(page.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible()
  await ownSite.mail.takeMail(me, "We have your ambassador application")

  await decide(
    editor,
    /Amara Okafor/,
    "Send back",
    "We could not reach you in the way you gave us. Please check it.",
  )
  await ownSite.mail.takeMail(me, "Your ambassador application needs a change")
  await open(page, "/en/account")
  await expect(page.getByText("We could not reach you in the way you gave us.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Change it and send it again" }).tap()
  await page.getByLabel("How can we reach you?").fill("LINE: amara-o")
  await page.getByRole("button", { name: "Send the changed application" }).tap()
  await expect(page.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible()

  await decide(editor, /Amara Okafor/, "Approve")
  await ownSite.mail.takeMail(me, "You are a student ambassador of Shirube")
  await open(page, "/en/account/notifications")
  await page.getByRole("link", { name: "You are a student ambassador" }).tap()
  await expect(page).toHaveURL("/en/account")
  await expect(page.getByText("Our editors accepted your application")).toBeVisible()
  await editor.context().close()
})
