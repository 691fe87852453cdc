import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { MemberRecord } from "#web/modules/editorial/member-lookup/member-record.tsx"
import { PeoplePage } from "#web/modules/editorial/member-lookup/people-page.tsx"
import { loadMember, readMemberSearch } from "#web/modules/editorial/member-lookup/queries.ts"

export const Route = createFileRoute("/editors/people/$id")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "forms", "memberLookup"] },
  validateSearch: readMemberSearch,
  loaderDeps: ({ search }) => readMemberSearch(search),
  loader: ({ context, params, deps }) => loadMember(context, params.id, deps),
  // Never cached: people change without the editor.
  gcTime: 0,
  head: ({ match, loaderData }) => (loaderData ? page(match, { title: loaderData.name, hidden: true }) : {}),
  component: Person,
})

function Person() {
  const { id } = Route.useParams()
  return (
    <PeoplePage search={readMemberSearch(Route.useSearch())} open={id}>
      {(thing) => <MemberRecord key={id} id={id} thing={thing} />}
    </PeoplePage>
  )
}
