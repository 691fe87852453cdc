import type { EndedBy } from "@shirube/vocabulary/people/screenings/choices"
import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { mentorEnded, mentorPaused, mentorResumed, screeningEnding, screeningLapsed } from "./events.ts"
import { RENEWAL_PATH, STATUS_PATH } from "./letters.ts"

const own = { category: "account", isMailedByItsFeature: true } as const

const ending = noticeKind<{ readonly days: number }>({
  name: "screening_ending",
  ...own,
  path: RENEWAL_PATH,
  words: ({ days }) => ({
    en: {
      title: `Your screening ends in less than ${days} days`,
      text: "Are you still at the same company? Renew it, so that your page stays visible.",
    },
    ja: {
      title: `審査の期限まで、あと${days}日を切りました`,
      text: "今も同じ会社で働いていますか。更新すると、先輩のページを続けられます。",
    },
  }),
})

const lapsed = noticeKind({
  name: "screening_lapsed",
  ...own,
  path: STATUS_PATH,
  words: () => ({
    en: {
      title: "Your screening has expired",
      text: "Your page is hidden until our editors have confirmed a renewal.",
    },
    ja: {
      title: "審査の期限が切れました",
      text: "編集部が更新を確認するまで、先輩のページは表示されません。",
    },
  }),
})

const paused = noticeKind({
  name: "mentor_paused",
  ...own,
  path: STATUS_PATH,
  words: () => ({
    en: {
      title: "Our editors have paused requests to you",
      text: "The reason is in the email we have sent you.",
    },
    ja: {
      title: "編集部が依頼の受け付けを停止しました",
      text: "理由はお送りしたメールをご覧ください。",
    },
  }),
})

const resumed = noticeKind({
  name: "mentor_resumed",
  ...own,
  path: STATUS_PATH,
  words: () => ({
    en: { title: "You can take requests again", text: "Our editors have lifted the pause." },
    ja: { title: "依頼の受け付けを再開しました", text: "編集部が停止を解除しました。" },
  }),
})

const ended = noticeKind<{ readonly by: EndedBy }>({
  name: "mentor_ended",
  ...own,
  path: STATUS_PATH,
  words: ({ by }) =>
    by === "senpai"
      ? {
          en: { title: "You have stopped being a senpai", text: "Thank you for helping students." },
          ja: {
            title: "先輩としての登録を終了しました",
            text: "学生へのご協力、ありがとうございました。",
          },
        }
      : {
          en: {
            title: "You are no longer a senpai",
            text: "The reason, and where to appeal, are in the email we have sent you.",
          },
          ja: {
            title: "先輩としての登録が終了しました",
            text: "理由と異議の申し立て先は、お送りしたメールをご覧ください。",
          },
        },
})

export const notices: Notices = {
  kinds: [ending, lapsed, paused, resumed, ended],
  on: [
    on(screeningEnding, "notify-screening-ending", ({ userId, days, expiresAt }) =>
      ending.to(userId, { days }, `screening ${expiresAt} in ${days}`),
    ),
    on(screeningLapsed, "notify-screening-lapsed", ({ userId }, key) => lapsed.to(userId, {}, key)),
    on(mentorPaused, "notify-mentor-paused", ({ userId, by }, key) =>
      by === "editor" ? paused.to(userId, {}, key) : null,
    ),
    on(mentorResumed, "notify-mentor-resumed", ({ userId }, key) => resumed.to(userId, {}, key)),
    on(mentorEnded, "notify-mentor-ended", ({ userId, by }, key) => ended.to(userId, { by }, key)),
  ],
}
