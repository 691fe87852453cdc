import type { Address } from "#web/lib/page/address.ts"

export const EMAILS_PATH = "/career/career-builder/emails"
export const emailHref = (id: string): Address => `${EMAILS_PATH}/${id}`
