import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/watched-words", text: "watchedWords", audience: ["moderator"], in: { settings: 10 } },
]
