import { createFileRoute } from "@tanstack/react-router"
import { MailboxPage } from "#web/features/mailbox/mailbox-page.tsx"
import { loadMails } from "#web/features/mailbox/queries.ts"
import { page } from "#web/lib/page.ts"
import { privatePage } from "#web/lib/private-page.ts"

export const Route = createFileRoute("/dev/mailbox")({
  staticData: { texts: ["mailbox"], forDevelopers: true },
  loader: ({ abortController }) => loadMails(abortController.signal),
  staleTime: 0,
  headers: privatePage,
  head: ({ match }) => page(match, { title: match.context.locale.t("mailbox.title"), hidden: true }),
  component: () => <MailboxPage mails={Route.useLoaderData()} />,
})
