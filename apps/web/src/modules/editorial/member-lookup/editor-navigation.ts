import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/people", text: "memberLookup", audience: ["moderator", "screener"], in: { people: 10 } },
]
