import { createFileRoute } from "@tanstack/react-router"
import { MatchingRelease } from "#web/features/profile/matching-release.tsx"
import { loadProfile } from "#web/features/profile/queries.ts"
import { MatchingStep } from "#web/features/sign-up/matching-step.tsx"
import { loadStep } from "#web/features/sign-up/queries.ts"

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
