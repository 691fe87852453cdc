import type { Language } from "@shirube/contract/language"
import type { ReviewOutcome } from "@shirube/contract/review"
import type { Words } from "../present.ts"

export const ambassadorAppliedWords: Record<Language, Words> = {
  en: {
    title: "We have your ambassador application",
    text: "Our editors read every application. We will tell you as soon as they have decided.",
  },
  ja: {
    title: "アンバサダーへの応募を受け付けました",
    text: "編集部がすべての応募を読みます。結果が決まりましたら、お知らせします。",
  },
}

export const ambassadorWithdrawnWords: Record<Language, Words> = {
  en: {
    title: "You have taken your ambassador application back",
    text: "Our editors will not look at it. You can apply again while applications are open.",
  },
  ja: {
    title: "アンバサダーへの応募を取り下げました",
    text: "編集部は応募の内容を審査しません。募集期間中は、もう一度応募できます。",
  },
}

/** What editors decide about. The reason is in the letter that goes with the decision. */
export type ReviewedNoun =
  | "student-card"
  | "university-host"
  | "senpai"
  | "work-history"
  | "ambassador"
  | "tip"
  | "course"
  | "event"

export const reviewDecidedWords: Record<ReviewedNoun, Record<ReviewOutcome, Record<Language, Words>>> = {
  "student-card": {
    approved: {
      en: {
        title: "You are a verified student",
        text: "Everything for verified students is open to you now.",
      },
      ja: { title: "在学確認が完了しました", text: "在学確認済みの学生向けの機能が使えるようになりました。" },
    },
    returned: {
      en: {
        title: "Please send your student card again",
        text: "The reason is in the email we have sent you.",
      },
      ja: { title: "学生証をもう一度送ってください", text: "理由はお送りしたメールをご覧ください。" },
    },
    declined: {
      en: {
        title: "Your student card was not accepted",
        text: "The reason is in the email we have sent you.",
      },
      ja: { title: "学生証では在学を確認できませんでした", text: "理由はお送りしたメールをご覧ください。" },
    },
  },
  "university-host": {
    approved: {
      en: {
        title: "You are a verified student",
        text: "Everything for verified students is open to you now.",
      },
      ja: { title: "在学確認が完了しました", text: "在学確認済みの学生向けの機能が使えるようになりました。" },
    },
    returned: {
      en: {
        title: "About your university email address",
        text: "What is still needed is in the email we have sent you.",
      },
      ja: { title: "大学のメールアドレスについて", text: "必要なことはお送りしたメールをご覧ください。" },
    },
    declined: {
      en: {
        title: "Your university email address was not accepted",
        text: "The reason is in the email we have sent you.",
      },
      ja: {
        title: "このアドレスでは在学を確認できませんでした",
        text: "理由はお送りしたメールをご覧ください。",
      },
    },
  },
  senpai: {
    approved: {
      en: { title: "Welcome as a senpai", text: "Our editors have screened your application." },
      ja: { title: "先輩として登録されました", text: "編集部の審査が完了しました。" },
    },
    returned: {
      en: {
        title: "Please complete your application",
        text: "What is missing is in the email we have sent you.",
      },
      ja: { title: "先輩の申し込みに追加が必要です", text: "必要な内容はお送りしたメールをご覧ください。" },
    },
    declined: {
      en: {
        title: "Your application was not accepted",
        text: "The reason is in the email we have sent you.",
      },
      ja: { title: "先輩の申し込みは見送りとなりました", text: "理由はお送りしたメールをご覧ください。" },
    },
  },
  // Of a senpai who was screened before.
  "work-history": {
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
  },
  ambassador: {
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
  },
  tip: {
    approved: {
      en: { title: "Your tip is published", text: "Everybody can read it now." },
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
  },
  course: {
    approved: {
      en: { title: "Your course is published", text: "People can learn with it now." },
      ja: { title: "コースが公開されました", text: "どなたでも学べるようになりました。" },
    },
    returned: {
      en: {
        title: "Your course needs a change",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "コースの内容を直してください",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
    declined: {
      en: {
        title: "Your course will not be published",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "コースの掲載を見送りました",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
  },
  event: {
    approved: {
      en: { title: "Your event is published", text: "Students can register now." },
      ja: { title: "イベントが公開されました", text: "申し込みの受付が始まりました。" },
    },
    returned: {
      en: {
        title: "Your event needs a change",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "イベントの内容を直してください",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
    declined: {
      en: {
        title: "Your event will not be published",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "イベントの掲載を見送りました",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
  },
}
