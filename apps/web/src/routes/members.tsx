import { createFileRoute } from "@tanstack/react-router"
import { Greeting } from "#web/modules/people/hellos/greeting.tsx"
import { HellosSection } from "#web/modules/people/hellos/hellos-section.tsx"
import { loadHellos } from "#web/modules/people/hellos/queries.ts"
import { readMemberFilters, readMembersSearch } from "#web/modules/people/members/address.ts"
import { MembersPage } from "#web/modules/people/members/members-page.tsx"
import { loadMembers } from "#web/modules/people/members/queries.ts"
import { ProfileDetails } from "#web/modules/people/profile/preview.tsx"

export const Route = createFileRoute("/members")({
  staticData: {
    title: "members.title",
    access: "registered",
    texts: ["forms", "hellos", "members", "profile", "subjectTools"],
  },
  validateSearch: readMembersSearch,
  // The open member is shown over the list and does not change it.
  loaderDeps: ({ search }) => readMemberFilters(search),
  loader: async ({ context, deps }) => {
    await Promise.all([loadMembers(context, deps), loadHellos(context)])
  },
  component: Members,
})

function Members() {
  return (
    <MembersPage
      search={readMembersSearch(Route.useSearch())}
      hellos={<HellosSection />}
      details={(member, lists) => (
        <>
          <Greeting person={{ id: member.id, name: member.displayName }} />
          <ProfileDetails shown={member} university={null} lists={lists} />
        </>
      )}
    />
  )
}
