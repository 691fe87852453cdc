import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/mentors/profile", text: "ownMentorPage", audience: "senpai", in: { account: 65 } },
]
