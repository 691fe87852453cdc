// Ids that look alike and must not be mixed up. Parsing tells them apart by type; on the wire and in the database they are text.
import { z } from "zod"

export type { Id } from "./id.ts"

/** zod's brand is for the compiler alone; the noun is noted beside it, for the types that are written out for the web. */
const nouns = z.registry<{ readonly noun: string }>()
export const nounOf = (schema: z.core.$ZodType): string | undefined => nouns.get(schema)?.noun

export function branded<Schema extends z.ZodType<string>, const Noun extends string>(
  schema: Schema,
  noun: Noun,
): z.core.$ZodBranded<Schema, Noun> {
  // A copy: the same schema may be branded with several nouns.
  const own = schema.clone(undefined, { parent: true })
  nouns.add(own, { noun })
  return own as z.core.$ZodBranded<Schema, Noun>
}

/** Made by chance. Capitals mean the same. */
export const NamedUuid = z.uuid().toLowerCase()
export const uuidOf = <const Noun extends string>(noun: Noun) => branded(NamedUuid, noun)

/** Made of words, and part of an address. */
const Words = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
export const wordsOf = <const Noun extends string>(noun: Noun) => branded(Words, noun)
