import { createFileRoute } from "@tanstack/react-router"
import { StudyForm } from "#web/modules/people/profile/parts/study-form.tsx"
import { loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/university-info"

export const Route = createFileRoute("/sign-up/university-info")({
  staticData: {
    title: "signUp.steps.study.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile, thisYear] = await Promise.all([
      loadStep(PATH, context, signal),
      loadProfile(signal),
      new Date().getFullYear(),
    ])
    return { signUp, profile, thisYear }
  },
  gcTime: 0,
  component: Study,
})

function Study() {
  const { signUp, profile, thisYear } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <StudyForm {...form} profile={profile} thisYear={thisYear} />}
    </Step>
  )
}
