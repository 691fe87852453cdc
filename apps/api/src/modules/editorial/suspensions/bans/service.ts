// A suspension without an end needs two editors: one proposes it, and another confirms it. Meanwhile it is in force for a month.
import { LONE_EDITOR_HOURS } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { hasAnotherEditor } from "#api/modules/identity/accounts/editors/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { suspensionSettled } from "../events.ts"
import { banLetter } from "../letters.ts"
import { BAN_KIND, banChoices, banFacts, banTitle } from "../present.ts"
import { lockSuspension, markForGood, type SuspensionRow, selectSuspension } from "../queries.ts"
import { lift } from "../service.ts"

/** An editor confirms their own proposal only where there is no other editor, a day later. */
async function refuseOwn(
  tx: Tx,
  { suspendedBy, startsAt }: SuspensionRow,
  { decidedBy, now, config }: { decidedBy: UserId; now: Date } & Pick<Platform, "config">,
): Promise<void> {
  if (suspendedBy !== decidedBy) return
  const isOld = now.getTime() - startsAt.getTime() >= LONE_EDITOR_HOURS * 3_600_000
  if (!isOld || (await hasAnotherEditor(tx, decidedBy, config)))
    throw new ApiError("suspension.second_editor_needed")
}

export const bans = reviewKind({
  ...BAN_KIND,
  editorRole: "moderator",
  queue: "bans",
  queuePosition: 89,
  title: banTitle,
  reasons: [],
  choices: banChoices,
  isAboutSuspension: true,
  async show(tx, _deps, { subjectId }) {
    const suspension = await selectSuspension(tx, namedId(subjectId))
    if (!suspension) return { facts: [], files: [] }
    const [editor] = (await peopleOf(tx, [suspension.suspendedBy ?? []].flat())).values()
    return { facts: banFacts(suspension, editor?.name ?? null), files: [] }
  },
  async decided(tx, deps, { subjectId, outcome, decidedBy }, visit) {
    const suspension = await lockSuspension(tx, namedId(subjectId))
    if (!suspension) throw new ApiError("suspension.not_found")
    if (outcome === "returned") return lift(tx, suspension.id, decidedBy, visit, deps)
    if (outcome === "declined") return
    await refuseOwn(tx, suspension, { decidedBy, now: visit.now, config: deps.config })
    if (!(await markForGood(tx, suspension.id, visit.now))) throw new ApiError("suspension.not_found")
    // What was kept until the end of the month ends now.
    await emit(tx, suspensionSettled, { userId: suspension.userId, suspensionId: suspension.id })
  },
  event: decidedEvent("suspension.ban_decided", ["user"]),
  letter: banLetter,
})
