import { MessageCircleQuestionMark } from "lucide-react"
import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  {
    to: "/community/ask-senpai",
    text: "forum",
    holds: ["/community"],
    icon: MessageCircleQuestionMark,
    in: { header: 30, bottom: 30, hunt: 30 },
  },
]
