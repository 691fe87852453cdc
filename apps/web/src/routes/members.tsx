import { createFileRoute } from "@tanstack/react-router"
import { readMemberFilters, readMembersSearch } from "#web/modules/people/members/address.ts"
import { MembersPage } from "#web/modules/people/members/members-page.tsx"
import { loadMembers } from "#web/modules/people/members/queries.ts"
import { ProfileDetails } from "#web/modules/people/profile/preview.tsx"

export const Route = createFileRoute("/members")({
  staticData: {
    title: "members.title",
    access: "registered",
    texts: ["forms", "growing", "members", "profile", "subjectTools"],
  },
  validateSearch: readMembersSearch,
  // The open member is shown over the list and does not change it.
  loaderDeps: ({ search }) => readMemberFilters(search),
  loader: ({ context, deps }) => loadMembers(context, deps),
  component: Members,
})

function Members() {
  return (
    <MembersPage
      search={readMembersSearch(Route.useSearch())}
      details={(member, lists) => <ProfileDetails shown={member} university={null} lists={lists} />}
    />
  )
}
