// Pictures in members' texts: whatever fails, the text and the other pictures are kept.
import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { phonePicture } from "./support/phone-picture.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

/** Uploads are limited per member, so no other journey uploads as these. */
const WRITER = "tomas"
const OTHER = "camille"
const ASKING = "/en/community/ask-senpai?ask=1"
/** Upload limit per member and minute. */
const MOST_UPLOADS = 30

const writing = (page: Page) => page.getByRole("textbox", { name: "Tell us a little more" })
const panel = (page: Page) => page.getByRole("group", { name: "A picture for your text" })
const put = (page: Page) => page.getByRole("button", { name: "Put it into the text" })
const again = (page: Page) => page.getByRole("button", { name: "Try again" })

/** Files as the clipboard and drag and drop provide them. */
const transferOf = (page: Page, files: readonly Buffer[]) =>
  page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer()
      for (const [place, file] of files.entries()) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], `${place}.jpg`, { type: "image/jpeg" }))
      }
      return transfer
    },
    files.map((file) => file.toString("base64")),
  )

async function paste(page: Page, onto: Locator, files: readonly Buffer[]) {
  const transfer = await transferOf(page, files)
  await onto.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, transfer)
}

const drop = async (page: Page, onto: Locator, files: readonly Buffer[]) =>
  onto.dispatchEvent("drop", { dataTransfer: await transferOf(page, files) })

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name: "IMG_0001.png", mimeType: "image/png", buffer })

async function putWith(page: Page, words: string) {
  await page.getByRole("textbox", { name: "What does the picture show?" }).fill(words)
  await expect(page.getByText("The picture is ready.")).toBeVisible()
  await put(page).click()
}

/** Until the upload limit is reached. */
async function useUpUploads(account: string) {
  const token = new Map(await cookiesOfSession(account)).get("auth._token.local") ?? ""
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "image/png" }
  const send = () =>
    ask("/api/v1/files?purpose=post-picture", { method: "POST", headers, body: "no picture" })
  for (let sent = 0; sent < MOST_UPLOADS; sent++) if ((await send()).status === 429) return
}

// spec: forum.pictures
test("a member pastes, drops or chooses pictures; a refused or failed one says so, can be retried, and affects no other", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  test.slow()
  problems.allow(/response (401|422): POST .*\/api\/v1\/files|request failed: GET .*\/api\/v1\/files/)
  problems.allow(/response 401: (GET|POST) .*\/api\/v1\/|response 400: POST .*\/auth\/refresh/)
  await beSignedIn(context, baseURL, WRITER)
  await page.goto(ASKING)
  await untilRunning(page)
  const picture = await phonePicture(page)
  const text = writing(page)
  await text.fill("First words.")

  await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(page.getByRole("alert")).toContainText("too large. Please choose one of at most 5 MB")
  await choose(page, Buffer.from("<script>alert(1)</script>"))
  await expect(panel(page).getByRole("alert")).toContainText("not the kind of picture it claims to be")
  await expect(again(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Leave it out" }).click()
  await expect(text).toBeFocused()

  // The connection breaks after everything was sent.
  await page.route("**/api/v1/files/*", (route) => route.abort("internetdisconnected"))
  await paste(page, text, [picture])
  await expect(panel(page).getByRole("alert")).toContainText("We could not reach Shirube")
  await expectAccessible(page)
  await page.unroute("**/api/v1/files/*")
  await again(page).click()
  await putWith(page, "A pasted one")
  await expect(text).toHaveValue(/^First words\.\n\n!\[A pasted one\]\(picture:[\da-f-]{36}\)/)

  // Two at once, during which the session ends; another begins in another tab.
  const { value = "" } = (await context.cookies()).find(({ name }) => name === "auth._token.local") ?? {}
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? "" })
  await context.addCookies([
    cookie("auth._token.local", `${value}x`),
    cookie("auth._refresh_token.local", "ended"),
  ])
  await drop(page, text, [picture, picture])
  await expect(panel(page)).toContainText("1 more picture after this.")
  await expect(panel(page).getByRole("alert")).toContainText("Please sign in to continue")
  await beSignedIn(context, baseURL, WRITER)
  await again(page).click()
  await putWith(page, "A dropped one")
  await expect(panel(page)).not.toContainText("more picture after this")
  await putWith(page, "The other one")
  await expect(panel(page)).toHaveCount(0)
  await expect(text).toHaveValue(/^First words\..*A pasted one.*A dropped one.*The other one/s)
})

test("a question is not posted while a picture is still uploading", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/response 429: POST .*\/api\/v1\/files/)
  await useUpUploads(OTHER)
  await beSignedIn(context, baseURL, OTHER)
  await page.goto(ASKING)
  await untilRunning(page)
  await page.getByRole("textbox", { name: "Your question in one sentence" }).fill("May I wear this?")
  await page.getByRole("checkbox", { name: "Interviews" }).check()
  await writing(page).fill("Look:")
  await paste(page, writing(page), [await phonePicture(page)])
  await expect(panel(page).getByRole("alert")).toContainText("Too many attempts in a short time")
  await expect(again(page)).toBeVisible()
  await page.getByRole("button", { name: "Preview" }).click()
  await page.getByRole("button", { name: "Post the question" }).click()
  await expect(page.getByRole("alert").first()).toContainText("A picture is not in your text yet")
  await expect(panel(page)).toBeVisible()
  await expect(page).toHaveURL(/[?&]ask=/)
  await expectAccessible(page)

  await page.getByRole("button", { name: "Leave it out" }).click()
  await page.getByRole("button", { name: "Post the question" }).click()
  await expect(page).toHaveURL(/\/detail\/[\da-f-]{36}$/)
})
