import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/writing", text: "writingDesk", audience: ["writer", "reviewer"], in: { write: 5 } },
]
