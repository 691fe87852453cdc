// Mails to a suspended member: at the start, at the end, and with the decision on an appeal.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import {
  type SuspensionReason,
  suspensionReasonTexts,
} from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Language } from "@shirube/vocabulary/language"
import { SUSPENDED_PATH } from "@shirube/vocabulary/product"
import type { Letter } from "#api/kernel/mail/letters"
import { untilText } from "#api/kernel/security/suspended-text"

type Words = Readonly<Record<Language, string>>

interface Suspended {
  readonly reason: SuspensionReason
  readonly words: string | null
  readonly endsAt: Date | null
}

export function suspensionLetter({ reason, words, endsAt }: Suspended, publicUrl: string): Letter {
  const until = untilText(endsAt)
  const why = suspensionReasonTexts[reason]
  const url = `${publicUrl}${SUSPENDED_PATH}`
  return {
    en: {
      subject: "Your account is suspended",
      paragraphs: [
        `Our editors have suspended your account ${until.en}.`,
        `The reason: ${why.en}`,
        ...(words ? [words] : []),
        "While it is suspended you can sign in and read public pages, download your data, change your password, or delete your account. Everything else is closed, and other members do not see your profile.",
        "If you think this is a mistake, you can appeal once. Sign in, open the page below and write to the editors. A person will read it.",
      ],
      link: { label: "Read more and appeal", url },
    },
    ja: {
      subject: "アカウントの利用を停止しました",
      paragraphs: [
        `編集部の判断により、アカウントの利用を${until.ja}停止します。`,
        `理由：${why.ja}`,
        ...(words ? [words] : []),
        "停止中も、サインイン、公開ページの閲覧、データのダウンロード、パスワードの変更、アカウントの削除はできます。そのほかの機能は使えず、プロフィールはほかのメンバーに表示されません。",
        "この判断が間違いだと思われる場合は、一度だけ異議を申し立てることができます。サインインして下のページを開き、編集部にお書きください。担当者が確認します。",
      ],
      link: { label: "詳しい内容の確認・異議の申し立て", url },
    },
  }
}

export const endedLetter = (publicUrl: string): Letter => ({
  en: {
    subject: "Your account is open again",
    paragraphs: ["The suspension of your account has ended. You can use everything again."],
    link: { label: "Your account", url: `${publicUrl}/account` },
  },
  ja: {
    subject: "アカウントをまた使えるようになりました",
    paragraphs: ["アカウントの利用停止が終わりました。すべての機能をまたお使いいただけます。"],
    link: { label: "マイページ", url: `${publicUrl}/account` },
  },
})

/** A successful appeal lifts the suspension, which sends its own mail. */
export function appealLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter | null {
  if (outcome === "approved") return null
  const link = `${publicUrl}${SUSPENDED_PATH}`
  return {
    en: {
      subject: "Your appeal: the suspension stays",
      paragraphs: [
        "Our editors have read your appeal and looked at everything again. The suspension of your account stays.",
        ...(reason ? [reason.en] : []),
      ],
      link: { label: "Until when, and why", url: link },
    },
    ja: {
      subject: "異議の申し立てについて：利用停止は変わりません",
      paragraphs: [
        "編集部で申し立ての内容を読み、もう一度確認しました。アカウントの利用停止は変わりません。",
        ...(reason ? [reason.ja] : []),
      ],
      link: { label: "期限と理由を見る", url: link },
    },
  }
}

/** To a person who tries to sign up with the address of an account deleted while suspended. */
export const barredLetter = (until: Date): Letter => ({
  en: {
    subject: "This address cannot be used yet",
    paragraphs: [
      `Someone asked to open an account with this address. An account with it was deleted while it was suspended, so a new one can be opened ${untilText(until).en.replace("until", "after")}.`,
      "If it was not you, there is nothing to do.",
    ],
  },
  ja: {
    subject: "このメールアドレスは、まだ使えません",
    paragraphs: [
      `このメールアドレスで、アカウントを作る申し込みがありました。以前のアカウントは利用停止中に削除されたため、${untilText(until).ja}は新しいアカウントを作れません。`,
      "お心当たりがない場合は、何もする必要はありません。",
    ],
  },
})

/** A month became a suspension without an end. Lifting it sends its own mail; keeping the month changes nothing. */
export function banLetter(outcome: ReviewOutcome, _reason: Words | null, publicUrl: string): Letter | null {
  if (outcome !== "approved") return null
  const url = `${publicUrl}${SUSPENDED_PATH}`
  return {
    en: {
      subject: "Your suspension has no end date now",
      paragraphs: [
        "Two of our editors have looked at what happened. Your account stays suspended until an editor lifts the suspension.",
        "If you think this is a mistake, you can appeal once. Sign in, open the page below and write to the editors. A person will read it.",
      ],
      link: { label: "Read more and appeal", url },
    },
    ja: {
      subject: "アカウントの利用停止に期限がなくなりました",
      paragraphs: [
        "二人の編集者が内容を確認しました。編集者が解除するまで、アカウントの利用停止を続けます。",
        "この判断が間違いだと思われる場合は、一度だけ異議を申し立てることができます。サインインして下のページを開き、編集部にお書きください。担当者が確認します。",
      ],
      link: { label: "詳しい内容の確認・異議の申し立て", url },
    },
  }
}
