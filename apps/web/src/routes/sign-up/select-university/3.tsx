import { createFileRoute } from "@tanstack/react-router"
import { SchoolForm } from "#web/modules/people/profile/parts/school-form.tsx"
import { loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/select-university/3"

export const Route = createFileRoute("/sign-up/select-university/3")({
  staticData: {
    title: "signUp.steps.school.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile] = await Promise.all([loadStep(PATH, context, signal), loadProfile(signal)])
    return { signUp, profile }
  },
  gcTime: 0,
  component: School,
})

function School() {
  const { signUp, profile } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <SchoolForm {...form} profile={profile} />}
    </Step>
  )
}
