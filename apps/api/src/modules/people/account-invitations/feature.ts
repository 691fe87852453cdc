import { feature } from "#api/kernel/features/feature"
import { purgeInvitations } from "./jobs.ts"
import { routes } from "./routes.ts"

export const accountInvitations = feature({
  routes,
  jobs: [purgeInvitations],
  personalTables: [
    {
      table: "account_invitations",
      kind: "account",
      by: "accepted_by",
      without: ["token_hash", "invited_by"],
    },
    {
      table: "account_invitations",
      kind: "account",
      by: "invited_by",
      leftOut: "it is about the person who was invited; that it was sent is in the audit log",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "account.editor_removed": true
    readonly "account_invitation.accepted": true
    readonly "account_invitation.resent": true
    readonly "account_invitation.revoked": true
    readonly "account_invitation.sent": true
  }
  interface AuditNouns {
    readonly account_invitation: true
  }
}
