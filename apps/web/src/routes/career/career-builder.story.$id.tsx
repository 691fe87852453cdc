import { createFileRoute } from "@tanstack/react-router"
import { EpisodeNotFound, EpisodePage } from "#web/modules/career/stories/episode/episode-page.tsx"
import { loadEpisode } from "#web/modules/career/stories/loader.ts"
import { readEpisodeSearch } from "#web/modules/career/stories/search.ts"

export const Route = createFileRoute("/career/career-builder/story/$id")({
  staticData: {
    title: "stories.title",
    access: "user",
    layout: "career",
    texts: ["careerDocuments", "documentReviews", "documents", "forms", "stories", "storyPrompts"],
  },
  validateSearch: readEpisodeSearch,
  loaderDeps: ({ search }) => readEpisodeSearch(search),
  loader: ({ context, params: { id }, deps, abortController: { signal } }) =>
    loadEpisode(context, id, deps, signal),
  // Never cached: editing starts with the current text.
  gcTime: 0,
  notFoundComponent: EpisodeNotFound,
  component: Episode,
})

function Episode() {
  const document = Route.useLoaderData()
  return <EpisodePage key={document.id} document={document} />
}
