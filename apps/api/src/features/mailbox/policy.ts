import type { Config } from "#api/platform/config"

/** Mail holds links that sign people in: it may be read by anyone only where every account is a demo account. */
export const mailboxIsOpen = (config: Pick<Config, "demo" | "smtpUrl">) =>
  config.demo && config.smtpUrl === undefined
