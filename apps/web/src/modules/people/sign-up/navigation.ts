import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/sign-up", text: "signUp", audience: "visitors", returnsHere: true, in: { account: 20 } },
]
