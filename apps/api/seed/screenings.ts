// Screenings of the demo's senpai: most are valid for long, some end soon, one renewal waits, one senpai takes a break.
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "../src/kernel/db/client.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { pauseRequests } from "../src/modules/mentors/mentor-pages/pauses/service.ts"
import { seedScreening } from "../src/modules/people/screenings/service.ts"
import { applicationOf, apply } from "../src/modules/people/senpai/service.ts"
import { mentorPages } from "./mentors/pages.ts"
import { once } from "./once.ts"

export const SCREENINGS_MARK = "demo-screenings"

const DAY_MS = 86_400_000
const TERM_DAYS = 730
/** Days until the end, for the ones that end soon. */
const endings: Readonly<Record<string, number>> = {
  "jiaxin-li@shirube.example": 41,
  "chayanee-suksai@shirube.example": 33,
  "aigerim-sadykova@shirube.example": 12,
}
const RENEWING = "aigerim-sadykova@shirube.example"
const RESTING = "camille-laurent@shirube.example"
const REST_DAYS = 45

/** The others were screened between one month and a year ago. */
const daysAgo = (place: number) => 30 + ((place * 37) % 330)

export const loadScreenings = (platform: Platform, now: Date): Promise<void> =>
  once(platform.db, SCREENINGS_MARK, now, async (tx) => {
    for (const [place, { email }] of mentorPages.entries()) {
      const account = await accountAt(tx, email)
      if (!account?.isScreened) continue
      const left = endings[email]
      const days = left === undefined ? daysAgo(place) : TERM_DAYS - left
      await seedScreening(tx, account.id, new Date(now.getTime() - days * DAY_MS))
    }
    await sendRenewal(tx, platform, now)
    const resting = await accountAt(tx, RESTING)
    if (resting)
      await pauseRequests(tx, resting.id, addDays(dayInJapan(now), REST_DAYS), { now, language: "en" })
  })

async function sendRenewal(tx: Tx, platform: Platform, now: Date): Promise<void> {
  const account = await accountAt(tx, RENEWING)
  const { application } = account ? await applicationOf(tx, account) : {}
  if (!account || !application) return
  const renewal = {
    workplaces: application.workplaces,
    topics: application.topics,
    proof_text: "今も同じ会社で働いています。会社の代表電話でご確認いただけます。（見本です）",
  }
  const moment = { now: new Date(now.getTime() - 2 * DAY_MS), language: "ja" } as const
  await apply(tx, platform, account, renewal, moment, { isRenewal: true })
}
