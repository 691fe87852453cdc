import type { Language } from "@shirube/contract/language"
import type { ForeignIdentity } from "#api/platform/openid"
import type { Provider } from "#api/platform/provider-settings"

export const presentProvider = (provider: Provider, endpoint: string | undefined) => ({
  key: provider.key,
  name: provider.name,
  kind: provider.kind,
  is_available: endpoint !== undefined,
  authorization:
    endpoint === undefined ? null : { endpoint, client_id: provider.clientId, scope: provider.scope },
})

export const presentKnown = ({ email, isEmailVerified, name }: ForeignIdentity) => ({
  email,
  is_email_verified: email !== null && isEmailVerified,
  name,
})

export const notOurPage: Record<Language, string> = {
  en: "This is not an address of this site.",
  ja: "このサイトのアドレスではありません。",
}
export const addressMissing: Record<Language, string> = {
  en: "Please enter the e-mail address of your account.",
  ja: "アカウントのメールアドレスを入力してください。",
}
