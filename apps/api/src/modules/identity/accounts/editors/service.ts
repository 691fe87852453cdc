// Accounts with editor rights.

import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { type EditorRow, lockEditors, selectEditorIds, selectEditors, selectOtherEditor } from "./queries.ts"

export type Editor = EditorRow

export const editorsOf = (tx: Tx, whose: "demo" | "live" | "all") => selectEditors(tx, whose)

export const editorIdsOf = async (tx: Tx): Promise<readonly UserId[]> =>
  (await selectEditorIds(tx)).map(({ id }) => id)

/** Locks the editor accounts until the transaction ends. */
export const lockEditorAccounts = (tx: Tx) => lockEditors(tx)

export const hasAnotherEditor = async (tx: Tx, editorId: UserId, config: Pick<Config, "demo">) =>
  (await selectOtherEditor(tx, editorId, config)) !== undefined
