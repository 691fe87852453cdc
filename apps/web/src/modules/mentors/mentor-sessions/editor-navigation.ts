import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/session-pauses", text: "sessionPauses", in: { tabs: 22 } },
  { to: "/editors/session-feedback", text: "sessionFeedback", in: { tabs: 24 } },
]
