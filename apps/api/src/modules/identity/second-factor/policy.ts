export type Method = "totp" | "passkey" | "recovery_code"

export interface Factors {
  readonly totpSince: Date | null
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

export const isOn = ({ totpSince, passkeys }: Factors) => totpSince !== null || passkeys > 0

/** The accepted second factors; empty if none is required. */
export function methodsOf(factors: Factors): Method[] {
  if (!isOn(factors)) return []
  return [
    ...(factors.totpSince ? ["totp" as const] : []),
    ...(factors.passkeys > 0 ? ["passkey" as const] : []),
    ...(factors.recoveryCodesLeft > 0 ? ["recovery_code" as const] : []),
  ]
}

/** Accepts full-width digits and spaces, as phone keyboards type them. */
export const plainCode = (typed: string) => typed.normalize("NFKC").replace(/\s/g, "")

/** Maps ambiguous letters to the ones in the alphabet. */
export const plainRecoveryCode = (typed: string) =>
  typed.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1")
