// Demo accounts are those under a domain that nobody can own (RFC 2606). Everybody knows their password: without demo mode
// they are nobody, whatever the database says.
import type { Config } from "./config.ts"

export const DEMO_DOMAIN = "shirube.example"

export const isDemoAddress = (email: string) => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`)

/** Of work that waits, such as a letter to be sent. Its text may name an address of ours; its fields name whom it is about. */
export const isAboutDemo = (data: object) =>
  Object.values(data).some((field) => typeof field === "string" && !/\s/.test(field) && isDemoAddress(field))

/**
 * Pages and routes for trying the product out, the mailbox among them. Mail holds links that sign people in: it may be read by
 * anyone only where every account is a demo account.
 */
export const hasDevTools = ({ demo, smtpUrl }: Pick<Config, "demo" | "smtpUrl">) =>
  demo && smtpUrl === undefined

export const isClosedAddress = ({ demo }: Pick<Config, "demo">, email: string) =>
  !demo && isDemoAddress(email)
