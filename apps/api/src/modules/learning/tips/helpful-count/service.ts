// The helpful count of a tip.
import { namedId, type TipId } from "#api/kernel/db/ids"
import type { VotedSubject } from "#api/kernel/features/reactions"
import type { Counter } from "#api/kernel/jobs/counters/queries"
import { votesFor } from "#api/modules/common/votes/service"
import { tipRowTag, tipTag } from "../events.ts"
import { changeHelpful, countedIds, keptHelpful, lockTipForShare, ownTipIds } from "./queries.ts"

export const votedTip: VotedSubject = {
  async lock(tx, id) {
    const tip = await lockTipForShare(tx, namedId<TipId>(id))
    return tip?.withdrawnAt === null ? { writerId: tip.authorId, threadId: id } : undefined
  },
  async count(tx, id, change) {
    const tipId = namedId<TipId>(id)
    const helpful = await changeHelpful(tx, tipId, change)
    return helpful === undefined ? undefined : { helpful, pages: [tipTag(tipId)], lists: [tipRowTag(tipId)] }
  },
  ownIds: ownTipIds,
}

export const helpfulCounter: Counter = {
  name: "helpful tips",
  kept: keptHelpful,
  ...votesFor("tip", countedIds),
}
