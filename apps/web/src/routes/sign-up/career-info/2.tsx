import { createFileRoute } from "@tanstack/react-router"
import { WorkForm } from "#web/modules/people/profile/parts/work-form.tsx"
import { loadLists, loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/career-info/2"

export const Route = createFileRoute("/sign-up/career-info/2")({
  staticData: {
    title: "signUp.steps.work.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile, lists] = await Promise.all([
      loadStep(PATH, context, signal),
      loadProfile(signal),
      loadLists(["occupations", "prefectures"], signal),
    ])
    return { signUp, profile, lists }
  },
  gcTime: 0,
  component: Work,
})

function Work() {
  const { signUp, profile, lists } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <WorkForm {...form} profile={profile} lists={lists} />}
    </Step>
  )
}
