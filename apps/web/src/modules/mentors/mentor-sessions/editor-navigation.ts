import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/session-pauses", text: "sessionPauses", audience: ["moderator"], in: { people: 40 } },
  { to: "/editors/session-feedback", text: "sessionFeedback", audience: ["moderator"], in: { people: 50 } },
]
