import { createFileRoute } from "@tanstack/react-router"
import { CareerProfilePage } from "#web/features/profile/career-profile-page.tsx"
import { loadConsents, loadLists, loadProfile } from "#web/features/profile/queries.ts"

export const Route = createFileRoute("/account/career-profile")({
  staticData: { title: "profile.careerTitle", access: "registered", texts: ["forms", "profile"] },
  loader: async ({ abortController: { signal } }) => {
    const [profile, consents, lists] = await Promise.all([
      loadProfile(signal),
      loadConsents(signal),
      loadLists(["industries", "occupations", "prefectures"], signal),
    ])
    return { profile, lists, isReleased: consents.some(({ kind }) => kind === "matching") }
  },
  gcTime: 0,
  component: CareerProfile,
})

function CareerProfile() {
  return <CareerProfilePage {...Route.useLoaderData()} />
}
