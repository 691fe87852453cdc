import { createFileRoute } from "@tanstack/react-router"
import { InvitationPage } from "#web/features/invitation/invitation-page.tsx"
import { judgeInvitation } from "#web/features/invitation/queries.ts"
import { NewPasswordField } from "#web/features/password/new-password-field.tsx"

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
