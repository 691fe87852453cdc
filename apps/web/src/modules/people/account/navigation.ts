import { UserRound } from "lucide-react"
import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/account", text: "account", audience: "members", holds: [], in: { account: 10 } },
  { to: "/account", text: "me", audience: "members", icon: UserRound, in: { bottom: 50 } },
]
