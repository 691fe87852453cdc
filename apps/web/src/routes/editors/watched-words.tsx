import { createFileRoute } from "@tanstack/react-router"
import { WatchedWordsPage } from "#web/modules/community/watched-words/watched-words-page.tsx"
import { loadWatchedWords } from "#web/modules/editorial/desk/queries.ts"

export const Route = createFileRoute("/editors/watched-words")({
  staticData: {
    title: "editors.watched.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms"],
  },
  loader: ({ context }) => loadWatchedWords(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: WatchedWordsPage,
})
