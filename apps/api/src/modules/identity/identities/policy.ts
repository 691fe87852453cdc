export interface SignInMethods {
  readonly hasPassword: boolean
  readonly passkeys: number
  /** Connected services that are still offered; only these can be used to sign in. */
  readonly issuers: readonly string[]
}

export const hasSignInMethod = ({ hasPassword, passkeys, issuers }: SignInMethods) =>
  hasPassword || passkeys > 0 || issuers.length > 0

export const mayDisconnect = (ways: SignInMethods, issuer: string) =>
  hasSignInMethod({ ...ways, issuers: ways.issuers.filter((other) => other !== issuer) })
