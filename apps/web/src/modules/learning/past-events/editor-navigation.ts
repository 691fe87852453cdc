import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/past-events", text: "pastEvents", in: { tabs: 40 } },
]
