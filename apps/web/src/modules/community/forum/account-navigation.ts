import type { AccountEntry } from "#web/lib/page/navigation.ts"

export const accountNavigation: readonly AccountEntry[] = [
  { to: "/account/posts", text: "hiddenPosts", in: { account: 100 } },
]
