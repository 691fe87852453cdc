// Ids that look alike and must not be mixed up. Parsing tells them apart by type; on the wire and in the database they are text.
import { z } from "zod"

export type Id<Noun extends string> = string & z.$brand<Noun>

/** Made by chance. Whoever writes it in capitals means the same. */
export const NamedUuid = z.uuid().toLowerCase()
export const uuidOf = <const Noun extends string>(_noun: Noun) => NamedUuid.brand<Noun>()

/** Made of words, and part of an address. */
export const wordsOf = <const Noun extends string>(_noun: Noun) =>
  z
    .string()
    .min(1)
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .brand<Noun>()
