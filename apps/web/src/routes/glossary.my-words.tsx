import { createFileRoute } from "@tanstack/react-router"
import { WordsPage } from "#web/modules/learning/words/words-page.tsx"

export const Route = createFileRoute("/glossary/my-words")({
  staticData: { title: "words.title", texts: ["words"], layout: "learning", search: [] },
  loader: async ({ context }) => void (await context.queries.open()),
  component: WordsPage,
})
