import { createFileRoute } from "@tanstack/react-router"
import { BackgroundForm } from "#web/modules/people/profile/parts/background-form.tsx"
import { loadLists, loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/basic-info/2"

export const Route = createFileRoute("/sign-up/basic-info/2")({
  staticData: {
    title: "signUp.steps.background.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile, lists] = await Promise.all([
      loadStep(PATH, context, signal),
      loadProfile(signal),
      loadLists(["countries", "languages"], signal),
    ])
    return { signUp, profile, lists }
  },
  gcTime: 0,
  component: Background,
})

function Background() {
  const { signUp, profile, lists } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <BackgroundForm {...form} profile={profile} lists={lists} />}
    </Step>
  )
}
