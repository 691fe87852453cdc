// Pages of the demo's senpai. Idempotent: existing pages stay as their owners have left them.
import type { Db } from "../src/kernel/db/client.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { seedPage } from "../src/modules/mentors/mentor-pages/service.ts"
import { mentorPages } from "./mentors/pages.ts"

const DAY_MS = 86_400_000
/** Published one every third day, mixed, so that the newest are not all from one group. */
const daysBefore = (place: number) => 2 + 3 * ((place * 7) % mentorPages.length)

const inBoth = ({ en = null, ja = null }: { readonly en?: string | null; readonly ja?: string | null }) => ({
  en,
  ja,
})

/** Returns the number of seeded pages; all in one transaction. */
export const loadMentorPages = (db: Db, now = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    let seeded = 0
    for (const [place, { email, road, ...page }] of mentorPages.entries()) {
      const account = await accountAt(tx, email)
      if (!account?.isScreened) continue
      const content = {
        headline: inBoth(page.headline),
        country: inBoth(road.country),
        university: inBoth(road.university),
        jobHunt: inBoth(road.jobHunt),
        now: inBoth(road.now),
        askMe: inBoth(page.askMe),
        notFor: inBoth(page.notFor),
        levelThen: page.levelThen,
        residenceRoad: page.residenceRoad,
        ways: [...page.ways],
        companyShown: page.companyShown,
        isPhotoShown: false,
        pausedUntil: null,
      }
      const at = new Date(now.getTime() - daysBefore(place) * DAY_MS)
      if (await seedPage(tx, account.id, content, at)) seeded += 1
    }
    return seeded
  })
