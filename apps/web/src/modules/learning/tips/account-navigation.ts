import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/tips", text: "ownTips", audience: "authors", in: { account: 70 } },
]
