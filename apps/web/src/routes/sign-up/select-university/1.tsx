import { createFileRoute } from "@tanstack/react-router"
import { StudyPlaceForm } from "#web/modules/people/profile/parts/study-place-form.tsx"
import { loadLists, loadProfile, loadUniversity } from "#web/modules/people/profile/queries.ts"
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
    return { signUp, profile, lists, chosen: await loadUniversity(profile.universityId, signal) }
  },
  gcTime: 0,
  component: StudyPlace,
})

function StudyPlace() {
  const { signUp, ...loaded } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <StudyPlaceForm {...form} {...loaded} />}
    </Step>
  )
}
