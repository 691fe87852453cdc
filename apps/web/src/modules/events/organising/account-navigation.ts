import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/hosted-events", text: "places.hostedEvents", audience: "hosts", in: { account: 90 } },
]
