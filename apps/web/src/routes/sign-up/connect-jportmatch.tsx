import { createFileRoute } from "@tanstack/react-router"
import { MatchingRelease } from "#web/modules/people/profile/matching-release.tsx"
import { loadProfile } from "#web/modules/people/profile/queries.ts"
import { MatchingStep } from "#web/modules/people/sign-up/matching-step.tsx"
import { loadStep } from "#web/modules/people/sign-up/queries.ts"

export const Route = createFileRoute("/sign-up/connect-jportmatch")({
  staticData: {
    title: "signUp.steps.matching.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [signUp, { isAdult }] = await Promise.all([
      loadStep("/sign-up/connect-jportmatch", context, signal),
      loadProfile(signal),
    ])
    return { signUp, isAdult }
  },
  gcTime: 0,
  component: Matching,
})

function Matching() {
  const { signUp, isAdult } = Route.useLoaderData()
  return (
    <MatchingStep signUp={signUp} isAdult={isAdult}>
      <MatchingRelease isAdult={isAdult} />
    </MatchingStep>
  )
}
