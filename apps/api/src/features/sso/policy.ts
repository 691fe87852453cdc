import { languages } from "@shirube/contract/language"
import { CALLBACK_PATHS } from "@shirube/contract/product"

const prefixes = ["", ...languages.map((language) => `/${language}`)]
const callbacks = new Set(prefixes.flatMap((prefix) => CALLBACK_PATHS.map((path) => prefix + path)))

/** Exactly one of our pages: no other host, no query, nothing that merely starts like one. */
export const isOurCallback = (origins: readonly string[], address: string) =>
  origins.some((origin) => address.startsWith(origin) && callbacks.has(address.slice(origin.length)))

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
