import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/suspensions", text: "suspensions", audience: ["moderator"], in: { people: 20 } },
]
