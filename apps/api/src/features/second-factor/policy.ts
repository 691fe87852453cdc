export type Method = "totp" | "passkey" | "recovery_code"

export interface Factors {
  readonly totpSince: Date | null
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

export const isOn = ({ totpSince, passkeys }: Factors) => totpSince !== null || passkeys > 0

/** How the missing proof can be given; empty where none is asked for. */
export function methodsOf(factors: Factors): Method[] {
  if (!isOn(factors)) return []
  return [
    ...(factors.totpSince ? ["totp" as const] : []),
    ...(factors.passkeys > 0 ? ["passkey" as const] : []),
    ...(factors.recoveryCodesLeft > 0 ? ["recovery_code" as const] : []),
  ]
}

/** What a phone keyboard makes of six digits: full-width, with spaces. */
export const plainCode = (typed: string) => typed.normalize("NFKC").replace(/\s/g, "")

/** Letters that are hard to tell apart are read as the ones we use. */
export const plainRecoveryCode = (typed: string) =>
  typed.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1")
