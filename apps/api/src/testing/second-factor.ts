import { Secret, TOTP } from "otpauth"

/** What an authenticator app shows now. */
export const totpCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
