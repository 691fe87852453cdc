import type { PersonalFacts } from "@shirube/contract/site/personal/routes"
import type { Subject } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import { findFacts, type PersonalLookups } from "#api/kernel/features/personal-facts"
import type { Actor } from "#api/kernel/security/session"

/** One statement, however many facts and subjects there are. */
export async function personalOf(
  tx: Tx,
  user: Actor,
  subjects: readonly Subject[],
  lookups: PersonalLookups,
) {
  const facts: [string, (subject: Subject) => unknown][] = Object.entries(
    await findFacts(tx, user, subjects, lookups),
  )
  const shown = user.suspension ? withoutActions : (fact: unknown) => fact
  // Names and types are checked against the contract where the lookups are registered.
  return subjects.map((subject) => ({
    ...subject,
    ...(Object.fromEntries(facts.map(([name, of]) => [name, shown(of(subject))])) as PersonalFacts),
  }))
}

/** A suspended member sees their own data, without actions. */
const withoutActions = (fact: unknown): unknown =>
  typeof fact === "object" && fact !== null
    ? Object.fromEntries(
        Object.entries(fact).map(([name, value]) => [name, name.startsWith("may_") ? false : value]),
      )
    : fact
