import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  {
    to: "/editors/invitations",
    text: "accountInvitations",
    audience: "administrators",
    in: { settings: 20 },
  },
]
