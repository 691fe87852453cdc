import { createFileRoute } from "@tanstack/react-router"
import { IndustriesForm } from "#web/modules/people/profile/parts/industries-form.tsx"
import { loadLists, loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/career-info/1"

export const Route = createFileRoute("/sign-up/career-info/1")({
  staticData: {
    title: "signUp.steps.industries.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile, lists] = await Promise.all([
      loadStep(PATH, context, signal),
      loadProfile(signal),
      loadLists(["industries"], signal),
    ])
    return { signUp, profile, lists }
  },
  gcTime: 0,
  component: Industries,
})

function Industries() {
  const { signUp, profile, lists } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <IndustriesForm {...form} profile={profile} lists={lists} />}
    </Step>
  )
}
