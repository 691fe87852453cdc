import { createFileRoute } from "@tanstack/react-router"
import { MailboxPage } from "#web/modules/site/mailbox/mailbox-page.tsx"
import { loadMails } from "#web/modules/site/mailbox/queries.ts"

export const Route = createFileRoute("/dev/mailbox")({
  staticData: { title: "mailbox.title", secret: true, texts: ["mailbox"], forDevelopers: true },
  loader: ({ abortController }) => loadMails(abortController.signal),
  gcTime: 0,
  component: () => <MailboxPage mails={Route.useLoaderData()} />,
})
