import { House } from "lucide-react"
import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [{ to: "/", text: "home", icon: House, in: { bottom: 10 } }]
