// What readers can vote for and follow. A feature describes its nouns by values in its own folder; votes and follows read these values
// and know no feature.
import { type FollowedNoun, followedNouns } from "@shirube/contract/follows"
import { type VotedNoun, votedNouns } from "@shirube/contract/votes"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { gather } from "./gather.ts"
import type { Actor } from "./session.ts"

interface LockedSubject {
  /** Null once they have left. */
  readonly writerId: UserId | null
  /** What its votes count for too; itself where it is a part of nothing. */
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
  /** What is there, and stays until the end of the transaction. */
  lock(tx: Tx, id: string): Promise<LockedSubject | undefined>
  /** Before a vote is withdrawn, also of what was removed. */
  lockThread?(tx: Tx, id: string): Promise<void>
  /** Undefined where the number is shown nowhere. */
  count(tx: Tx, id: string, change: number): Promise<HelpfulNumber | undefined>
  /** Those that this person wrote; not declared where that is a secret. */
  ownAmong?(tx: Tx, user: Actor, ids: readonly string[]): Promise<ReadonlySet<string>>
}
export type VotedSubjects = Readonly<Record<VotedNoun, VotedSubject>>

export interface FollowedSubject {
  /** What is there stays until the end of the transaction. */
  isThere(tx: Tx, id: string): Promise<boolean>
  /** Where the number of followers is shown: changes it, and answers the tags of what shows it. */
  count?(tx: Tx, id: string, change: number): Promise<readonly string[]>
}
export type FollowedSubjects = Readonly<Record<FollowedNoun, FollowedSubject>>

export const gatherVotedSubjects = (parts: readonly Partial<VotedSubjects>[]): VotedSubjects =>
  gather(votedNouns, parts)
export const gatherFollowedSubjects = (parts: readonly Partial<FollowedSubjects>[]): FollowedSubjects =>
  gather(followedNouns, parts)
