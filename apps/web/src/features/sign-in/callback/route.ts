// What the six addresses that other services lead back to have in common.
import { known } from "#web/lib/search-values.ts"

interface Answer {
  readonly code?: string
  readonly error?: string
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined)

/** Only whether there is an answer: the page takes it from the address itself, once. */
export const readCallbackSearch = ({ code, error }: Record<string, unknown>): Answer =>
  known({ code: text(code), error: text(error) })

export const isAnswer = ({ code, error }: Answer): boolean => code !== undefined || error !== undefined
