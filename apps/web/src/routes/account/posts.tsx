import { createFileRoute } from "@tanstack/react-router"
import { HiddenPostsPage } from "#web/modules/community/forum/hidden/hidden-posts-page.tsx"
import { loadHiddenPosts } from "#web/modules/community/forum/hidden/queries.ts"

export const Route = createFileRoute("/account/posts")({
  staticData: {
    title: "hiddenPosts.title",
    access: "registered",
    texts: ["account", "forms", "hiddenPosts"],
  },
  loader: ({ context }) => loadHiddenPosts(context),
  gcTime: 0,
  component: HiddenPostsPage,
})
