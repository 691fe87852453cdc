// Pages of senpai for tests; a test states only what matters to it.
import type { UserId } from "#api/kernel/db/ids"
import { aSenpai } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { type ProfileChange, writeProfile } from "#api/modules/people/profile/service"
import { type Application, writeApplication } from "#api/modules/people/senpai/service"
import type { TestApi } from "#api/testing/api"

const NOTHING = { en: null, ja: null }

export const aMentorPage = (wishes: object = {}) => ({
  version: 0,
  is_published: true,
  headline: { en: "From Hanoi to a logistics company in Nagoya", ja: "ハノイから名古屋の物流会社へ" },
  road: {
    country: { en: "I grew up in Hanoi.", ja: null },
    university: NOTHING,
    job_hunt: { en: "Thirty entry sheets, two offers.", ja: "エントリーシートは30社、内定は2社でした。" },
    now: NOTHING,
  },
  ask_me: { en: "Interviews in Japanese", ja: null },
  not_for: NOTHING,
  level_then: "n3",
  residence_road: "student-to-work",
  ways: ["mock-interview"],
  company_shown: "industry",
  paused_until: null,
  ...wishes,
})

export const saveMentorPage = (api: TestApi, token: string | undefined, wishes: object = {}) => {
  api.clock.advance(1)
  return api.call("PUT /v1/mentors/me", { token, body: aMentorPage(wishes) })
}

const shownToEveryone = {
  nationality: "everyone",
  japanese_level: "everyone",
  languages: "everyone",
  university: "everyone",
  study: "everyone",
} as const

interface MentorWishes {
  readonly account?: Parameters<typeof aSenpai>[0]
  readonly profile?: object
  readonly application?: object
  readonly page?: object
}

/** A screened senpai with profile, work history and a published page. */
export async function aMentor(
  api: TestApi,
  { account = {}, profile = {}, application = {}, page = {} }: MentorWishes = {},
) {
  const senpai = await signedIn(api, aSenpai({ registerStep: null, ...account }))
  await writeAbout(api, senpai.id, { profile, application })
  const saved = await saveMentorPage(api, senpai.token, page)
  if (saved.status !== 200) throw new Error(`Saving returned ${saved.status} ${JSON.stringify(saved.body)}`)
  return { ...senpai, version: saved.body.version as number }
}

const writeAbout = (
  api: TestApi,
  userId: UserId,
  { profile, application }: { profile: object; application: object },
) =>
  api.db.transaction(async (tx) => {
    const now = api.clock.now()
    const shown = {
      nationality: "VN",
      japaneseLevel: "n1",
      languages: [{ code: "vi", level: "native" }],
      universityId: "nagoya-university",
      major: "Economics",
      birthDate: "1995-05-05",
      visibility: shownToEveryone,
      ...profile,
    } as unknown as ProfileChange
    const career = {
      workplaces: [
        {
          company: "Minato Logistics",
          since: "2020-04",
          industry: "logistics-transport",
          occupation: "purchasing-logistics",
          city: "Nagoya",
        },
      ],
      topics: ["interviews"],
      ...application,
    } as unknown as Application
    await writeProfile(tx, userId, shown, now)
    await writeApplication(tx, userId, career, now)
  })
