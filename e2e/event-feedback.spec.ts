// After an event: attendees give feedback, and the organisers read it without names.
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { watchCalls } from "./support/calls.ts"
import { createEvent, wall } from "./support/events.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { TWO_SERVERS_MS } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { clockAheadSettings, startSite } from "./support/server.ts"
import { forgetSession, signIn } from "./support/session.ts"

const words = {
  en: {
    notYet: "Not open yet",
    howWasIt: "Tell the organisers how it was",
    missing: "Please choose one.",
    rating: "Very good",
    comment: "Would you like to say more?",
    send: "Send",
    thanks: "Thank you",
    change: "Change what I said",
    average: "4.0 of 5 on average, from 1 person",
  },
  ja: {
    notYet: "まだ送れません",
    howWasIt: "感想を送る",
    missing: "1つ選んでください。",
    rating: "とてもよかった",
    comment: "よければ、くわしく教えてください",
    send: "送る",
    thanks: "ありがとうございました",
    change: "書き直して送る",
    average: "平均4.0（5点満点、1人）",
  },
}
const SAID = "The example forms helped most."
const DAY_MS = 86_400_000

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

// spec: pages.event-feedback, events.feedback
test("after the event an attendee gives feedback and changes it; organisers read it without a name", {
  tag: "@both-long",
}, async ({ page, browser, language }) => {
  test.setTimeout(TWO_SERVERS_MS) // two servers, one after the other: the second three weeks later
  const w = words[language]
  const folder = mkdtempSync(join(tmpdir(), "shirube-e2e-feedback-"))
  cpSync(process.env.DEMO_DATA ?? "", folder, { recursive: true })
  const settings = { HOST: "localhost", DATA_DIR: folder }

  const site = await startSite(settings)
  const times = { starts: wall(20, "19:00"), ends: wall(20, "21:00") }
  const { id } = await createEvent(site.address, ["student"], times)
  await signIn(page, "student", site.address)
  await page.goto(`${site.address}/${language}/career/event/feedback/${id}`)
  await expect(page.getByText(w.notYet)).toBeVisible()
  // A page that is still loading its scripts would request them from a stopped server.
  await untilRunning(page)
  await page.goto("about:blank")
  expect(await site.stop()).toEqual({ endedWell: true, errors: [] })

  const after = await startSite({ ...settings, ...clockAheadSettings(21 * DAY_MS) })
  await forgetSession(page)
  await signIn(page, "student", after.address)
  await page.goto(`${after.address}/${language}/career/event/registration/${id}`)
  await page.getByRole("link", { name: w.howWasIt }).click()
  await expect(page).toHaveURL(new RegExp(`/career/event/feedback/${id}$`))
  await untilRunning(page)
  // The address changes before the page does.
  const send = page.getByRole("button", { name: w.send, exact: true })
  await expect(send).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await send.click()
  await expect(page.getByText(w.missing).first()).toBeVisible()
  await page.getByLabel(w.rating, { exact: true }).check()
  await page.getByLabel(w.comment).fill(SAID)
  await page.getByRole("button", { name: w.send, exact: true }).click()
  await expect(page.getByText(w.thanks, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(w.comment)).toHaveValue(SAID)
  await expect(page.getByRole("button", { name: w.change })).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  const calls = watchCalls(desk.context())
  await signIn(desk, "editor", after.address)
  await desk.goto(`${after.address}/${language}/editors/events/desk/${id}?part=feedback`)
  await expect(desk.getByText(w.average)).toBeVisible()
  await expect(desk.getByText(SAID)).toBeVisible()
  await expect(desk.locator("main")).not.toContainText("Guest student")
  // Wait, because a stopping server would drop pending responses.
  await calls.take()
  await desk.context().close()
  await page.goto("about:blank")
  expect(await after.stop()).toEqual({ endedWell: true, errors: [] })
  rmSync(folder, { recursive: true, force: true })
})
