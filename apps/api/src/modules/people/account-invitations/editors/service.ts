// Lists editors and revokes their rights (docs/decisions/0106).

import { type EditorRole, editorRoles } from "@shirube/vocabulary/product"
import type { Config } from "#api/kernel/config/config"
import { isDemoAddress } from "#api/kernel/config/demo"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { editorsOf, lockEditorAccounts } from "#api/modules/identity/accounts/editors/service"
import { chooseEditorRoles, endEditorship, writeTo } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { endSessionsWhere } from "#api/modules/identity/sessions/service"
import { removedLetter, rolesLetter } from "./present.ts"

interface Editor {
  readonly id: string
  readonly isAdministrator: boolean
  readonly hasSecondFactor: boolean
}

/** An administrator without a second factor cannot act outside a demo, so they do not count as a remaining one. */
const isLastAdministrator = (id: string, editors: readonly Editor[], { demo }: { readonly demo: boolean }) =>
  !editors.some((other) => other.id !== id && other.isAdministrator && (demo || other.hasSecondFactor))

const mayRemove = (editor: Editor, editors: readonly Editor[], config: { readonly demo: boolean }) =>
  !(editor.isAdministrator && isLastAdministrator(editor.id, editors, config))

/** A demo account sees and removes only demo editors, because its password is public. Outside demo mode, demo accounts are closed. */
export async function listEditors(tx: Tx, user: Pick<Actor, "id" | "email">, config: Pick<Config, "demo">) {
  const editors = await editorsOf(tx, isDemoAddress(user.email) ? "demo" : config.demo ? "all" : "live")
  return editors.map((editor) => ({
    ...editor,
    isSelf: editor.id === user.id,
    mayRemove: mayRemove(editor, editors, config),
  }))
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault" | "jobs" | "config">
}

export async function setEditorRoles(
  tx: Tx,
  id: UserId,
  chosen: readonly EditorRole[],
  { user, visit, platform }: RequestContext,
): Promise<void> {
  await lockEditorAccounts(tx)
  const editor = (await listEditors(tx, user, platform.config)).find((each) => each.id === id)
  if (!editor) throw new ApiError("editors.not_found")
  if (editor.isAdministrator) throw new ApiError("editors.administrator")
  // In one order, so that the same choice is the same everywhere.
  const ordered = editorRoles.filter((role) => chosen.includes(role))
  if (ordered.join() === editor.editorRoles.join()) return
  await chooseEditorRoles(tx, id, ordered)
  await writeTo(tx, id, rolesLetter(ordered, platform.config.publicUrl), platform)
  await recordAudit(tx, platform.vault, visit, {
    event: "account.editor_roles_changed",
    by: { kind: "editor", id: user.id },
    about: aboutUser(id),
    details: { before: editor.editorRoles.join(" "), after: ordered.join(" ") },
  })
}

/** Each request reads role and session from the database, so the change applies in every process once this commits. */
export async function removeEditor(
  tx: Tx,
  id: UserId,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  await lockEditorAccounts(tx)
  const editor = (await listEditors(tx, user, platform.config)).find((each) => each.id === id)
  if (!editor) throw new ApiError("editors.not_found")
  if (!editor.mayRemove) throw new ApiError("editors.last_administrator")
  await writeTo(tx, id, removedLetter(platform.config.publicUrl), platform)
  await endEditorship(tx, id)
  await endSessionsWhere(tx, { userIds: [id] }, visit.now)
  await recordAudit(tx, platform.vault, visit, {
    event: "account.editor_removed",
    by: { kind: "editor", id: user.id },
    about: aboutUser(id),
    details: { role: editor.isAdministrator ? "administrator" : "editor" },
  })
}
