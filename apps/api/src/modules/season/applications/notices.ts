// Weekly and opt-in: counts only. Emails never name the companies that a member applies to.
import { type Week, weekOf } from "@shirube/vocabulary/season/applications/choices"
import { dayInJapan, mondayOf } from "@shirube/vocabulary/time/days"
import { type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import type { Notices } from "#api/kernel/notices/sources"
import { trackedOf } from "./service.ts"

function words({ due, late, waiting }: Week): NoticeWords {
  const subjects = (count: number) => (count === 1 ? "One thing is" : `${count} things are`)
  const en = [
    due > 0 ? `${subjects(due)} due until Sunday.` : "",
    late > 0 ? `${late === 1 ? "One date has" : `${late} dates have`} passed.` : "",
    waiting > 0 ? `You are waiting for ${waiting === 1 ? "one answer" : `${waiting} answers`}.` : "",
  ]
  const ja = [
    due > 0 ? `日曜日までの締め切りは${due}件です。` : "",
    late > 0 ? `過ぎた締め切りが${late}件あります。` : "",
    waiting > 0 ? `返事を待っている会社は${waiting}社です。` : "",
  ]
  const joined = (sentences: readonly string[], space: string) =>
    sentences.filter((sentence) => sentence !== "").join(space)
  return {
    en: { title: "Your applications this week", text: joined(en, " ") },
    ja: { title: "今週の応募のまとめ", text: joined(ja, "") },
  }
}

const week = noticeKind<Week>({
  name: "applications_week",
  category: "applications",
  path: "/shukatsu-calendar/applications",
  words,
})

export const notices: Notices = {
  kinds: [week],
  regular: [
    {
      queue: "notifications-applications-week",
      cron: "30 7 * * 1",
      category: "applications",
      async noticeFor(tx, userId, now) {
        const today = dayInJapan(now)
        const facts = weekOf(await trackedOf(tx, userId), today)
        if (facts.due + facts.late + facts.waiting === 0) return null
        return week.to(userId, facts, `applications week ${mondayOf(today)}`)
      },
    },
  ],
}
