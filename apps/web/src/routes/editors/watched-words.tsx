import { createFileRoute } from "@tanstack/react-router"
import { loadWatchedWords } from "#web/modules/community/watched-words/queries.ts"
import { WatchedWordsPage } from "#web/modules/community/watched-words/watched-words-page.tsx"

export const Route = createFileRoute("/editors/watched-words")({
  staticData: {
    title: "watchedWords.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "watchedWords", "forms"],
  },
  loader: ({ context }) => loadWatchedWords(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: WatchedWordsPage,
})
