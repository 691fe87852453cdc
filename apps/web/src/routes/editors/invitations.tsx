import { createFileRoute } from "@tanstack/react-router"
import { loadInvitations } from "#web/modules/editorial/desk/queries.ts"
import { InvitationsPage } from "#web/modules/people/account-invitations/invitations-page.tsx"

export const Route = createFileRoute("/editors/invitations")({
  staticData: {
    title: "editors.invitations.title",
    access: "administrator",
    layout: "none",
    texts: ["editors", "forms"],
  },
  loader: ({ context }) => loadInvitations(context),
  // Never cached: other administrators work on the same list.
  gcTime: 0,
  component: InvitationsPage,
})
