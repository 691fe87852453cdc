// Mails to a senpai about their screening: before and after its end, and when it is paused or ended.

import { dateLocales, type Language } from "@shirube/vocabulary/language"
import {
  type EndReason,
  endReasonTexts,
  type PauseReason,
  pauseReasonTexts,
  RENEWAL_GRACE_DAYS,
  SCREENING_YEARS,
} from "@shirube/vocabulary/people/screenings/choices"
import type { Letter } from "#api/kernel/mail/letters"

interface Addresses {
  readonly publicUrl: string
  readonly helpEmail: string
}

export const STATUS_PATH = "/account/senpai"
export const RENEWAL_PATH = "/account/senpai/renewal"

const dayOf = (instant: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(
    instant,
  )

const statusLink = ({ publicUrl }: Addresses) => ({
  en: { label: "Your status as a senpai", url: publicUrl + STATUS_PATH },
  ja: { label: "先輩としての登録状況", url: publicUrl + STATUS_PATH },
})

const renewalLink = ({ publicUrl }: Addresses) => ({
  en: { label: "Renew your screening", url: publicUrl + RENEWAL_PATH },
  ja: { label: "審査を更新する", url: publicUrl + RENEWAL_PATH },
})

const own = (words: string | null) => (words ? [words] : [])

export function endingLetter(expiresAt: Date, addresses: Addresses): Letter {
  const link = renewalLink(addresses)
  return {
    en: {
      subject: "Please renew your screening as a senpai",
      paragraphs: [
        `Your screening as a senpai is valid until ${dayOf(expiresAt, "en")}. We screen every senpai again after ${SCREENING_YEARS} years.`,
        "Are you still at the same company? Check your work history, add a new document or link that shows where you work, and send it to us. It takes a few minutes.",
        `While our editors read it, nothing changes for you, for up to ${RENEWAL_GRACE_DAYS} days after that date. Without a renewal your page is hidden from that date on, and your answers no longer show the senpai badge.`,
      ],
      link: link.en,
    },
    ja: {
      subject: "先輩の審査の更新をお願いします",
      paragraphs: [
        `先輩の審査の期限は${dayOf(expiresAt, "ja")}です。審査の有効期間は${SCREENING_YEARS}年です。`,
        "今も同じ会社で働いていますか。職歴を確認し、勤務先がわかるものを新しく添えて送ってください。数分で終わります。",
        `編集部が確認しているあいだは、期限を過ぎても${RENEWAL_GRACE_DAYS}日間はこれまでどおりです。更新されない場合は、期限の日から先輩のページが表示されなくなり、先輩のバッジもなくなります。`,
      ],
      link: link.ja,
    },
  }
}

/** `isUnderReview`: the editors have not decided in time. */
export function lapsedLetter(isUnderReview: boolean, addresses: Addresses): Letter {
  const link = isUnderReview ? statusLink(addresses) : renewalLink(addresses)
  return {
    en: {
      subject: "Your screening as a senpai has expired",
      paragraphs: [
        "Your screening as a senpai has expired, so your page is hidden for now and you no longer have the senpai badge. Your answers, tips and courses stay as they are.",
        isUnderReview
          ? "Your renewal is still with our editors. We are sorry that it is taking so long. As soon as they confirm it, everything will be as it was before."
          : "You can still renew it. As soon as our editors confirm it, everything will be as it was before.",
      ],
      link: link.en,
    },
    ja: {
      subject: "先輩の審査の期限が切れました",
      paragraphs: [
        "先輩の審査の期限が切れたため、先輩のページは表示されなくなり、先輩のバッジもなくなりました。回答、ヒント、コースはそのまま残っています。",
        isUnderReview
          ? "更新の内容は、まだ編集部で確認しています。お待たせして申し訳ありません。確認が終わりしだい、すべて元に戻ります。"
          : "今からでも更新できます。編集部の確認が終わりしだい、すべて元に戻ります。",
      ],
      link: link.ja,
    },
  }
}

export function pausedLetter(reason: PauseReason, words: string | null, addresses: Addresses): Letter {
  const link = statusLink(addresses)
  return {
    en: {
      subject: "Requests to you are paused",
      paragraphs: [
        "Our editors have paused requests to you. Your page stays readable, and you can still answer questions. Open requests are declined, agreed sessions are cancelled, and we will tell the students.",
        `The reason: ${pauseReasonTexts[reason].en}`,
        ...own(words),
        `To talk about it, write to us at ${addresses.helpEmail}. An editor can lift the pause at any time.`,
      ],
      link: link.en,
    },
    ja: {
      subject: "先輩への依頼の受け付けを停止しました",
      paragraphs: [
        "編集部の判断により、依頼の受け付けを停止しました。ページはこれまでどおり読むことができ、質問にも回答できます。返事を待っている依頼はお断りし、決まっていた面談はキャンセルして、学生にお知らせします。",
        `理由：${pauseReasonTexts[reason].ja}`,
        ...own(words),
        `ご相談は ${addresses.helpEmail} までお寄せください。停止は、編集部がいつでも解除できます。`,
      ],
      link: link.ja,
    },
  }
}

export function resumedLetter(addresses: Addresses): Letter {
  const link = statusLink(addresses)
  return {
    en: {
      subject: "You can take requests again",
      paragraphs: ["Our editors have lifted the pause. Students can send you requests again."],
      link: link.en,
    },
    ja: {
      subject: "依頼の受け付けを再開しました",
      paragraphs: ["編集部が停止を解除しました。学生からの依頼を、また受けられます。"],
      link: link.ja,
    },
  }
}

export function endedLetter(reason: EndReason, words: string | null, addresses: Addresses): Letter {
  return {
    en: {
      subject: "You are no longer a senpai on Shirube",
      paragraphs: [
        "Our editors have ended your registration as a senpai. Your page is no longer shown, open requests are declined, and agreed sessions are cancelled. Your answers and tips stay, and you can use your account as a member.",
        `The reason: ${endReasonTexts[reason].en}`,
        ...own(words),
        `If you think this is a mistake, write to ${addresses.helpEmail}. Another person will read it.`,
      ],
      link: statusLink(addresses).en,
    },
    ja: {
      subject: "しるべの先輩としての登録が終了しました",
      paragraphs: [
        "編集部の判断により、先輩としての登録を終了しました。先輩のページは表示されなくなり、返事を待っている依頼はお断りし、決まっていた面談はキャンセルします。回答とヒントはそのまま残り、アカウントはメンバーとして引き続き使えます。",
        `理由：${endReasonTexts[reason].ja}`,
        ...own(words),
        `この判断が間違いだと思われる場合は、${addresses.helpEmail} までお書きください。別の担当者が確認します。`,
      ],
      link: statusLink(addresses).ja,
    },
  }
}

export function stoppedLetter(addresses: Addresses): Letter {
  return {
    en: {
      subject: "Thank you for being a senpai",
      paragraphs: [
        "You have stopped being a senpai. Your page is no longer shown, open requests are declined with a kind message, and agreed sessions are cancelled.",
        "Your answers and tips stay, and you can use your account as a member. If you would like to come back, you can apply again at any time.",
      ],
      link: statusLink(addresses).en,
    },
    ja: {
      subject: "先輩としてのご協力、ありがとうございました",
      paragraphs: [
        "先輩としての登録を終了しました。先輩のページは表示されなくなり、返事を待っている依頼は丁寧にお断りし、決まっていた面談はキャンセルします。",
        "回答とヒントはそのまま残り、アカウントはメンバーとして引き続き使えます。また始めたくなったときは、いつでも応募できます。",
      ],
      link: statusLink(addresses).ja,
    },
  }
}
