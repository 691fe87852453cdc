import { createFileRoute } from "@tanstack/react-router"
import { GoalsForm } from "#web/modules/people/profile/parts/goals-form.tsx"
import { loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/career-info/3"

export const Route = createFileRoute("/sign-up/career-info/3")({
  staticData: {
    title: "signUp.steps.goals.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile] = await Promise.all([loadStep(PATH, context, signal), loadProfile(signal)])
    return { signUp, profile }
  },
  gcTime: 0,
  component: Goals,
})

function Goals() {
  const { signUp, profile } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <GoalsForm {...form} profile={profile} />}
    </Step>
  )
}
