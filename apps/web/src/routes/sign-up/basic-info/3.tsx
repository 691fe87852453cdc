import { createFileRoute } from "@tanstack/react-router"
import { ConsentsForm } from "#web/modules/people/profile/parts/consents-form.tsx"
import { loadConsents, loadProfile } from "#web/modules/people/profile/queries.ts"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"

const PATH = "/sign-up/basic-info/3"

export const Route = createFileRoute("/sign-up/basic-info/3")({
  staticData: {
    title: "signUp.steps.consents.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, profile, consents] = await Promise.all([
      loadStep(PATH, context, signal),
      loadProfile(signal),
      loadConsents(signal),
    ])
    return { signUp, profile, consents }
  },
  gcTime: 0,
  component: ConsentsStep,
})

function ConsentsStep() {
  const { signUp, profile, consents } = Route.useLoaderData()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => <ConsentsForm {...form} profile={profile} consents={consents} />}
    </Step>
  )
}
