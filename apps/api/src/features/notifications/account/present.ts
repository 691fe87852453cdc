import type { Language } from "@shirube/contract/language"
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
