import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/courses", text: "places.courses", audience: "authors", in: { account: 80 } },
]
