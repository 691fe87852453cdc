import { createFileRoute } from "@tanstack/react-router"
import { loadSaved } from "#web/features/saved/queries.ts"
import { SavedPage } from "#web/features/saved/saved-page.tsx"

export const Route = createFileRoute("/account/saved/article")({
  staticData: { title: "saved.title.article", access: "user", texts: ["saved"] },
  loader: ({ context }) => loadSaved(context, "article"),
  component: () => <SavedPage noun="article" />,
})
