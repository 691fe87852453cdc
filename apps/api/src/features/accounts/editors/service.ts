// The accounts that have an editor's rights.
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import type { Config } from "#api/platform/config"
import { type EditorRow, lockEditors, selectEditors, selectOtherEditor } from "./queries.ts"

export type Editor = EditorRow

/** Of the demo, of everyone else, or all of them. */
export const editorsOf = (tx: Tx, whose: "demo" | "live" | "all") => selectEditors(tx, whose)

/** Until the transaction ends, no other one changes who is an editor. */
export const holdEditors = (tx: Tx) => lockEditors(tx)

export const hasAnotherEditor = async (tx: Tx, editorId: UserId, config: Pick<Config, "demo">) =>
  (await selectOtherEditor(tx, editorId, config)) !== undefined
