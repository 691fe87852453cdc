import { decisionNotice, onDecision } from "#api/kernel/notices/decisions"
import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { ambassadorApplied, ambassadorWithdrawn } from "./events.ts"
import { ambassadorReview } from "./service.ts"

const applied = noticeKind({
  name: "ambassador_applied",
  category: "account",
  path: "/account",
  words: () => ({
    en: {
      title: "We have your ambassador application",
      text: "Our editors read every application. We will tell you as soon as they have decided.",
    },
    ja: {
      title: "アンバサダーへの応募を受け付けました",
      text: "編集部がすべての応募を読みます。結果が決まりましたら、お知らせします。",
    },
  }),
})

const withdrawn = noticeKind({
  name: "ambassador_withdrawn",
  category: "account",
  path: "/account",
  words: () => ({
    en: {
      title: "You have withdrawn your ambassador application",
      text: "Our editors will not look at it. You can apply again while applications are open.",
    },
    ja: {
      title: "アンバサダーへの応募を取り下げました",
      text: "編集部は応募の内容を審査しません。募集期間中は、もう一度応募できます。",
    },
  }),
})

const decided = decisionNotice("ambassador", {
  approved: {
    en: {
      title: "You are a student ambassador",
      text: "Welcome! We will soon be in touch in the way you asked for.",
    },
    ja: {
      title: "学生アンバサダーに決まりました",
      text: "これからよろしくお願いします。ご希望の連絡方法で、近いうちにご連絡します。",
    },
  },
  returned: {
    en: {
      title: "Please complete your ambassador application",
      text: "What is missing is in your account and in the email we have sent you.",
    },
    ja: {
      title: "アンバサダーの応募内容を直してください",
      text: "直していただきたい点は、マイページとお送りしたメールをご覧ください。",
    },
  },
  declined: {
    en: {
      title: "About your ambassador application",
      text: "It was not accepted this time. The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "アンバサダー応募の結果について",
      text: "今回は見送りとなりました。理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
})

export const notices: Notices = {
  kinds: [applied, withdrawn, decided],
  on: [
    // An application resubmitted while it waits keeps its review, so it notifies once.
    on(ambassadorApplied, "notify-ambassador-applied", ({ userId, reviewId }) =>
      applied.to(userId, {}, `review ${reviewId} sent`),
    ),
    on(ambassadorWithdrawn, "notify-ambassador-withdrawn", ({ userId }, key) =>
      withdrawn.to(userId, {}, key),
    ),
    onDecision(ambassadorReview.event, "notify-ambassador", "ambassador"),
  ],
}
