import { createFileRoute } from "@tanstack/react-router"
import { InvitationsPage } from "#web/modules/people/account-invitations/invitations-page.tsx"
import { loadInvitations } from "#web/modules/people/account-invitations/queries.ts"

export const Route = createFileRoute("/editors/invitations")({
  staticData: {
    title: "accountInvitations.title",
    access: "administrator",
    layout: "none",
    texts: ["editors", "accountInvitations", "forms"],
  },
  loader: ({ context }) => loadInvitations(context),
  // Never cached: other administrators work on the same list.
  gcTime: 0,
  component: InvitationsPage,
})
