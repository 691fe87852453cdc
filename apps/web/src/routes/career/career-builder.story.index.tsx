import { createFileRoute } from "@tanstack/react-router"
import { loadDocumentList } from "#web/modules/career/career-documents/queries.ts"
import { StoriesPage, StoriesSkeleton } from "#web/modules/career/stories/list/stories-page.tsx"

export const Route = createFileRoute("/career/career-builder/story/")({
  staticData: {
    title: "stories.title",
    access: "user",
    layout: "career",
    texts: ["careerDocuments", "stories", "storyPrompts"],
  },
  loader: ({ context }) => loadDocumentList(context, "episode"),
  // Never cached: a story may have been changed since.
  gcTime: 0,
  pendingComponent: StoriesSkeleton,
  component: Stories,
})

function Stories() {
  const { items, unreadable } = Route.useLoaderData()
  return <StoriesPage episodes={items} unreadable={unreadable} />
}
