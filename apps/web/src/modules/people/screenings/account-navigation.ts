import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/senpai", text: "screening", audience: "senpai", in: { account: 25 } },
]
