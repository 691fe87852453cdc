import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  {
    to: "/career/career-builder/reviews",
    text: "documentReviews",
    audience: "sessions",
    in: { account: 57 },
  },
]
