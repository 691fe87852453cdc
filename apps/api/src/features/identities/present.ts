import type { Language } from "@shirube/contract/language"
import type { Provider } from "#api/platform/provider-settings"

export const presentIdentity = (identity: {
  id: string
  provider: Provider | undefined
  issuer: string
  linkedAt: Date
  isCurrent: boolean
  mayDisconnect: boolean
}) => ({
  id: identity.id,
  provider: identity.provider ? { key: identity.provider.key, name: identity.provider.name } : null,
  issuer: identity.issuer,
  linked_at: identity.linkedAt.toISOString(),
  is_current: identity.isCurrent,
  may_disconnect: identity.mayDisconnect,
})

export const connectedText = (name: string): Record<Language, string> => ({
  en: `Your account was connected with ${name}. You can now sign in with it.`,
  ja: `アカウントが${name}と連携されました。${name}でサインインできます。`,
})
export const disconnectedText = (name: string): Record<Language, string> => ({
  en: `${name} was disconnected from your account. You can no longer sign in with it.`,
  ja: `アカウントと${name}の連携が解除されました。${name}ではサインインできなくなりました。`,
})
