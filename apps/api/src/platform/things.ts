// What the features say of their things and of what these are to a reader, asked for many at once.
import type { Language } from "@shirube/contract/language"
import { PersonalFacts } from "@shirube/contract/personal"
import { type Thing, type ThingNoun, thingNouns } from "@shirube/contract/things"
import type { Tx } from "#api/db/client"
import { gather } from "./gather.ts"
import type { Actor } from "./session.ts"

/** What a list of things of many kinds shows of one. */
export interface ShownThing {
  readonly id: string
  /** Its page, without a language prefix. */
  readonly path: `/${string}`
  /** Of the title. */
  readonly language: string
  /** With readings. */
  readonly title: string
  readonly category: { readonly key: string; readonly name: string } | null
}

/** Those of the ids that there are and that this reader may see, in one statement. */
type FindThings = (
  tx: Tx,
  ids: readonly string[],
  reader: { readonly user: Actor; readonly language: Language },
) => Promise<readonly ShownThing[]>
export type Things = Readonly<Record<ThingNoun, FindThings>>

/** One fact about all of these things, in one statement; what it answers is then asked for each. */
export type PersonalLookups = {
  readonly [Fact in keyof PersonalFacts]: (
    tx: Tx,
    user: Actor,
    things: readonly Thing[],
  ) => Promise<(thing: Thing) => PersonalFacts[Fact]>
}

export const gatherThings = (parts: readonly Partial<Things>[]): Things => gather(thingNouns, parts)
export const gatherLookups = (parts: readonly Partial<PersonalLookups>[]): PersonalLookups =>
  gather(Object.keys(PersonalFacts.shape) as (keyof PersonalFacts)[], parts)
