import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/hosted-events", text: "makingEvents", audience: "hosts", in: { account: 90 } },
]
