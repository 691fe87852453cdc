import { createFileRoute } from "@tanstack/react-router"
import { UniversityForm } from "#web/features/profile/parts/university-form.tsx"
import { findUniversities, loadProfile, loadUniversity } from "#web/features/profile/queries.ts"
import { UniversitySearch } from "#web/features/profile/university-search.tsx"
import { loadStep } from "#web/features/sign-up/queries.ts"
import { Step } from "#web/features/sign-up/step.tsx"

const PATH = "/sign-up/select-university/2"

export const Route = createFileRoute("/sign-up/select-university/2")({
  staticData: {
    title: "signUp.steps.university.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  validateSearch: ({ query }): { query?: string } =>
    typeof query === "string" && query !== "" ? { query: query.slice(0, 200) } : {},
  loaderDeps: ({ search: { query = "" } }) => ({ query }),
  loader: async ({ context, deps: { query }, abortController: { signal } }) => {
    const [signUp, profile] = await Promise.all([loadStep(PATH, context, signal), loadProfile(signal)])
    const [found, chosen] = await Promise.all([
      findUniversities({ query, region: profile.region }, signal),
      loadUniversity(profile.universityId, signal),
    ])
    return { signUp, profile, found, chosen }
  },
  gcTime: 0,
  component: University,
})

function University() {
  const { signUp, ...loaded } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { query = "" } = Route.useSearch()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => (
        <>
          <UniversitySearch
            query={query}
            onQuery={(query) => navigate({ search: query === "" ? {} : { query }, replace: true })}
          />
          <UniversityForm {...form} {...loaded} />
        </>
      )}
    </Step>
  )
}
