import type { Language } from "@shirube/vocabulary/language"
import type { Provider } from "#api/kernel/config/provider-settings"
import type { Letter } from "#api/kernel/mail/letters"
import type { ForeignIdentity } from "#api/kernel/security/openid"

export const presentProvider = (provider: Provider, endpoint: string | undefined) => ({
  key: provider.key,
  name: provider.name,
  kind: provider.kind,
  is_available: endpoint !== undefined,
  authorization:
    endpoint === undefined ? null : { endpoint, client_id: provider.clientId, scope: provider.scope },
})

/** `page` is undefined while the service is down. */
export const presentEndSession = (
  { key, name }: Provider,
  page: { readonly url: string | undefined } | undefined,
) => ({
  key,
  name,
  is_available: page !== undefined,
  url: page?.url ?? null,
})

export const presentKnown = ({ email, isEmailVerified, name }: ForeignIdentity) => ({
  email,
  is_email_verified: email !== null && isEmailVerified,
  name,
})

export const needlessText: Record<Language, string> = {
  en: "Your address is confirmed already, so no code is needed.",
  ja: "アドレスは確認済みです。コードは必要ありません。",
}

export const addressMissing: Record<Language, string> = {
  en: "Please enter the email address of your account.",
  ja: "アカウントのメールアドレスを入力してください。",
}

/** The only mail to a new member: the account, how to sign in again, and what to do if it was not them. */
export const welcomeLetter = ({
  service,
  securityUrl,
}: {
  service: string
  securityUrl: string
}): Letter => ({
  en: {
    subject: "Welcome to Shirube",
    paragraphs: [
      `Your account has been created and is connected with ${service}.`,
      `Next time, choose “Continue with ${service}” to sign in. There is no password here to remember; in your security settings you can add other ways to sign in.`,
      `If this was not you, someone else may be using your ${service} account. Please change its password there.`,
    ],
    link: { label: "Security settings", url: securityUrl },
  },
  ja: {
    subject: "しるべへようこそ",
    paragraphs: [
      `はじめまして。アカウントを作成し、${service}と連携しました。`,
      `次からは「${service}で続ける」を選ぶとサインインできます。しるべ専用のパスワードはありません。ほかのサインイン方法は、セキュリティ設定で追加できます。`,
      `お心当たりがない場合は、ほかの人があなたの${service}のアカウントを使っているおそれがあります。${service}でパスワードを変更してください。`,
    ],
    link: { label: "セキュリティ設定", url: securityUrl },
  },
})
