import { UserRound } from "lucide-react"
import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/sign-out", text: "signOut", audience: "members", in: { account: 60 } },
  { to: "/sign-in", text: "signIn", audience: "visitors", returnsHere: true, in: { account: 10 } },
  {
    to: "/sign-in",
    text: "signIn",
    audience: "visitors",
    returnsHere: true,
    holds: ["/sign-in", "/sign-in-mail", "/auth"],
    icon: UserRound,
    in: { bottom: 50 },
  },
]
