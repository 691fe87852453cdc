import { languages } from "@shirube/contract/language"

/** Pages that other services may send readers back to, with and without a language in front. */
const CALLBACKS = [
  "/auth/sso-auth",
  "/auth/social-callback",
  "/auth/social-callback-register",
  "/sso-auth",
  "/login/callback",
  "/register/callback",
]
const allowed = new Set(
  ["", ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    CALLBACKS.map((path) => prefix + path),
  ),
)

/** Exactly one of our pages: no other host, no query, nothing that merely starts like one. */
export const isOurCallback = (publicUrl: string, address: string) =>
  address.startsWith(`${publicUrl}/`) && allowed.has(address.slice(publicUrl.length))

/** An address counts as known only when the other service has verified it. */
export const trustedEmail = ({
  email,
  isEmailVerified,
}: {
  email: string | null
  isEmailVerified: boolean
}) => (isEmailVerified ? email : null)

/** Enough to recognise one's own address, too little to learn it. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf("@")
  const [first = ""] = email
  return `${first}•••${email.slice(at)}`
}
