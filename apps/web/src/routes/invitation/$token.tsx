import { createFileRoute } from "@tanstack/react-router"
import { NewPasswordField } from "#web/modules/identity/password/new-password-field.tsx"
import { InvitationPage } from "#web/modules/people/account-invitations/invitation-page.tsx"
import { judgeInvitation } from "#web/modules/people/account-invitations/queries.ts"

export const Route = createFileRoute("/invitation/$token")({
  staticData: {
    title: "invitation.title",
    canonical: "/auth/sign-in",
    secret: true,
    texts: ["auth", "forms", "invitation", "password"],
    layout: "sign-up",
  },
  loader: ({ params, abortController }) => judgeInvitation(params.token, abortController.signal),
  component: Invitation,
})

function Invitation() {
  return (
    <InvitationPage
      token={Route.useParams().token}
      judged={Route.useLoaderData()}
      NewPasswordField={NewPasswordField}
    />
  )
}
