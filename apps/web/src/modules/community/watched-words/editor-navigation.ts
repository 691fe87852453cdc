import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/watched-words", text: "watchedWords", in: { tabs: 10 } },
]
