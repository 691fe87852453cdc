// At the desk of whoever makes a course: the mouse, a preview, and a server without room.
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const film = fileURLToPath(
  new URL("../apps/api/seed/learning/media/courses/entry-sheet/reason-for-applying.mp4", import.meta.url),
)
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

test("lessons are moved with the mouse, and the draft is looked at as learners would see it", async ({
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
  await expect(page.getByText("No film yet")).toBeVisible()
  await page.locator('main a[href^="/en/account/courses/"]:not([href*=preview])').click()
  await expect(title(page)).toHaveValue("Moved with the mouse")
})

test("a server without room says so in words, and nothing is begun again by itself", async ({
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
  await page.getByLabel("Film", { exact: true }).setInputFiles(film)
  await expect(page.getByText(message)).toBeVisible()
  expect(asked).toBe(1)
})
