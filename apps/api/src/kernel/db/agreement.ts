import type { ConsentKind } from "@shirube/vocabulary/people/consents/kinds"
import { sql } from "drizzle-orm"
import { users } from "./tables/identity/accounts.ts"
import { consents } from "./tables/people/consents.ts"
import { profiles } from "./tables/people/profile.ts"

const hasConsent = (userId: typeof users.id, kind: ConsentKind) =>
  sql`exists (select from ${consents} where ${consents.userId} = ${userId} and ${consents.kind} = ${sql.raw(`'${kind}'`)} and ${consents.revokedAt} is null)`

/**
 * Finished registrations count without a look at the consents. A member who turns out to be a minor needs the
 * consent of a guardian.
 */
export const hasAgreed = (userId: typeof users.id) =>
  sql<boolean>`(${users.registerStep} is null or (${hasConsent(userId, "terms")} and ${hasConsent(userId, "privacy")}
    and (${hasConsent(userId, "guardian")} or not exists (select from ${profiles} where ${profiles.userId} = ${userId}
      and ${profiles.birthDate} > ${sql.placeholder("adultsBornBy")}))))`
