import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { ownEntryNear } from "./events.ts"

interface Near {
  readonly title: string
  readonly day: string
  readonly daysLeft: number
}

const near = noticeKind<Near>({
  name: "own_entry_near",
  category: "calendar",
  path: "/shukatsu-calendar",
  words: ({ title, daysLeft }) => ({
    en: {
      title: daysLeft === 1 ? `Tomorrow: ${title}` : `In ${daysLeft} days: ${title}`,
      text: "You added this to your calendar.",
    },
    ja: {
      title: daysLeft === 1 ? `明日：${title}` : `${daysLeft}日後：${title}`,
      text: "カレンダーに登録した予定です。",
    },
  }),
})

export const notices: Notices = {
  kinds: [near],
  on: [
    // An entry that is moved to another day has a notice for that day too.
    on(ownEntryNear, "notify-own-entry", ({ userId, entryId, title, day, daysLeft }) =>
      near.to(userId, { title, day, daysLeft }, `own ${entryId} ${day} ${daysLeft}`),
    ),
  ],
}
