// The number beside a tip that its readers change.
import type { Tx } from "#api/db/client"
import { namedId, type TipId } from "#api/db/ids"
import { tipRowTag, tipTag } from "../events.ts"
import { changeHelpful, countedIds, keptHelpful, shareTip } from "./queries.ts"

export { countedIds, keptHelpful }

/** What there is, and stays until the end of the transaction. */
export async function holdTip(tx: Tx, id: string) {
  const tip = await shareTip(tx, namedId<TipId>(id))
  return tip?.withdrawnAt === null ? { writerId: tip.authorId } : undefined
}

/** Answers the new number and where it stands. */
export async function countHelpfulTip(tx: Tx, id: string, change: number) {
  const tipId = namedId<TipId>(id)
  const helpful = await changeHelpful(tx, tipId, change)
  return helpful === undefined ? undefined : { helpful, page: tipTag(tipId), row: tipRowTag(tipId) }
}
