// Roles among the editors that depend on more than the route.
import type { EditorRole } from "@shirube/vocabulary/product"
import { type Actor, hasEditorRole } from "../security/session.ts"
import { ApiError } from "./errors.ts"

/** The route declares `editorRoles` too, so that its contract has this error. */
export function requireEditorRole(user: Pick<Actor, "role" | "editorRoles">, ...wanted: EditorRole[]): void {
  if (!hasEditorRole(user, wanted)) throw new ApiError("account.editor_role_needed")
}
