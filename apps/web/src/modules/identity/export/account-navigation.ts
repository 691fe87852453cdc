import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/data", text: "data", in: { account: 120, suspended: 20 } },
]
