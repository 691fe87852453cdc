// Demo accounts have addresses under a domain that cannot be registered (RFC 2606). Their password is public:
// without demo mode they are refused, whatever the database says.
import type { Config } from "./config.ts"

export const DEMO_DOMAIN = "shirube.example"

export const isDemoAddress = (email: string) => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`)

/**
 * For pending work, such as a mail to be sent. Only fields identify a person; a text may merely mention one of
 * our addresses.
 */
export const isAboutDemo = (data: object) =>
  Object.values(data).some((field) => typeof field === "string" && !/\s/.test(field) && isDemoAddress(field))

/**
 * Pages and routes for trying the product out, including the mailbox. Mail contains sign-in links: it may be
 * public only if every account is a demo account.
 */
export const hasDevTools = ({ demo, smtpUrl }: Pick<Config, "demo" | "smtpUrl">) =>
  demo && smtpUrl === undefined

export const isClosedAddress = ({ demo }: Pick<Config, "demo">, email: string) =>
  !demo && isDemoAddress(email)
