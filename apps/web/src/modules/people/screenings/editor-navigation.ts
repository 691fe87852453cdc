import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/screenings", text: "screenings", audience: ["screener"], in: { people: 30 } },
]
