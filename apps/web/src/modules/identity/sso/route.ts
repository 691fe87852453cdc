// Shared by the six callback URLs of identity services.
import { known } from "#web/lib/page/search-values.ts"

interface Answer {
  readonly code?: string
  readonly error?: string
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined)

/** Only whether there is a response: the page reads it from the URL itself, once. */
export const readCallbackSearch = ({ code, error }: Record<string, unknown>): Answer =>
  known({ code: text(code), error: text(error) })

export const isAnswer = ({ code, error }: Answer): boolean => code !== undefined || error !== undefined
