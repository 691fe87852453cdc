// Reports that wait for the demo's editors: a clear case, one to check, and one where nothing is wrong.
import type { ComplaintNounName, ComplaintReason } from "@shirube/vocabulary/editorial/complaints/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Platform } from "../src/kernel/process/platform.ts"
import { complain } from "../src/modules/editorial/complaints/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { seededAnswer, seededComment, seededQuestion } from "./forum.ts"
import { once } from "./once.ts"

export const REPORTS_MARK = "demo-reports"

const HOUR_MS = 3_600_000

interface Report {
  readonly noun: ComplaintNounName
  readonly id: string
  /** The part before the @ of a demo address. */
  readonly by: string
  readonly language: Language
  readonly reason: ComplaintReason
  readonly words?: string
  readonly hoursAgo: number
}

const advertisement = seededComment("six-hundred-characters-into-four-hundred", 0, 2)

export const reports: readonly Report[] = [
  {
    noun: "question",
    id: seededQuestion("a-friend-offers-to-take-my-test"),
    by: "tomas",
    language: "en",
    reason: "false",
    words: "It tells everyone how to cheat in the web test. Please remove it.",
    hoursAgo: 52,
  },
  {
    noun: "comment",
    id: advertisement,
    by: "putri",
    language: "ja",
    reason: "advertising",
    words: "お金で売っています。私にも連絡が来ました。",
    hoursAgo: 29,
  },
  {
    noun: "comment",
    id: advertisement,
    by: "arjun-rai",
    language: "en",
    reason: "advertising",
    hoursAgo: 26,
  },
  {
    noun: "answer",
    id: seededAnswer("other-field-later", 0),
    by: "thao-le",
    language: "ja",
    reason: "false",
    words: "届出のページが変わったと、大学で聞きました。今も正しいか、確認してください。",
    hoursAgo: 5,
  },
]

export const loadReports = (platform: Platform, now: Date): Promise<void> =>
  once(platform.db, REPORTS_MARK, now, async (tx) => {
    for (const { noun, id, by, language, reason, words, hoursAgo } of reports) {
      const user = await accountAt(tx, `${by}@shirube.example`)
      if (!user) continue
      const moment = { language, now: new Date(now.getTime() - hoursAgo * HOUR_MS) }
      // A demo that has been used may have lost the post.
      if (!(await platform.complaintNouns[noun].find(tx, id, { user, config: platform.config, ...moment })))
        continue
      await complain(tx, { noun, id }, { reason, words }, { user, platform, ...moment })
    }
  })
