import { createFileRoute } from "@tanstack/react-router"
import { loadSaved } from "#web/features/saved/queries.ts"
import { SavedPage } from "#web/features/saved/saved-page.tsx"

export const Route = createFileRoute("/account/saved/ask-senpai")({
  staticData: { title: "saved.title.question", access: "user", texts: ["saved"] },
  loader: ({ context }) => loadSaved(context, "question"),
  component: () => <SavedPage noun="question" />,
})
