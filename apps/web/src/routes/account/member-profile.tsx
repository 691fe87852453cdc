import { createFileRoute } from "@tanstack/react-router"
import { useMember } from "#web/lib/page/use-app.ts"
import { PhotoSection } from "#web/modules/identity/photo/photo-section.tsx"
import { BlockedSection } from "#web/modules/people/blocks/blocked-section.tsx"
import { loadBlocks } from "#web/modules/people/blocks/queries.ts"
import { MemberProfilePage } from "#web/modules/people/profile/member-profile-page.tsx"
import { loadLists, loadPreview, loadProfile, loadUniversity } from "#web/modules/people/profile/queries.ts"

export const Route = createFileRoute("/account/member-profile")({
  staticData: {
    title: "profile.memberTitle",
    access: "registered",
    texts: ["forms", "members", "photo", "profile"],
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [profile, preview, lists] = await Promise.all([
      loadProfile(signal),
      loadPreview(signal),
      loadLists(["countries", "languages", "industries", "occupations"], signal),
      loadBlocks(context),
    ])
    const university = await loadUniversity(profile.universityId, signal)
    return { profile, preview, lists, university, thisYear: new Date().getFullYear() }
  },
  gcTime: 0,
  component: MemberProfile,
})

function MemberProfile() {
  const { id, role } = useMember()
  const data = Route.useLoaderData()
  return (
    <MemberProfilePage
      {...data}
      isStudent={role === "student"}
      isSenpai={role === "senpai"}
      photo={<PhotoSection key={id} userId={id} photo={data.preview.photo} seal={data.preview.seal} />}
    >
      <BlockedSection />
    </MemberProfilePage>
  )
}
