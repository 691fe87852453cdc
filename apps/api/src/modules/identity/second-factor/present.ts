import type { Language } from "@shirube/vocabulary/language"
import type { Letter } from "#api/kernel/mail/letters"
import { type Factors, isOn } from "./policy.ts"

export const presentSecondFactor = (factors: Factors, isRequired: boolean) => ({
  is_on: isOn(factors),
  is_required: isRequired,
  totp: { is_on: factors.totpSince !== null, since: factors.totpSince?.toISOString() ?? null },
  passkeys: factors.passkeys,
  recovery_codes_left: factors.recoveryCodesLeft,
})

export type FactorChange = "totp_on" | "totp_off" | "recovery_code_used" | "passkey_added" | "passkey_removed"

/** Changes of an account's sign-in methods. */
export type SignInChange =
  | { readonly kind: FactorChange }
  | { readonly kind: "service_connected" | "service_disconnected"; readonly service: string }

/** One sentence for mails and notifications. */
export function changeText(change: SignInChange): Record<Language, string> {
  if (change.kind === "service_connected") return connectedText(change.service)
  if (change.kind === "service_disconnected") return disconnectedText(change.service)
  return factorTexts[change.kind]
}

const connectedText = (name: string): Record<Language, string> => ({
  en: `Your account was connected with ${name}. You can now sign in with it.`,
  ja: `アカウントが${name}と連携されました。${name}でサインインできます。`,
})
const disconnectedText = (name: string): Record<Language, string> => ({
  en: `${name} was disconnected from your account. You can no longer sign in with it.`,
  ja: `アカウントと${name}の連携が解除されました。${name}ではサインインできなくなりました。`,
})

const factorTexts: Record<FactorChange, Record<Language, string>> = {
  totp_on: {
    en: "An authenticator app was set up for your account.",
    ja: "アカウントに認証アプリが設定されました。",
  },
  totp_off: {
    en: "The authenticator app of your account was turned off.",
    ja: "アカウントの認証アプリが無効になりました。",
  },
  recovery_code_used: {
    en: "Someone signed in to your account with one of your recovery codes.",
    ja: "リカバリーコードを使ったサインインがありました。",
  },
  passkey_added: {
    en: "A passkey was added to your account.",
    ja: "アカウントにパスキーが追加されました。",
  },
  passkey_removed: {
    en: "A passkey was removed from your account.",
    ja: "アカウントからパスキーが削除されました。",
  },
}

export const changeLetter = (change: Record<Language, string>, securityUrl: string): Letter => ({
  en: {
    subject: "A change to how you sign in",
    paragraphs: [
      change.en,
      "If this was not you, change your password and look at your security settings now.",
    ],
    link: { label: "Security settings", url: securityUrl },
  },
  ja: {
    subject: "サインイン方法の変更のお知らせ",
    paragraphs: [
      change.ja,
      "お心当たりがない場合は、すぐにパスワードを変更し、セキュリティ設定を確認してください。",
    ],
    link: { label: "セキュリティ設定", url: securityUrl },
  },
})
