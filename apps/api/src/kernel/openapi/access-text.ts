// Who may call a route, as text for the API reference.
import { type Access, type AccountRequirement, editorRolesOf, requirementsOf } from "@shirube/contract/route"

const requirementText: Record<AccountRequirement, string> = {
  agreed: "agreed to the terms",
  registered: "registration finished",
  verified: "verified student (or editor)",
  screened: "screened senpai (or editor)",
  administrator: "administrator",
}

export function accessText(access: Access): string {
  if (access === "public") return "anyone"
  if (access === "refresh-token") return "the refresh token as Authorization"
  if (access === "signed-in") return "signed in (access token)"
  const roles = access.roles ? ` as ${access.roles.join(" or ")}` : ""
  const editors = editorRolesOf(access)
  return [
    `signed in${roles}${editors ? ` (editors: ${editors.join(" or ")})` : ""}`,
    ...requirementsOf(access).map((requirement) => requirementText[requirement]),
  ].join(", ")
}
