// What the six addresses that other services lead back to have in common.
import { type PageMatch, page } from "#web/lib/page.ts"

interface Answer {
  readonly code?: string
  readonly error?: string
}

export const callbackSearch = (search: Record<string, unknown>): Answer => search

export const isAnswer = ({ code, error }: Answer): boolean => code !== undefined || error !== undefined

export const callbackHead = (match: PageMatch, canonicalPath: string) =>
  page(match, { title: match.context.locale.t("auth.checkingTitle"), canonicalPath, hidden: true })
