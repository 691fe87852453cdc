// One member's relation to the items of a page. A feature declares queries for its fact and how their rows are
// read; everything that a page asks is one prepared statement, whatever the number of facts and items.
import { PersonalFacts } from "@shirube/contract/site/personal/routes"
import { type Subject, type SubjectNoun, subjectNouns } from "@shirube/vocabulary/subjects"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import type { Actor } from "../security/session.ts"
import { gather } from "./gather.ts"
import { type FactParameters, type FactRows, prepareFacts } from "./personal-facts/queries.ts"

type Read<Value> = (subject: Subject) => Value

interface Fact<Value> {
  /** For other nouns nothing is queried. */
  readonly nouns: readonly SubjectNoun[]
  readonly queries: FactRows
  /** Rows are JSON: moments are texts. */
  readonly read: (rows: Readonly<Record<string, readonly object[]>>, user: Actor) => Read<Value>
}

/** `Rows` names the queries and describes their rows. */
export const personalFact = <Name extends keyof PersonalFacts, Rows extends Readonly<Record<string, object>>>(
  nouns: readonly SubjectNoun[],
  queries: { readonly [Query in keyof Rows]: FactRows[string] },
  read: (
    rows: { readonly [Query in keyof Rows]: readonly Rows[Query][] },
    user: Actor,
  ) => Read<PersonalFacts[Name]>,
): Fact<PersonalFacts[Name]> => ({ nouns, queries, read: read as Fact<PersonalFacts[Name]>["read"] })

export type PersonalLookups = { readonly [Name in keyof PersonalFacts]: Fact<PersonalFacts[Name]> }

const factNames = Object.keys(PersonalFacts.shape) as (keyof PersonalFacts)[]

export const gatherLookups = (parts: readonly Partial<PersonalLookups>[]): PersonalLookups =>
  gather(factNames, parts)

type Lookups = Partial<PersonalLookups>
type ReadFacts<Wanted extends Lookups> = {
  readonly [Name in keyof Wanted & keyof PersonalFacts]: Read<PersonalFacts[Name]>
}

/** Reads these facts about the subjects in one statement, which asks for no more than their nouns have. */
export async function findFacts<Wanted extends Lookups>(
  tx: Tx,
  user: Actor,
  subjects: readonly Subject[],
  wanted: Wanted,
): Promise<ReadFacts<Wanted>> {
  const nouns = new Set(subjects.map(({ noun }) => noun))
  const asked = factNames.filter((name) => wanted[name]?.nouns.some((noun) => nouns.has(noun)))
  const rows = asked.length === 0 ? {} : await statementFor(wanted, asked)(tx, parametersOf(user, subjects))
  const found = factNames.flatMap((name) => {
    const fact = wanted[name]
    return fact ? [[name, fact.read(rowsOf(name, fact, rows), user)]] : []
  })
  return Object.fromEntries(found)
}

const columnOf = (fact: string, query: string) => `${fact} ${query}`

const rowsOf = (name: string, { queries }: Pick<Fact<unknown>, "queries">, rows: Record<string, object[]>) =>
  Object.fromEntries(Object.keys(queries).map((query) => [query, rows[columnOf(name, query)] ?? []]))

/** By lookups, of which a process has one, and by the facts that are asked: a page's nouns decide, so there are few. */
const statements = new WeakMap<Lookups, Map<string, ReturnType<typeof prepareFacts>>>()

function statementFor(wanted: Lookups, asked: readonly (keyof PersonalFacts)[]) {
  const known = statements.get(wanted) ?? new Map<string, ReturnType<typeof prepareFacts>>()
  statements.set(wanted, known)
  // PostgreSQL limits names to 63 characters.
  const name = `facts_${factNames.map((fact) => (asked.includes(fact) ? 1 : 0)).join("")}`
  const statement = known.get(name) ?? prepareFacts(name, queriesOf(wanted, asked))
  known.set(name, statement)
  return statement
}

const queriesOf = (wanted: Lookups, asked: readonly (keyof PersonalFacts)[]): FactRows =>
  Object.fromEntries(
    asked.flatMap((name) =>
      Object.entries(wanted[name]?.queries ?? {}).map(([query, sql]) => [columnOf(name, query), sql]),
    ),
  )

function parametersOf(user: Actor, subjects: readonly Subject[]): FactParameters {
  const ofNouns = subjectNouns.flatMap((noun) => {
    const ids = subjects.flatMap((subject) => (subject.noun === noun ? [subject.id] : []))
    return [
      [noun, ids],
      [`${noun} uuids`, ids.filter(isUuid)],
    ]
  })
  return {
    memberId: user.id,
    nouns: subjects.map(({ noun }) => noun),
    ids: subjects.map(({ id }) => id),
    ...(Object.fromEntries(ofNouns) as Omit<FactParameters, "memberId" | "nouns" | "ids">),
  }
}
