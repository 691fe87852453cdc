import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  {
    to: "/account/notifications",
    text: "notifications",
    holds: ["/account/notifications", "/account/notifications-settings"],
    in: { account: 40 },
  },
]
