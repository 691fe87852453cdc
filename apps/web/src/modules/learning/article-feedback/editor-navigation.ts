import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  {
    to: "/editors/article-feedback",
    text: "articleFeedback",
    audience: ["writer", "reviewer"],
    in: { write: 70 },
  },
]
