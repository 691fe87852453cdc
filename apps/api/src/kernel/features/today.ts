// What waits for one member today. A feature contributes its part in its own folder; the page shows those that
// have something.
import { TodayParts } from "@shirube/contract/site/today/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { NoticeKinds } from "../notices/kinds.ts"
import type { Actor } from "../security/session.ts"
import type { Vault } from "../security/vault.ts"
import type { DueSource, DueTick } from "./due.ts"
import { gather } from "./gather.ts"
import type { ReviewKind } from "./review-kinds.ts"
import type { SignUpPart } from "./sign-up-steps.ts"

/** What the parts use of the platform. */
interface Deps {
  readonly noticeKinds: NoticeKinds
  readonly dueSources: readonly DueSource[]
  readonly dueTicks: readonly DueTick[]
  readonly signUpParts: readonly SignUpPart[]
  readonly reviewKinds: readonly ReviewKind[]
  readonly vault: Vault
}

export interface TodayReader {
  readonly user: Actor
  readonly language: Language
  readonly now: Date
  readonly platform: Deps
}

/** Each runs a few statements, however much the member has; none if the part is not for their role. */
export type TodayLookups = {
  readonly [Part in keyof TodayParts]: (tx: Tx, reader: TodayReader) => Promise<TodayParts[Part]>
}

export const gatherTodayLookups = (parts: readonly Partial<TodayLookups>[]): TodayLookups =>
  gather(Object.keys(TodayParts.shape) as (keyof TodayParts)[], parts)
