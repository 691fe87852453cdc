// A course from its first word to its first student: written by keyboard, returned with a reason, changed,
// and published in one language.
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const film = fileURLToPath(
  new URL("../apps/api/seed/learning/media/courses/entry-sheet/reason-for-applying.mp4", import.meta.url),
)
/** Video processing takes time. */
const FILM_MS = 180_000

const press = (page: Page, role: "button" | "link", name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).press("Enter")
const inOutline = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Chapters and lessons" }).getByRole("button", { name })
const saved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()

async function writeLesson(page: Page, title: string) {
  await page.getByLabel("Video", { exact: true }).setInputFiles(film)
  await page.getByLabel("Title of the lesson (English)").fill(title)
  await page.getByLabel("What it is about (English)").fill("What to say, and in which order.")
  await press(page, "button", /^New caption/)
  await page.getByLabel("Text of caption 1").fill("Say the point first.")
  // Once it is uploaded, the lesson may be left.
  await expect(page.getByRole("button", { name: "Remove the video" })).toBeVisible({ timeout: FILM_MS })
}

// spec: 1.senpai-record-courses, pages.course-writing, learning.course-writing
test("a senpai writes a course of two lessons by keyboard, changes what the editor returned, and a student sees it in one language", async ({
  browser,
  baseURL,
}, { retry }) => {
  test.slow() // two videos are processed meanwhile, and axe checks three screens
  const title = `Reasons that convince ${retry}`
  const desk = baseURL ? { baseURL } : {}
  const writing = await browser.newContext(desk)
  await beSignedIn(writing, baseURL, "senpai")
  const writer = await writing.newPage()
  await writer.goto("/en/account/courses")
  await untilRunning(writer)
  await press(writer, "link", "Make a course")
  await writer.getByLabel("Title of the course (English)").fill(title)
  await expect(writer).toHaveURL(/\/account\/courses\/[\da-f-]{36}\?new=1$/)
  await expect(writer.getByLabel("Title of the course (English)")).toBeFocused()
  await writer.getByLabel("Summary (English)").fill("From a wish to three sentences.")
  await writer.getByLabel("Outcome 1 (English)").fill("Say why this company")
  await writer.getByLabel("Entry sheets").press("Space")
  await writer.getByLabel("Japanese level").selectOption("n3")
  await expectAccessible(writer)

  await inOutline(writer, /^Chapter 1/).press("Enter")
  await writer.getByLabel("Title of the chapter (English)").fill("The reason")
  await inOutline(writer, /^Lesson 1/).press("Enter")
  await writeLesson(writer, "Three sentences")
  await press(writer, "button", "Add a lesson to The reason")
  await writeLesson(writer, "The point first")
  await press(writer, "button", "Add a question")
  await writer.getByLabel("Question (English)").fill("What comes first?")
  for (const [number, choice] of ["The point", "The weather"].entries())
    await writer.getByLabel(`Choice ${number + 1} (English)`).fill(choice)
  await writer.getByLabel("Explanation (English)").fill("Then everybody knows what you speak of.")

  // Moved with the keyboard: it is announced, and the focus stays on the lesson.
  const second = inOutline(writer, /^The point first/)
  await second.press("Alt+ArrowUp")
  await expect(writer.getByText("The point first is now lesson 1 of 2 in The reason.")).toBeAttached()
  await expect(second).toBeFocused()
  await saved(writer)
  await writer.reload()
  await untilRunning(writer)
  await expect(writer.locator("ol ol button[id^=outline]")).toHaveText([/The point first/, /Three sentences/])

  // What is missing links to its field.
  await press(writer, "button", "Send to the editors")
  await writer.getByRole("button", { name: /Mark the right choice/ }).press("Enter")
  await expect(writer.getByRole("group", { name: "Choices" })).toBeFocused()
  await writer.getByLabel("Choice 1 is right").press("Space")
  await expectAccessible(writer)
  await writer.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(writer)
  await writer.setViewportSize({ width: 1280, height: 800 })
  await expect(writer.getByText("You can send it.", { exact: false })).toBeVisible({ timeout: FILM_MS })
  await press(writer, "button", "Send to the editors")
  const own = writer.getByRole("article").filter({ hasText: title })
  await expect(own).toContainText("Waiting for our editors")

  const deciding = await browser.newContext(desk)
  await beSignedIn(deciding, baseURL, "editor")
  const editor = await deciding.newPage()
  await editor.goto("/en/editors/courses")
  await untilRunning(editor)
  await expect(editor.getByRole("article")).toContainText(title)
  await editor.getByRole("button", { name: "Send back", exact: true }).click()
  await editor.getByLabel("In your own words").fill("Please say more in the summary.")
  await editor.getByRole("button", { name: "Send back now", exact: true }).click()
  await expect(editor.locator(".toast-region article")).toContainText("will get an email")

  await writer.goto("/en/account/courses")
  await expect(own).toContainText("Please say more in the summary.")
  await own.getByRole("link", { name: title }).press("Enter")
  await untilRunning(writer)
  await writer.getByLabel("Summary (English)").fill("From a wish to three sentences that convince.")
  await saved(writer)
  await press(writer, "button", "Send to the editors")
  await expect(own).toContainText("Waiting for our editors")

  await editor.goto("/en/editors/courses")
  await untilRunning(editor)
  await editor.getByRole("link", { name: "See the whole course" }).click()
  await expect(editor.getByRole("heading", { name: "The point first" })).toBeVisible()
  await expect(editor.locator("video")).toHaveCount(2)
  await expectAccessible(editor)
  await editor.getByRole("link", { name: "Back to the decision" }).click()
  await editor.getByRole("button", { name: "Approve", exact: true }).click()
  await editor.getByRole("button", { name: "Approve now", exact: true }).click()
  await expect(editor.locator(".toast-region article")).toContainText("will get an email")

  const reading = await browser.newContext(desk)
  await beSignedIn(reading, baseURL, "student")
  const reader = await reading.newPage()
  await reader.goto("/en/learning/courses")
  await reader.getByRole("link", { name: title }).first().click()
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title)
  await expect(reader.getByRole("main")).toContainText("From a wish to three sentences that convince.")
  await reader.goto(`/ja${new URL(reader.url()).pathname.replace(/^\/en/, "")}`)
  await expect(reader.getByRole("main")).toContainText("このコースは英語のみです")

  // Taken down by its author it is hidden, republished it is visible again; an editor may do the same.
  const address = reader.url()
  await writer.goto("/en/account/courses")
  await own.getByRole("link", { name: title }).press("Enter")
  await untilRunning(writer)
  await press(writer, "button", "Take it down")
  await writer.getByRole("dialog").getByRole("button", { name: "Take it down" }).press("Enter")
  await expect(writer.getByRole("heading", { name: "Put it back" })).toBeVisible()
  await expectAccessible(writer)
  expect((await reader.goto(address))?.status()).toBe(404)
  await press(writer, "button", "Put it back")
  await expect(writer.getByRole("heading", { name: "Take it down" })).toBeVisible()
  expect((await reader.goto(address))?.status()).toBe(200)
  await editor.goto("/en/editors/published-courses")
  await untilRunning(editor)
  await editor.getByRole("button", { name: `Take down ${title}` }).press("Enter")
  await editor.getByRole("dialog").getByRole("button", { name: "Take down", exact: true }).press("Enter")
  await expect(editor.getByRole("button", { name: `Put back ${title}` })).toBeVisible()
  await expectAccessible(editor)
  await writer.goto("/en/account/courses")
  await expect(own).toContainText("Taken down by our editors")
  expect((await reader.goto(address))?.status()).toBe(404)
  for (const context of [writing, deciding, reading]) await context.close()
})
