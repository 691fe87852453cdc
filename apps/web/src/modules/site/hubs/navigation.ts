import { BookOpen, Briefcase } from "lucide-react"
import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  {
    to: "/learning",
    text: "learn",
    holds: ["/learning", "/article", "/course", "/glossary"],
    icon: BookOpen,
    in: { header: 10, bottom: 20, read: 60 },
  },
  { to: "/career", text: "career", in: { header: 20, hunt: 10 } },
  {
    to: "/career",
    text: "career",
    holds: ["/career", "/shukatsu-calendar"],
    icon: Briefcase,
    in: { bottom: 40 },
  },
  { to: "/learning", text: "overview", holds: [], in: { learning: 10 } },
  { to: "/career", text: "overview", holds: [], in: { career: 10 } },
]
