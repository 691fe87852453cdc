import { languages } from "@shirube/contract/language"
import { CALLBACK_PATHS, MATCHING_PATHS } from "@shirube/contract/product"

const prefixes = ["", ...languages.map((language) => `/${language}`)]
/** Exactly one of our pages: no other host, no query, nothing that merely starts like one. */
const isOneOf = (paths: readonly string[]) => {
  const pages = new Set(prefixes.flatMap((prefix) => paths.map((path) => prefix + path)))
  return (origins: readonly string[], address: string) =>
    origins.some((origin) => address.startsWith(origin) && pages.has(address.slice(origin.length)))
}

export const isOurCallback = isOneOf(CALLBACK_PATHS)
export const isOurMatchingPage = isOneOf(MATCHING_PATHS)

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
