// What readers can vote for and follow. A feature describes its nouns in its own folder; votes and follows use
// these values and import no feature.

import { type VotedNoun, votedNouns } from "@shirube/contract/common/votes/routes"
import { type FollowedNoun, followedNouns } from "@shirube/contract/community/follows/routes"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Actor } from "../security/session.ts"
import { gather } from "./gather.ts"
import type { FactRows } from "./personal-facts/queries.ts"

interface LockedSubject {
  /** Null once the author's account is deleted. */
  readonly writerId: UserId | null
  /** The thread whose total includes its votes; defaults to its own id. */
  readonly threadId: string
}

interface HelpfulNumber {
  readonly helpful: number
  /** Tags of the pages that show the number. */
  readonly pages: readonly string[]
  /** Tags of the lists that are sorted by it. */
  readonly lists: readonly string[]
}

export interface VotedSubject {
  /** Locks the subject until the end of the transaction; undefined if it does not exist. */
  lock(tx: Tx, id: string): Promise<LockedSubject | undefined>
  /** Called before a vote is withdrawn, also from a removed subject. */
  lockThread?(tx: Tx, id: string): Promise<void>
  /** Undefined if the number is not shown anywhere. */
  count(tx: Tx, id: string, change: number): Promise<HelpfulNumber | undefined>
  /** Query of the ids that the member wrote (`personal-facts/queries.ts`); not declared if authorship is secret. */
  readonly ownIds?: FactRows[string]
}
export type VotedSubjects = Readonly<Record<VotedNoun, VotedSubject>>

export interface FollowedSubject {
  /** Whether this member may see and follow it. If followers are counted, also locks it until the end of the transaction. */
  isThere(tx: Tx, id: string, user: Pick<Actor, "id">): Promise<boolean>
  /** If the number of followers is public: changes it and returns the tags of what shows it. */
  count?(tx: Tx, id: string, change: number): Promise<readonly string[]>
}
export type FollowedSubjects = Readonly<Record<FollowedNoun, FollowedSubject>>

export const gatherVotedSubjects = (parts: readonly Partial<VotedSubjects>[]): VotedSubjects =>
  gather(votedNouns, parts)
export const gatherFollowedSubjects = (parts: readonly Partial<FollowedSubjects>[]): FollowedSubjects =>
  gather(followedNouns, parts)
