// Reports about sessions and public thank-yous: what editors read of them, and what the reporter learns.
import type { Browser, Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { followLink, untilRunning } from "./support/links.ts"
import { sessionsAt } from "./support/mentor-sessions.ts"
import { expect, test } from "./support/own-site.ts"
import { signIn } from "./support/session.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "mentor-sessions" })

const MESSAGE = "The session costs 5,000 yen. Please bring it in cash."

async function openAs(browser: Browser, baseURL: string | undefined, account: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

/** On a phone nothing is open at first. */
const openFirst = (editor: Page) =>
  editor.getByRole("navigation", { name: "Waiting, the oldest first" }).getByRole("button").first().click()

// spec: 1.senpai-mentor
test("an editor reads a thread only while a report waits, decides, and the reporter is notified", async ({
  page,
  browser,
  baseURL,
  ownSite,
}) => {
  test.slow() // three people
  const api = sessionsAt(baseURL)
  await api.openHours("senpai")
  await api.clear("verified")
  const { id } = await api.request("verified", "senpai")
  await api.call("senpai", `POST /v1/mentor-sessions/${id}/messages`, { text: MESSAGE })
  const isUnreadable = async () => {
    for (const path of ["", "/messages", "/feedback", "/calendar"])
      expect(await api.statusFor("editor", `GET /v1/mentor-sessions/${id}${path}`)).toBe(403)
  }

  const editor = await openAs(browser, baseURL, "editor")
  await editor.goto("/en/editors/reported-sessions")
  await expect(editor.getByRole("heading", { name: "Reported sessions", level: 1 })).toBeVisible()
  await expect(editor.getByRole("main")).not.toContainText(MESSAGE)
  await isUnreadable()

  const unread = async () => {
    const { items } = await api.call<{ items: { path: string; is_read: boolean }[] }>(
      "verified",
      "GET /v1/notifications",
    )
    return items.filter(({ is_read }) => !is_read).map(({ path }) => path)
  }
  await expect.poll(unread).toContain(`/mentors/sessions/${id}`)
  await signIn(page, "verified")
  await page.goto(`/en/mentors/sessions/${id}`)
  await untilRunning(page)
  await expect.poll(unread).not.toContain(`/mentors/sessions/${id}`)
  await page.getByRole("button", { name: "Report this session" }).click()
  const dialog = page.getByRole("dialog")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const chosen = "It advertises, recruits or asks for money"
  await dialog.getByRole("radio", { name: chosen }).check()
  await dialog.getByLabel("In your own words").fill("Asked me to pay for the session.")
  await dialog.getByRole("button", { name: "Send the report" }).click()
  await expect(page.getByText("Thank you for telling us. An editor will look at it.")).toBeVisible()

  await editor.goto("/en/editors/reported-sessions")
  await untilRunning(editor)
  await openFirst(editor)
  const sheet = editor.getByRole("article")
  for (const seen of [chosen, "Asked me to pay", "What would you do differently today?", MESSAGE])
    await expect(sheet).toContainText(seen)
  await isUnreadable()
  await editor.getByRole("button", { name: "Close the messages", exact: true }).click()
  await editor.getByLabel("Reason", { exact: true }).selectOption("advertising")
  await editor.getByRole("button", { name: "Decide now" }).click()
  await expect(editor.locator(".toast-region article")).toContainText("Close the messages")
  await expect(editor.getByRole("main")).not.toContainText(MESSAGE)
  await isUnreadable()

  await page.goto("/en/account/notifications")
  await expect(page.getByRole("link", { name: "We have looked at your report" }).first()).toBeVisible()
  await ownSite.mail.takeMail("senpai@shirube.example", "Messages in one of your sessions are closed")
  await page.goto(`/en/mentors/sessions/${id}`)
  await expect(page.getByText("Messages can no longer be sent in this session.")).toBeVisible()
  await expect(page.getByRole("log")).toContainText(MESSAGE)
  await editor.context().close()
})

test("a reader reports a public thank-you, and an editor removes it", async ({ page, browser, baseURL }) => {
  test.slow() // two people
  const mentorId = await thankedSenpai(baseURL)
  await signIn(page, "student")
  await page.goto(`/en/mentors/profile/${mentorId}`)
  await untilRunning(page)
  const thankYou = page
    .getByRole("region", { name: "Thank-yous from students" })
    .getByRole("listitem")
    .first()
  const text = (await thankYou.getByRole("blockquote").textContent()) ?? ""
  await thankYou.getByRole("button", { name: /^Report the thank-you of / }).click()
  await page.getByRole("dialog").getByRole("radio", { name: "It shows private details" }).check()
  await expectAccessible(page)
  await page.getByRole("dialog").getByRole("button", { name: "Send the report" }).click()
  await expect(page.getByText("Thank you for telling us. An editor will look at it.")).toBeVisible()

  const editor = await openAs(browser, baseURL, "editor")
  await editor.goto("/en/editors/reported-thank-yous")
  await untilRunning(editor)
  await expect(editor.getByRole("heading", { name: "Reported thank-yous", level: 1 })).toBeVisible()
  await openFirst(editor)
  await expect(editor.getByRole("article")).toContainText(text)
  await editor.getByRole("button", { name: "Remove; the student may write another one" }).click()
  await editor.getByLabel("Reason", { exact: true }).selectOption("private")
  await editor.getByRole("button", { name: "Decide now" }).click()
  await expect(editor.locator(".toast-region article")).toContainText("Remove")
  await expect(async () => {
    await page.goto(`/en/mentors/profile/${mentorId}`)
    expect(await page.getByText(text).count()).toBe(0)
  }).toPass()
  await editor.context().close()
})

test("a senpai's page shows some thank-yous at first, and the others on request", async ({
  page,
  baseURL,
}) => {
  const mentorId = await thankedSenpai(baseURL)
  const aThankYou = (place: number) => ({
    id: `8d9d3f1e-5b80-4f3c-9e1c-${String(place).padStart(12, "0")}`,
    text: `Thank you, ${place}`,
    by: { id: "8d9d3f1e-5b80-4f3c-9e1c-000000000000", name: "Wei", seal: "W" },
    purpose: "first-step",
    written_at: "2026-11-01T00:00:00.000Z",
  })
  // The demo has too few for a second page.
  await page.route(`**/api/v1/mentors/${mentorId}/thank-yous*`, (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get("cursor") === "second"
    return route.fulfill({
      json: isSecond
        ? { items: [aThankYou(2), aThankYou(3)], next_cursor: null }
        : { items: [aThankYou(1), aThankYou(2)], next_cursor: "second" },
    })
  })
  await page.goto("/en/mentors")
  await untilRunning(page)
  await followLink(page, `/en/mentors/profile/${mentorId}`)
  const shown = page.getByRole("region", { name: "Thank-yous from students" }).getByRole("blockquote")
  await expect(shown).toHaveText(["Thank you, 1", "Thank you, 2"])
  await page.getByRole("button", { name: "More thank-yous" }).click()
  await expect(shown).toHaveText(["Thank you, 1", "Thank you, 2", "Thank you, 3"])
  await expect(page.getByRole("button", { name: "More thank-yous" })).toHaveCount(0)
})

/** A senpai of the demo with a public thank-you. */
async function thankedSenpai(baseURL: string | undefined): Promise<string> {
  const api = sessionsAt(baseURL)
  const { items } = await api.call<{ items: { id: string }[] }>("", "GET /v1/mentors?limit=50")
  for (const { id } of items) {
    const thanked = await api.call<{ items: unknown[] }>("", `GET /v1/mentors/${id}/thank-yous`)
    if (thanked.items.length > 0) return id
  }
  throw new Error("The demo has no public thank-you.")
}
