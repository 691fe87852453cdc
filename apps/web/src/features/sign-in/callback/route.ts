// What the six addresses that other services lead back to have in common.
interface Answer {
  readonly code?: string
  readonly error?: string
}

export const callbackSearch = (search: Record<string, unknown>): Answer => search

export const isAnswer = ({ code, error }: Answer): boolean => code !== undefined || error !== undefined
