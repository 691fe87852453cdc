import { type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { memberTakenDown } from "./events.ts"

/** The accompanying mail states the reason. */
const words: Readonly<Record<"forNow" | "forGood", NoticeWords>> = {
  forNow: {
    en: {
      title: "Your profile is not in the members’ directory for now",
      text: "What to change is in the email we have sent you. Then you can list yourself again.",
    },
    ja: {
      title: "メンバー一覧への掲載を一時停止しました",
      text: "直していただきたい点は、お送りしたメールをご覧ください。修正後、もう一度掲載できます。",
    },
  },
  forGood: {
    en: {
      title: "Your profile is no longer in the members’ directory",
      text: "The reason is in the email we have sent you.",
    },
    ja: {
      title: "メンバー一覧への掲載を終了しました",
      text: "理由はお送りしたメールをご覧ください。",
    },
  },
}

const takenDown = noticeKind<{ readonly isForGood: boolean }>({
  name: "taken_down",
  category: "account",
  path: "/account/member-profile",
  isMailedByItsFeature: true,
  words: ({ isForGood }) => words[isForGood ? "forGood" : "forNow"],
})

export const notices: Notices = {
  kinds: [takenDown],
  on: [
    on(memberTakenDown, "notify-taken-down", ({ userId, isForGood }, key) =>
      takenDown.to(userId, { isForGood }, key),
    ),
  ],
}
