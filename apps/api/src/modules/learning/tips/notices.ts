import { decisionNotice, onDecision } from "#api/kernel/notices/decisions"
import type { Notices } from "#api/kernel/notices/sources"
import { tipReviews } from "./reviews/service.ts"

const decided = decisionNotice("tip", {
  approved: {
    en: { title: "Your tip is published", text: "Everyone can read it now." },
    ja: { title: "ヒントが公開されました", text: "どなたでも読めるようになりました。" },
  },
  returned: {
    en: {
      title: "Your tip needs a change",
      text: "The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "ヒントの内容を直してください",
      text: "理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
  declined: {
    en: {
      title: "Your tip will not be published",
      text: "The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "ヒントの掲載を見送りました",
      text: "理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
})

export const notices: Notices = {
  kinds: [decided],
  on: [onDecision(tipReviews.event, "notify-tip", "tip")],
}
