// How to report a vulnerability: RFC 9116.
import { languages } from "@shirube/vocabulary/language"

export const SECURITY_TEXT_PATH = "/.well-known/security.txt"

const DAY_MS = 86_400_000
/** Less than a year, as the standard advises; long enough for copies. */
const VALID_DAYS = 180

interface Facts {
  readonly publicUrl: string
  readonly email: string
  readonly now: Date
}

export function securityText({ publicUrl, email, now }: Facts): string {
  const canonical = new URL(SECURITY_TEXT_PATH, publicUrl)
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.toReversed().join(", ")}`,
    // The standard requires https.
    ...(canonical.protocol === "https:" ? [`Canonical: ${canonical}`] : []),
  ]
  return `${lines.join("\n")}\n`
}
