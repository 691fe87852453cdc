import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  {
    to: "/editors/past-events",
    text: "makingPastEvents",
    audience: ["writer", "reviewer"],
    in: { write: 30 },
  },
]
