import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/templates", text: "decisionTemplates", in: { settings: 15 } },
]
