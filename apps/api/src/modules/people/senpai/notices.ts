import { decisionNotice, onDecision } from "#api/kernel/notices/decisions"
import type { Notices } from "#api/kernel/notices/sources"
import { senpaiRenewal, senpaiReview } from "./reviews/service.ts"

const decided = decisionNotice("senpai", {
  approved: {
    en: { title: "You are now a senpai", text: "Our editors have screened your application." },
    ja: { title: "先輩として登録されました", text: "編集部の審査が完了しました。" },
  },
  returned: {
    en: {
      title: "Please complete your application",
      text: "What is missing is in the email we have sent you.",
    },
    ja: { title: "先輩の応募に追加が必要です", text: "必要な内容はお送りしたメールをご覧ください。" },
  },
  declined: {
    en: {
      title: "Your application was not accepted",
      text: "The reason is in the email we have sent you.",
    },
    ja: { title: "先輩の応募は見送りとなりました", text: "理由はお送りしたメールをご覧ください。" },
  },
})

/** For a senpai who is already screened. */
const changeDecided = decisionNotice("work-history", {
  approved: {
    en: {
      title: "Your changed work history is approved",
      text: "Others see it from now on, where you show it.",
    },
    ja: {
      title: "変更した職歴が承認されました",
      text: "公開する設定の場合は、新しい職歴が表示されます。",
    },
  },
  returned: {
    en: {
      title: "Your changed work history needs one more look",
      text: "What is missing is in the email we have sent you.",
    },
    ja: {
      title: "変更した職歴について確認のお願い",
      text: "必要な内容はお送りしたメールをご覧ください。",
    },
  },
  declined: {
    en: {
      title: "Your changed work history was not accepted",
      text: "The reason is in the email we have sent you. You stay a senpai.",
    },
    ja: {
      title: "職歴の変更は見送りとなりました",
      text: "理由はお送りしたメールをご覧ください。先輩の登録は変わりません。",
    },
  },
})

const renewalDecided = decisionNotice("senpai-renewal", {
  approved: {
    en: { title: "Your screening is renewed", text: "It is valid for another two years." },
    ja: { title: "審査が更新されました", text: "これから2年間有効です。" },
  },
  returned: {
    en: {
      title: "Your renewal needs one more look",
      text: "What is missing is in the email we have sent you.",
    },
    ja: { title: "審査の更新について確認のお願い", text: "必要な内容はお送りしたメールをご覧ください。" },
  },
  declined: {
    en: {
      title: "Your screening was not renewed",
      text: "The reason is in the email we have sent you.",
    },
    ja: { title: "審査の更新は見送りとなりました", text: "理由はお送りしたメールをご覧ください。" },
  },
})

export const notices: Notices = {
  kinds: [decided, changeDecided, renewalDecided],
  on: [
    onDecision(senpaiReview.event, "notify-senpai", ({ isChange }) => (isChange ? "work-history" : "senpai")),
    onDecision(senpaiRenewal.event, "notify-senpai-renewal", "senpai-renewal"),
  ],
}
