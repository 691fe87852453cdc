import { createFileRoute } from "@tanstack/react-router"
import { RegionForm } from "#web/modules/people/profile/parts/region-form.tsx"
import { loadLists, loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/select-university/1"

export const Route = createFileRoute("/sign-up/select-university/1")({
  staticData: {
    title: "signUp.steps.region.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile, lists] = await Promise.all([
      loadStep(PATH, context, signal),
      loadProfile(signal),
      loadLists(["regions"], signal),
    ])
    return { signUp, profile, lists }
  },
  gcTime: 0,
  component: Region,
})

function Region() {
  const { signUp, profile, lists } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <RegionForm {...form} profile={profile} lists={lists} />}
    </Step>
  )
}
