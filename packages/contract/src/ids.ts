// Branded ids, so that the compiler rejects one kind in place of another. On the wire and in the database
// they are text.
import { z } from "zod"

export type { Id } from "./id.ts"

/** zod's brand exists only at compile time; the registry keeps the noun for the types generated for the web. */
const nouns = z.registry<{ readonly noun: string }>()
export const nounOf = (schema: z.core.$ZodType): string | undefined => nouns.get(schema)?.noun

export function branded<Schema extends z.ZodType<string>, const Noun extends string>(
  schema: Schema,
  noun: Noun,
): z.core.$ZodBranded<Schema, Noun> {
  // A clone, because the same schema may be branded with several nouns.
  const own = schema.clone(undefined, { parent: true })
  nouns.add(own, { noun })
  return own as z.core.$ZodBranded<Schema, Noun>
}

/** Random; case-insensitive. */
export const NamedUuid = z.uuid().toLowerCase()
export const uuidOf = <const Noun extends string>(noun: Noun) => branded(NamedUuid, noun)

/** Made of words, as part of an address. */
const Words = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
export const wordsOf = <const Noun extends string>(noun: Noun) => branded(Words, noun)
