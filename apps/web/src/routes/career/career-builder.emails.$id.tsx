import { createFileRoute } from "@tanstack/react-router"
import { EmailNotFound, EmailPage, EmailSkeleton } from "#web/modules/career/keigo-emails/email-page.tsx"
import { loadEmail } from "#web/modules/career/keigo-emails/queries.ts"
import { emailHead } from "#web/modules/career/keigo-emails/route.ts"
import { useApplications } from "#web/modules/season/applications/use-applications.ts"

export const Route = createFileRoute("/career/career-builder/emails/$id")({
  staticData: { texts: ["keigoEmails"], layout: "career", search: [] },
  loader: ({ context, params, abortController }) => loadEmail(context, params.id, abortController.signal),
  head: ({ match, loaderData }) => emailHead(match, loaderData),
  pendingComponent: EmailSkeleton,
  notFoundComponent: EmailNotFound,
  component: Email,
})

function Email() {
  const { items } = useApplications()
  return <EmailPage email={Route.useLoaderData()} applications={items} />
}
