import { Secret, TOTP } from "otpauth"

/** What an authenticator app shows at that moment. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** What it shows now. */
export const totpCode = (secret: string) => codeAt(secret, new Date())
