import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/courses", text: "ownCourses", audience: "authors", in: { account: 80 } },
]
