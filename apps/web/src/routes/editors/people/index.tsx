import { createFileRoute } from "@tanstack/react-router"
import { PeoplePage } from "#web/modules/editorial/member-lookup/people-page.tsx"
import { loadMembers, readMemberSearch } from "#web/modules/editorial/member-lookup/queries.ts"

export const Route = createFileRoute("/editors/people/")({
  staticData: {
    title: "memberLookup.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "memberLookup"],
  },
  validateSearch: readMemberSearch,
  loaderDeps: ({ search }) => readMemberSearch(search),
  loader: ({ context, deps }) => loadMembers(context, deps),
  // Never cached: people change without the editor.
  gcTime: 0,
  component: () => <PeoplePage search={readMemberSearch(Route.useSearch())} />,
})
