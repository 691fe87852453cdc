import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/tips", text: "places.tips", audience: "authors", in: { account: 70 } },
]
