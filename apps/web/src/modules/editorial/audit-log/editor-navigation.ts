import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/audit-log", text: "auditLog", audience: "administrators", in: { settings: 30 } },
]
