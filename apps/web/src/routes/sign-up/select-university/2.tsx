import { createFileRoute } from "@tanstack/react-router"
import { UniversityForm } from "#web/modules/people/profile/parts/university-form.tsx"
import { loadProfile, loadUniversity } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/select-university/2"

export const Route = createFileRoute("/sign-up/select-university/2")({
  staticData: {
    title: "signUp.steps.university.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile] = await Promise.all([loadStep(PATH, context, signal), loadProfile(signal)])
    return { signUp, profile, chosen: await loadUniversity(profile.universityId, signal) }
  },
  gcTime: 0,
  component: University,
})

function University() {
  const { signUp, ...loaded } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <UniversityForm {...form} {...loaded} />}
    </Step>
  )
}
