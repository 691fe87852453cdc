import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/member-profile", text: "memberProfile", in: { account: 20 } },
  { to: "/account/career-profile", text: "careerProfile", audience: "students", in: { account: 30 } },
]
