import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/saved/article", text: "saved", holds: ["/account/saved"], in: { account: 50 } },
]
