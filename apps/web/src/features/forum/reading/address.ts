// What of a question's page its address says: in which language it is read, and from which of its answers on.
export interface ReadingSearch {
  readonly in?: string
  readonly cursor?: string
}

const LANGUAGE = /^[a-z]{2,3}$/
const CURSOR = /^[A-Za-z0-9_-]{1,400}$/

export function readReadingSearch(raw: Record<string, unknown>): ReadingSearch {
  const { in: language, cursor } = raw
  return {
    ...(typeof language === "string" && LANGUAGE.test(language) ? { in: language } : {}),
    ...(typeof cursor === "string" && CURSOR.test(cursor) ? { cursor } : {}),
  }
}
