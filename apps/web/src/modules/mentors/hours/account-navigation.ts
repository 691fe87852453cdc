import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/mentors/hours", text: "mentorHours", audience: "senpai", in: { account: 56 } },
]
