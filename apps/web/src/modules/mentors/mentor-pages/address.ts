import type { Address } from "#web/lib/page/address.ts"

/** The form for a question; with a senpai, it invites them to answer. */
export const askHref = (senpai?: string): Address =>
  `/community/ask-senpai?ask=1${senpai === undefined ? "" : `&senpai=${senpai}`}`

export const tipsOfHref = (senpai: string): Address => `/learning/senpai-tips?senpai=${senpai}`

/** One's own page, for a senpai. */
export const OWN_PAGE = "/mentors/profile"
