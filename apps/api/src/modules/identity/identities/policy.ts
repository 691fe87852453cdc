export interface WaysIn {
  readonly hasPassword: boolean
  readonly passkeys: number
  /** Connected services that are still offered; only these can be used to sign in. */
  readonly issuers: readonly string[]
}

export const hasWayIn = ({ hasPassword, passkeys, issuers }: WaysIn) =>
  hasPassword || passkeys > 0 || issuers.length > 0

export const mayDisconnect = (ways: WaysIn, issuer: string) =>
  hasWayIn({ ...ways, issuers: ways.issuers.filter((other) => other !== issuer) })
