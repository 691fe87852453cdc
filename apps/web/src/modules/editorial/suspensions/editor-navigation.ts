import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/suspensions", text: "suspensions", in: { tabs: 20 } },
]
