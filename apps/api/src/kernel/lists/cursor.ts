import { isUuid } from "#api/kernel/db/ids"
import { ApiError } from "../http/errors.ts"

/** Cursors are opaque to clients: the sort key of the last row, as text. */
export const encodeCursor = (key: readonly string[]) => Buffer.from(JSON.stringify(key)).toString("base64url")

export function decodeCursor(cursor: string, length: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"))
    if (Array.isArray(key) && key.length === length && key.every(isPlainText)) return key
  } catch {
    // falls through: a forged cursor
  }
  throw new ApiError("cursor.invalid")
}

/** The cursor of a list that is ordered by time and then by a random id. */
export function decodeMoment(cursor: string): { readonly at: string; readonly id: string } {
  const [at = "", id = ""] = decodeCursor(cursor, 2)
  if (!isInstantText(at) || !isUuid(id)) throw new ApiError("cursor.invalid")
  return { at, id }
}

const isPlainText = (part: unknown) => typeof part === "string" && !part.includes("\0")

/**
 * Whether the timestamp of a cursor has our format: PostgreSQL is stricter than Date.parse and would fail on
 * others.
 */
export function isInstantText(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 23) === text.slice(0, 23)
}
