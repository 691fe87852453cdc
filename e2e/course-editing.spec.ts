// Editing a course: the mouse, a preview, two windows, a reload, and a server without space.
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { interruptUpload, watchOffsets } from "./support/interrupted-upload.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const film = fileURLToPath(
  new URL("../apps/api/seed/learning/media/courses/entry-sheet/reason-for-applying.mp4", import.meta.url),
)
/** Video processing takes time. */
const FILM_MS = 180_000

const title = (page: Page) => page.getByLabel("Title of the course (English)")
const saved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
const inOutline = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Chapters and lessons" }).getByRole("button", { name })
const rows = (page: Page) => page.locator("ol ol button[id^=outline]")

test.beforeEach(({ context, baseURL }) => beSignedIn(context, baseURL, "senpai"))

async function beginCourse(page: Page, name: string) {
  await page.goto("/en/account/courses/new")
  await untilRunning(page)
  await title(page).fill(name)
  await saved(page)
}

// spec: pages.course-writing
test("a senpai moves lessons with the mouse, and previews the draft as learners would see it", async ({
  page,
}) => {
  await beginCourse(page, "Moved with the mouse")
  await inOutline(page, /^Lesson 1/).click()
  await page.getByLabel("Title of the lesson (English)").fill("The first")
  await page.getByRole("button", { name: /^Add a lesson to/ }).click()
  await page.getByLabel("Title of the lesson (English)").fill("The second")
  await expect(rows(page)).toHaveText([/The first/, /The second/])
  await rows(page).nth(1).dragTo(rows(page).nth(0))
  await expect(rows(page)).toHaveText([/The second/, /The first/])
  await saved(page)

  await inOutline(page, /^About|^Moved with the mouse/)
    .first()
    .click()
  await page.getByRole("button", { name: "Preview as a learner" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moved with the mouse")
  await expect(page.getByText("Only you and our editors can open this page")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "The second" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The second")
  await expect(page.getByText("No video yet")).toBeVisible()
  await page.locator('main a[href^="/en/account/courses/"]:not([href*=preview])').click()
  await expect(title(page)).toHaveValue("Moved with the mouse")
})

// spec: learning.bad-films
test("a senpai reads that the server has no space, and the upload is not retried automatically", async ({
  page,
  problems,
}) => {
  problems.allow(/response 507/)
  await beginCourse(page, "No room")
  await inOutline(page, /^Lesson 1/).click()
  const message = "We have no room for your video at the moment, so nothing of it was kept."
  let asked = 0
  await page.route("**/api/v1/uploads/*", (route) => {
    if (route.request().method() !== "PATCH") return route.continue()
    asked += 1
    const body = { message, code: "video.no_room", request_id: "journey" }
    return route.fulfill({ status: 507, json: body })
  })
  await page.getByLabel("Video", { exact: true }).setInputFiles(film)
  await expect(page.getByText(message)).toBeVisible()
  expect(asked).toBe(1)
})

test("the second of two windows shows the conflict, and neither loses text before the senpai has chosen", async ({
  page,
  context,
  problems,
}) => {
  test.slow()
  problems.allow(/response 409: PUT/)
  await beginCourse(page, "Begun here")
  const other = await context.newPage()
  await other.goto(page.url())
  await untilRunning(other)
  await title(page).fill("From the first window")
  await saved(page)

  await title(other).fill("From the second window")
  const conflict = (window: Page) => window.getByText("This was changed in another window", { exact: true })
  await expect(conflict(other)).toBeVisible()
  await expect(title(other)).toHaveValue("From the second window")
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await other.getByRole("button", { name: "Keep what is here" }).click()
  await saved(other)
  await expect(conflict(other)).toBeHidden()

  // Now the first window is outdated, and takes the second one's version.
  await title(page).fill("Once more from the first")
  await expect(conflict(page)).toBeVisible()
  await page.getByRole("button", { name: "Take the other one" }).click()
  await expect(title(page)).toHaveValue("From the second window")
  await expect(conflict(page)).toBeHidden()
  await title(page).fill("From both")
  await saved(page)
  await other.reload()
  await expect(title(other)).toHaveValue("From both")
})

// spec: learning.upload-resume
test("a video upload resumes where it stopped after a reload in the middle", async ({ page, problems }) => {
  test.slow() // it is converted, if a converter is installed
  problems.allow(/uploads/)
  const offsets = watchOffsets(page)
  await beginCourse(page, "Sent in two halves")
  await inOutline(page, /^Lesson 1/).click()
  const { half, reconnect } = await interruptUpload(page, film)
  await page.getByLabel("Video", { exact: true }).setInputFiles(film)
  await expect(page.getByText("No connection. The upload continues").first()).toBeVisible()

  await page.reload()
  await untilRunning(page)
  await expect(title(page)).toHaveValue("Sent in two halves")
  await reconnect()
  await inOutline(page, /^Lesson 1/).click()
  await page.getByLabel("Video", { exact: true }).setInputFiles(film)
  await expect(page.getByRole("button", { name: "Remove the video" })).toBeVisible()
  expect(offsets).toEqual([0, half])

  // It stays with its lesson after a reload.
  await saved(page)
  await page.reload()
  await untilRunning(page)
  await inOutline(page, /^Lesson 1/).click()
  await expect(page.getByRole("button", { name: "Remove the video" })).toBeVisible()
  await expect(page.getByText("reason-for-applying.mp4")).toBeVisible({ timeout: FILM_MS })
})

test("a slow save is shown, a lost response is retried, and a reload keeps unsaved text", async ({
  page,
  problems,
}) => {
  test.slow()
  problems.allow(/request failed: PUT|response 409: PUT/)
  await beginCourse(page, "A long film")
  await inOutline(page, /^Lesson 1/).click()
  let fate: "late" | "lost" | "heard" = "late"
  const held = Promise.withResolvers<void>()
  await page.route("**/api/v1/course-drafts/*", async (route) => {
    if (route.request().method() !== "PUT" || fate === "heard") return route.continue()
    const answer = await route.fetch()
    if (fate === "lost") return route.abort("connectionreset")
    await held.promise
    // The request may be aborted already: the page gave up and sent it again.
    return route.fulfill({ response: answer }).catch(() => {})
  })
  await page.getByLabel("Title of the lesson (English)").fill("Over a slow line")
  await expect(page.getByText(/^Still saving\./)).toBeVisible()
  held.resolve()
  await saved(page)

  // The server has saved it, the page does not know, and more is written.
  fate = "lost"
  await page.getByLabel("Title of the lesson (English)").fill("Once")
  await expect(page.getByText(/^No connection\. What you write/)).toBeVisible()
  fate = "heard"
  await page.getByLabel("Title of the lesson (English)").fill("Once and again")
  await saved(page)
  await expect(page.getByText("This was changed in another window")).toBeHidden()

  // Another window has saved, and this one is reloaded before a choice was made: its text is still there.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await untilRunning(other)
  await title(other).fill("Named in the other window")
  await saved(other)
  await page.getByLabel("Title of the lesson (English)").fill("Written before a reload")
  await expect(page.getByText("This was changed in another window", { exact: true })).toBeVisible()
  await page.reload()
  await untilRunning(page)
  await expect(page.getByText("This was changed in another window", { exact: true })).toBeVisible()
  await expect(inOutline(page, /^Written before a reload/)).toBeVisible()
  await page.getByRole("button", { name: "Take the other one" }).click()
  await expect(title(page)).toHaveValue("Named in the other window")
})
