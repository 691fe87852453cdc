import { createFileRoute, redirect } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { hasCareerProfile } from "#web/modules/people/account/audiences.ts"
import { CareerProfilePage } from "#web/modules/people/profile/career-profile-page.tsx"
import { loadConsents, loadLists, loadProfile } from "#web/modules/people/profile/queries.ts"

export const Route = createFileRoute("/account/career-profile")({
  staticData: { title: "profile.careerTitle", access: "registered", texts: ["forms", "profile"] },
  loader: async ({ context, abortController: { signal } }) => {
    if (!hasCareerProfile(memberIn(context)))
      throw redirect({ href: withPrefix("/account", context.locale.prefix) })
    const [profile, consents, lists] = await Promise.all([
      loadProfile(signal),
      loadConsents(signal),
      loadLists(["industries", "occupations", "prefectures"], signal),
    ])
    return { profile, lists, isReleased: consents.items.some(({ kind }) => kind === "matching") }
  },
  gcTime: 0,
  component: CareerProfile,
})

function CareerProfile() {
  return <CareerProfilePage {...Route.useLoaderData()} />
}
