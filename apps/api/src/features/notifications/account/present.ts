import type { Language } from "@shirube/contract/language"
import type { EndReason } from "#api/features/verification/events"
import type { Words } from "../present.ts"

export const newDeviceWords = (device: string): Record<Language, Words> => ({
  en: {
    title: "New sign-in to your account",
    text: `${device}. If it was not you, end that session and change your password.`,
  },
  ja: {
    title: "新しい端末からのサインインがありました",
    text: `${device}。心当たりがない場合は、そのセッションを終了し、パスワードを変更してください。`,
  },
})

export const passwordChangedWords: Record<Language, Words> = {
  en: {
    title: "Your password was changed",
    text: "Other devices have been signed out. If it was not you, choose a new password right away.",
  },
  ja: {
    title: "パスワードが変更されました",
    text: "ほかの端末はサインアウトされました。心当たりがない場合は、すぐに新しいパスワードを設定してください。",
  },
}

export const signInChangedWords = (change: Record<Language, string>): Record<Language, Words> => ({
  en: { title: "A change to how you sign in", text: change.en },
  ja: { title: "サインイン方法が変更されました", text: change.ja },
})

export const exportReadyWords: Record<Language, Words> = {
  en: {
    title: "Your data is ready to download",
    text: "The archive stays for 7 days. Sign in to download it.",
  },
  ja: {
    title: "データのダウンロードの準備ができました",
    text: "データは7日間保管されます。サインインしてダウンロードしてください。",
  },
}

const endedTitle: Record<Language, string> = {
  en: "Your student verification has ended",
  ja: "在学確認が終了しました",
}
const ended = (en: string, ja: string): Record<Language, Words> => ({
  en: { title: endedTitle.en, text: en },
  ja: { title: endedTitle.ja, text: ja },
})

export const verificationEndedWords: Record<EndReason, Record<Language, Words>> = {
  graduated: ended(
    "Your graduation month is over. If you are still a student, please verify again.",
    "卒業予定の月が終わりました。在学中の場合は、もう一度確認の手続きをしてください。",
  ),
  number_moved: ended(
    "Another account has shown a student card with your number. Please verify again.",
    "同じ学籍番号の学生証が別のアカウントから提出されました。もう一度確認の手続きをしてください。",
  ),
  profile_changed: ended(
    "It was for what your profile said before. Please verify again.",
    "変更前のプロフィールの内容での確認だったためです。もう一度確認の手続きをしてください。",
  ),
  role_changed: ended(
    "Your account is no longer a student account.",
    "学生のアカウントではなくなったためです。",
  ),
}
