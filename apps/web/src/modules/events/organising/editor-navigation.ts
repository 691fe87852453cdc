import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/events", text: "makingEvents", audience: ["writer", "reviewer"], in: { write: 10 } },
]
