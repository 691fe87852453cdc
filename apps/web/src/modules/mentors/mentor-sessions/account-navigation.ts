import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/mentors/sessions", text: "mentorSessions", audience: "sessions", in: { account: 55 } },
]
