// Sessions are held by Japan's clock; students elsewhere see their own beside it.
import type { Browser, Page } from "@playwright/test"
import { expect, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { TWO_SERVERS_MS } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { sessionsAt } from "./support/mentor-sessions.ts"
import { clockAheadSettings, startSite } from "./support/server.ts"
import { signIn } from "./support/session.ts"

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** In Europe clocks change at 1:00 UTC on the last Sundays of March and October. */
function changeIn(year: number, month: "03" | "10"): number {
  const last = new Date(`${year}-${month}-31T01:00:00Z`)
  return last.getTime() - last.getUTCDay() * DAY_MS
}

/** Far enough away that a server can be started before it. */
function nextChange(now: number) {
  const year = new Date(now).getUTCFullYear()
  const changes = [year, year + 1].flatMap((year) =>
    (["03", "10"] as const).map((month) => ({ at: changeIn(year, month), isSpring: month === "03" })),
  )
  const next = changes.find(({ at }) => at > now + 12 * DAY_MS)
  if (!next) throw new Error("No change of clocks within a year.")
  return next
}

const clock = (instant: number, offsetHours: number) =>
  new Date(instant + offsetHours * HOUR_MS).toISOString().slice(11, 16)

interface Place {
  readonly timezoneId: string
  readonly city: string
  readonly offsetAt: (instant: number) => number
}

async function studentIn(browser: Browser, { timezoneId }: Place, address: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await signIn(page, "verified", address)
  return page
}

// spec: 1.senpai-mentor
test("students in Hanoi and in Lisbon see both clocks right, also over a change of clocks", async ({
  browser,
}) => {
  test.setTimeout(TWO_SERVERS_MS) // a server of its own, months ahead
  const change = nextChange(Date.now())
  const site = await startSite({
    HOST: "localhost",
    ...clockAheadSettings(change.at - 10 * DAY_MS - Date.now()),
  })
  const api = sessionsAt(site.address)
  // A job ends every minute what has passed since the demo was made.
  await expect(async () => {
    for (const list of ["open", "upcoming"])
      expect(
        (await api.call<{ items: unknown[] }>("verified", `GET /v1/mentor-sessions?list=${list}`)).items,
      ).toEqual([])
  }).toPass({ intervals: [2_000] })
  // At 9:00 in Japan, which is midnight by UTC: two days before and a day after the change. An hour later in
  // the second place, because it is the same student.
  const timesOf = (nth: number) =>
    [change.at - 2 * DAY_MS, change.at + DAY_MS].map((at) => at + (nth - 1) * HOUR_MS)
  const places: readonly (Place & { readonly senpai: string })[] = [
    { senpai: "senpai", timezoneId: "Asia/Ho_Chi_Minh", city: "Ho Chi Minh", offsetAt: () => 7 },
    {
      senpai: "linh-tran",
      timezoneId: "Europe/Lisbon",
      city: "Lisbon",
      offsetAt: (instant) => (instant < change.at === change.isSpring ? 0 : 1),
    },
  ]
  for (const [nth, { senpai, ...place }] of places.entries()) {
    const times = timesOf(nth)
    const after = times.at(-1) ?? 0
    await api.openHours(senpai)
    const page = await studentIn(browser, place, site.address)
    await page.goto(`${site.address}/en/mentors/profile/${await api.idOf(senpai)}/request`)
    await untilRunning(page)
    await expect(page.getByText(`the small one is yours (${place.city})`)).toBeVisible()
    for (const time of times) {
      const choice = page.locator(`input[name="times"][value="${new Date(time).toISOString()}"]`)
      const week = page.locator("details").filter({ has: choice })
      if ((await week.getAttribute("open")) === null) await week.locator("summary").click()
      await expect(choice).toHaveAccessibleName(
        new RegExp(`${clock(time, 9)} in Japan, ${clock(time, place.offsetAt(time))} in ${place.city}$`),
      )
      await choice.check({ force: true })
    }
    await page.getByRole("radio").first().check()
    await page.getByLabel("Question 1").fill("How did you prepare from abroad?")
    await page.getByRole("button", { name: "Send the request" }).click()
    await expect(page).toHaveURL(/\/mentors\/sessions\/[\da-f-]+$/)
    const waiting = page.getByRole("region", { name: /^Waiting for/ }).getByRole("listitem")
    for (const [at, time] of times.entries()) await expectBothClocks(waiting.nth(at), time, place)
    await expectNoSidewaysScroll(page)

    // Agreed for the day after the change.
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    await api.call(senpai, `POST /v1/mentor-sessions/${id}/accept`, {
      starts_at: new Date(after).toISOString(),
    })
    await page.reload()
    await expect(page.getByText("Agreed", { exact: true })).toBeVisible()
    await expectBothClocks(page.getByRole("region", { name: /session with/i }).first(), after, place)
    await page.context().close()
  }
  expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
})

async function expectBothClocks(
  shown: ReturnType<Page["locator"]>,
  time: number,
  { city, offsetAt }: Place,
): Promise<void> {
  const own = offsetAt(time)
  await expect(shown).toContainText(`${clock(time, 9)}–${clock(time + HOUR_MS / 2, 9)}`)
  await expect(shown).toContainText("Japan time")
  const [from, to] = [clock(time, own), clock(time + HOUR_MS / 2, own)]
  await expect(shown).toContainText(new RegExp(`${from}\\s*–\\s*${to} in ${city}`))
}
