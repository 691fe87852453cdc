import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/member-profile", text: "places.memberProfile", in: { account: 20 } },
  { to: "/account/career-profile", text: "places.careerProfile", audience: "students", in: { account: 30 } },
]
