// Lists are paged by position, never by offset: a cursor is the position of the last row shown, opaque to clients.
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { isDay } from "@shirube/vocabulary/time/days"
import { ApiError } from "../http/errors.ts"

/** What a list request may carry. */
export interface PageRequest {
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The position in a list that is ordered by time and then by id. */
export interface Moment<Id extends string = string> {
  readonly at: string
  readonly id: Id
}

/** One part of a position as text. `read` returns undefined for a text that the server never writes. */
interface Field<Value> {
  read(text: string): Value | undefined
  write(value: Value): string
}

const checked = <Text extends string>(isValid: (text: string) => boolean): Field<Text> => ({
  read: (text) => (isValid(text) ? (text as Text) : undefined),
  write: (value) => value,
})

/** Ids made of words, and other text of which any value is harmless in a comparison. */
export const text = <Text extends string = string>() => checked<Text>(() => true)
export const uuid = <Id extends string = string>() => checked<Id>(isUuid)
/** A timestamp with microseconds, as `instantText` selects it. */
export const instant = checked<string>(isInstantText)
/** A calendar day such as 2026-10-01; PostgreSQL knows no year 0. */
export const day = checked<string>((text) => isDay(text) && !text.startsWith("0000"))

/** Not negative, with at most this many digits, so that the database's type holds it. */
export const integer = (digits: number): Field<number> => ({
  read: (text) => (/^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined),
  write: String,
})

/** A fact that sorts some rows first: written as its name, or as nothing. */
export const flag = (name: string): Field<boolean> => ({
  read: (text) => (text === name ? true : text === "" ? false : undefined),
  write: (isSet) => (isSet ? name : ""),
})

/** The fields are in the order in which the list is sorted, which is also their order in the cursor. */
export function keyset<Position extends object>(
  fields: {
    readonly [Name in keyof Position]: Field<Position[Name]>
  },
) {
  const names = Object.keys(fields) as (keyof Position)[]

  const encode = (position: Position): string =>
    Buffer.from(JSON.stringify(names.map((name) => fields[name].write(position[name])))).toString("base64url")

  function decode(cursor: string | undefined): Position | undefined {
    if (cursor === undefined) return undefined
    const texts = textsIn(cursor)
    if (texts?.length !== names.length) throw new ApiError("cursor.invalid")
    const position: Partial<Position> = {}
    for (const [index, name] of names.entries()) {
      const value = fields[name].read(texts[index] ?? "")
      if (value === undefined) throw new ApiError("cursor.invalid")
      position[name] = value
    }
    return position as Position
  }

  /** Cuts the rows to the limit. `found` has one row more than that if the list continues. */
  function page<Row>(found: readonly Row[], limit: number, positionOf: (row: Row) => Position) {
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return { items, nextCursor: found.length > items.length && last ? encode(positionOf(last)) : null }
  }

  return { encode, decode, page }
}

/** Most lists: ordered by time and then by a random id. */
export const byMoment = keyset<Moment>({ at: instant, id: uuid() })

function textsIn(cursor: string): string[] | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"))
    return Array.isArray(key) && key.every(isPlainText) ? key : undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses NUL in text. */
const isPlainText = (part: unknown) => typeof part === "string" && !part.includes("\0")

/** PostgreSQL is stricter than Date.parse and would fail on formats other than ours. */
function isInstantText(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 23) === text.slice(0, 23)
}
