import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/career/career-builder/emails", text: "keigoEmails", in: { hunt: 60 } },
]
