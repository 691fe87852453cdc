import { createFileRoute } from "@tanstack/react-router"
import { loadCareerDocuments } from "#web/modules/career/career-documents/queries.ts"
import { StoriesPage, StoriesSkeleton } from "#web/modules/career/stories/list/stories-page.tsx"

export const Route = createFileRoute("/career/career-builder/story/")({
  staticData: {
    title: "stories.title",
    access: "user",
    layout: "career",
    texts: ["stories", "storyPrompts"],
  },
  loader: ({ context }) => loadCareerDocuments(context, "episode"),
  // Never cached: a story may have been changed since.
  gcTime: 0,
  pendingComponent: StoriesSkeleton,
  component: () => <StoriesPage episodes={Route.useLoaderData()} />,
})
