import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  {
    to: "/account/saved/article",
    text: "saved",
    audience: "members",
    holds: ["/account/saved"],
    in: { account: 40 },
  },
]
