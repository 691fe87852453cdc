import { type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { mentorRemoved, mentorRestored } from "./events.ts"
import { followerNotices } from "./followers/notices.ts"

/** The accompanying mail states the reason. */
const words: Readonly<Record<"forNow" | "forGood" | "restored", NoticeWords>> = {
  forNow: {
    en: {
      title: "Your senpai page is hidden for now",
      text: "What to change is in the email we have sent you. Then you can publish it again.",
    },
    ja: {
      title: "先輩ページを一時的に非公開にしました",
      text: "直していただきたい点は、お送りしたメールをご覧ください。修正後、もう一度公開できます。",
    },
  },
  forGood: {
    en: {
      title: "Your senpai page is no longer shown",
      text: "The reason is in the email we have sent you.",
    },
    ja: { title: "先輩ページの公開を終了しました", text: "理由はお送りしたメールをご覧ください。" },
  },
  restored: {
    en: { title: "Your senpai page is shown again", text: "Our editors have looked at it once more." },
    ja: { title: "先輩ページを再び公開しました", text: "編集部でもう一度確認しました。" },
  },
}

const PATH = "/mentors/profile"

const removed = noticeKind<{ readonly isForGood: boolean }>({
  name: "mentor_removed",
  category: "account",
  path: PATH,
  isMailedByItsFeature: true,
  words: ({ isForGood }) => words[isForGood ? "forGood" : "forNow"],
})
const restored = noticeKind({
  name: "mentor_restored",
  category: "account",
  path: PATH,
  words: () => words.restored,
})

export const notices: Notices = {
  kinds: [removed, restored, ...followerNotices.kinds],
  on: [
    ...followerNotices.on,
    on(mentorRemoved, "notify-mentor-removed", ({ userId, isForGood }, key) =>
      removed.to(userId, { isForGood }, key),
    ),
    on(mentorRestored, "notify-mentor-restored", ({ userId }, key) => restored.to(userId, {}, key)),
  ],
}
