// Demo accounts are those under a domain that nobody can own (RFC 2606). Everybody knows their password: without demo mode
// they are nobody, whatever the database says.
import type { Config } from "./config.ts"

export const DEMO_DOMAIN = "shirube.example"

export const isDemoAddress = (email: string) => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`)

/** Of work that waits, such as a letter to be sent. Its text may name an address of ours; its fields name whom it is about. */
export const isAboutDemo = (data: object) =>
  Object.values(data).some((field) => typeof field === "string" && !/\s/.test(field) && isDemoAddress(field))

export const isClosedAddress = ({ demo }: Pick<Config, "demo">, email: string) =>
  !demo && isDemoAddress(email)
