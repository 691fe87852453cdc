import type { Provider } from "#api/kernel/config/provider-settings"

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
