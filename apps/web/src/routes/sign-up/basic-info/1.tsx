import { createFileRoute } from "@tanstack/react-router"
import { NamesForm } from "#web/modules/people/profile/parts/names-form.tsx"
import { loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/basic-info/1"

export const Route = createFileRoute("/sign-up/basic-info/1")({
  staticData: {
    title: "signUp.steps.names.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile] = await Promise.all([loadStep(PATH, context, signal), loadProfile(signal)])
    return { signUp, profile }
  },
  gcTime: 0,
  component: Names,
})

function Names() {
  const { signUp, profile } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <NamesForm {...form} profile={profile} hasDisplayName />}
    </Step>
  )
}
