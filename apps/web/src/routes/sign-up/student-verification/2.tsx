import { createFileRoute } from "@tanstack/react-router"
import { MailSentPage } from "#web/modules/people/verification/mail-sent-page.tsx"
import { loadStudentStep } from "#web/modules/people/verification/queries.ts"

export const Route = createFileRoute("/sign-up/student-verification/2")({
  staticData: {
    title: "verification.sentTitle",
    access: "user",
    layout: "sign-up",
    texts: ["forms", "verification"],
  },
  loader: ({ context }) => loadStudentStep(context),
  // Never cached: it may have been done on another device.
  gcTime: 0,
  component: MailSentPage,
})
