import { createFileRoute } from "@tanstack/react-router"
import { EditorHomePage } from "#web/modules/editorial/home/editor-home-page.tsx"
import { loadEditorHome } from "#web/modules/editorial/review/queries.ts"

export const Route = createFileRoute("/editors/")({
  staticData: { title: "editors.title", access: "editor", layout: "none", texts: ["editors", "forms"] },
  loader: ({ context }) => loadEditorHome(context),
  // Never cached: other editors work on the same queues.
  gcTime: 0,
  component: EditorHomePage,
})
