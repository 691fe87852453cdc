// Ids that look alike and must not be mixed up. They are told apart by type; in the database and on the wire they are text.
import { randomUUID } from "node:crypto"

declare const noun: unique symbol
type Id<Noun extends string> = string & { readonly [noun]: Noun }

export type UserId = Id<"user">
export type SessionId = Id<"session">

export const newId = <NewId extends Id<string>>(): NewId => randomUUID() as string as NewId

/** As a caller or a token names it; whether it exists is for the database to say. */
export const namedId = <NamedId extends Id<string>>(text: string): NamedId => text as NamedId
