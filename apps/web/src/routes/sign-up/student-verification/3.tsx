import { createFileRoute } from "@tanstack/react-router"
import { DonePage } from "#web/modules/people/verification/done-page.tsx"
import { loadStudentStep } from "#web/modules/people/verification/queries.ts"

export const Route = createFileRoute("/sign-up/student-verification/3")({
  staticData: {
    title: "verification.doneTab",
    access: "user",
    layout: "sign-up",
    texts: ["forms", "verification"],
  },
  loader: ({ context }) => loadStudentStep(context),
  // Never cached: it may have been done on another device.
  gcTime: 0,
  component: DonePage,
})
