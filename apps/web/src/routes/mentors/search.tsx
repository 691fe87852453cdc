import { createFileRoute } from "@tanstack/react-router"
import { mentorList, readMentorSearch } from "#web/modules/mentors/directory/address.ts"
import { loadMentors } from "#web/modules/mentors/directory/list/loader.ts"
import { MentorsPage, MentorsSkeleton } from "#web/modules/mentors/directory/list/mentors-page.tsx"
import { mentorsHead } from "#web/modules/mentors/directory/list/route.ts"

export const Route = createFileRoute("/mentors/search")({
  staticData: { texts: ["mentors"], search: mentorList.cacheableParams },
  validateSearch: readMentorSearch,
  loaderDeps: ({ search }) => readMentorSearch(search),
  loader: ({ context, deps }) => loadMentors(context, deps),
  head: ({ match }) => mentorsHead(match),
  pendingComponent: MentorsSkeleton,
  component: () => <MentorsPage search={Route.useLoaderDeps()} />,
})
