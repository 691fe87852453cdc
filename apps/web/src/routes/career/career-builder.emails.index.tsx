import { createFileRoute } from "@tanstack/react-router"
import { EmailSkeleton } from "#web/modules/career/keigo-emails/email-page.tsx"
import { EmailsPage } from "#web/modules/career/keigo-emails/emails-page.tsx"
import { loadEmails } from "#web/modules/career/keigo-emails/queries.ts"
import { emailsHead } from "#web/modules/career/keigo-emails/route.ts"

export const Route = createFileRoute("/career/career-builder/emails/")({
  staticData: { texts: ["keigoEmails"], layout: "career", search: [] },
  loader: ({ abortController }) => loadEmails(abortController.signal),
  head: ({ match }) => emailsHead(match),
  pendingComponent: EmailSkeleton,
  component: () => <EmailsPage emails={Route.useLoaderData()} />,
})
