import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account", text: "overview", holds: [], in: { account: 10 } },
  { to: "/account/suspended", text: "suspended", in: { suspended: 10 } },
]
