import { type Provider, providerOf } from "#api/platform/provider-settings"

export interface WaysIn {
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly issuers: readonly string[]
}

/** A service that is no longer offered lets nobody in. */
export const hasWayIn = ({ hasPassword, passkeys, issuers }: WaysIn, offered: readonly Provider[]) =>
  hasPassword || passkeys > 0 || issuers.some((issuer) => providerOf(offered, issuer) !== undefined)

export const mayDisconnect = (ways: WaysIn, issuer: string, offered: readonly Provider[]) =>
  hasWayIn({ ...ways, issuers: ways.issuers.filter((other) => other !== issuer) }, offered)
