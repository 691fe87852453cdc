import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/published-courses", text: "publishedCourses", audience: ["reviewer"], in: { write: 40 } },
]
