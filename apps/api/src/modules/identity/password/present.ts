import type { Language } from "@shirube/vocabulary/language"
import type { Letter } from "#api/kernel/mail/letters"
import { SHORTEST, type Weakness } from "./policy.ts"

export const weaknessText: Record<Weakness, Record<Language, string>> = {
  short: {
    en: `Please use at least ${SHORTEST} characters. A few words in a row are easy to remember.`,
    ja: `${SHORTEST}文字以上にしてください。いくつかの言葉を並べると覚えやすくなります。`,
  },
  common: {
    en: "Many people use this password, so attackers try it first. Please choose another one.",
    ja: "多くの人が使っていて、攻撃で最初に試されます。別のものにしてください。",
  },
  repeated: {
    en: "This repeats the same few characters. Please choose something less regular.",
    ja: "同じ文字の繰り返しです。もっと規則性のないものにしてください。",
  },
  contains_email: {
    en: "Please leave your email address out of the password.",
    ja: "メールアドレスの一部を含めないでください。",
  },
  contains_product: {
    en: "Please leave the name of this site out of the password.",
    ja: "このサイトの名前を含めないでください。",
  },
}

export const resetLetter = ({ account, url }: { account: string; url: string }): Letter => ({
  en: {
    subject: "Choose a new password",
    paragraphs: [
      `You asked for a new password for your Shirube account ${account}. Open the link below within one hour to choose it. The link works once.`,
      "If you did not ask for this, you can ignore this email; nothing has changed.",
    ],
    link: { label: "Choose a new password", url },
  },
  ja: {
    subject: "パスワードの再設定",
    paragraphs: [
      `しるべのアカウント ${account} のパスワード再設定のお申し込みを受け付けました。1時間以内に下のリンクを開き、新しいパスワードを設定してください。リンクは1回だけ使えます。`,
      "お心当たりがない場合は、このメールを無視してください。何も変更されていません。",
    ],
    link: { label: "新しいパスワードを設定する", url },
  },
})

export const passwordChangedLetter = (forgotUrl: string): Letter => ({
  en: {
    subject: "Your password was changed",
    paragraphs: [
      "The password of your account has just been changed, and other devices have been signed out.",
      "If this was not you, choose a new password right away.",
    ],
    link: { label: "Choose a new password", url: forgotUrl },
  },
  ja: {
    subject: "パスワードが変更されました",
    paragraphs: [
      "アカウントのパスワードが変更され、ほかの端末はサインアウトされました。",
      "お心当たりがない場合は、すぐに新しいパスワードを設定してください。",
    ],
    link: { label: "新しいパスワードを設定する", url: forgotUrl },
  },
})
