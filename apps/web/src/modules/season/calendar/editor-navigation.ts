import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/calendar", text: "makingCalendar", audience: ["writer", "reviewer"], in: { write: 20 } },
]
