import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { purgeInvitations } from "./jobs.ts"
import { routes } from "./routes.ts"

const auditEvents = {
  "account.editor_roles_changed": { en: "Changed the roles of an editor", ja: "編集者の役割を変更しました" },
  "account.editor_removed": { en: "Removed the rights of an editor", ja: "編集者の権限を外しました" },
  "account_invitation.accepted": { en: "Accepted an invitation", ja: "招待を受けました" },
  "account_invitation.resent": { en: "Sent an invitation again", ja: "招待を送り直しました" },
  "account_invitation.revoked": { en: "Withdrew an invitation", ja: "招待を取り消しました" },
  "account_invitation.sent": { en: "Sent an invitation", ja: "招待を送りました" },
} as const satisfies AuditTexts

export const accountInvitations = feature({
  auditEvents,
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
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly account_invitation: true
  }
}
