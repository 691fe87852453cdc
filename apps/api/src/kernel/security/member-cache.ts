// What nearly every call of a member needs, kept in this process: their session with the account, and single
// figures of their own. A trigger announces every write to the tables behind it (migration 0070), whichever
// process or program wrote. A lookup first waits until the announcements of everything committed before it have
// arrived, so it never returns what was outdated when the call began; without them it reads the database.
import { createTaggedStore } from "@shirube/vocabulary/http/tagged-store"
import type { Database } from "../db/client.ts"
import type { UserId } from "../db/ids.ts"

/** What is kept, and the tables whose triggers announce it under this name. */
export type MemberPart =
  /** users, sessions, departures, suspensions, consents, profiles, totp_factors, passkeys */
  | "account"
  /** notifications */
  | "unread"
  /** files with the purpose `photo` */
  | "photo"

export interface MemberCache {
  /** Whether lookups of this call may be answered from memory: all earlier announcements have arrived. */
  isCurrent(): Promise<boolean>
  /** Only after `isCurrent`. `ownerOf`: whose announcements drop it; undefined is not kept. */
  find<Made>(
    part: MemberPart,
    key: string,
    load: () => Promise<Made>,
    ownerOf: (made: Made) => UserId | undefined,
  ): Promise<Made>
  close(): Promise<void>
}

const CHANNEL = "members"
/** An entry is less than a kilobyte. */
const BOUNDS = { maxEntries: 20_000, maxBytes: 20_000 }

const tagOf = (part: MemberPart, userId: UserId) => `${part} ${userId}`

export const noMemberCache: MemberCache = {
  isCurrent: async () => false,
  find: (_part, _key, load) => load(),
  close: async () => {},
}

export async function createMemberCache(
  database: Pick<Database, "listen" | "caughtUp">,
): Promise<MemberCache> {
  const store = createTaggedStore<{ readonly made: unknown }>(BOUNDS)
  const stop = await database.listen(
    CHANNEL,
    (tag) => store.drop([tag]),
    () => store.drop(),
  )
  return {
    isCurrent: () =>
      database.caughtUp().then(
        () => true,
        () => false,
      ),
    async find(part, key, load, ownerOf) {
      const keyOfPart = `${part} ${key}`
      const found = store.get(keyOfPart)
      if (found) return found.made as Awaited<ReturnType<typeof load>>
      return store.make(keyOfPart, load, (made) => {
        const owner = ownerOf(made)
        return owner && { value: { made }, tags: [tagOf(part, owner)], bytes: 1 }
      })
    },
    close: stop,
  }
}
