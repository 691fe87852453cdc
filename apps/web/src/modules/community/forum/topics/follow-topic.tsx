import { useQuery } from "@tanstack/react-query"
import { Bell, BellRing } from "lucide-react"
import { useTranslations } from "use-intl"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import type { ShownTopic } from "../queries.ts"
import { tool } from "../thread/tool-row.ts"
import { followedTopicsQuery } from "./queries.ts"

/** Followers of a topic are notified of new questions. */
export function FollowTopic({ topic: { key, name } }: { topic: ShownTopic }) {
  const t = useTranslations("asking")
  const isCompany = useUser()?.role === "company"
  const { queryKey } = followedTopicsQuery()
  const { data } = useQuery(followedTopicsQuery())
  const showAs = (isFollowing: boolean) => (cache: OptimisticCache) =>
    cache.change(queryKey, ({ items }) => ({
      items: isFollowing ? [...items, key] : items.filter((each) => each !== key),
    }))
  const touches = ["follow"]
  const follow = useAction("PUT /v1/follows/{noun}/{id}", { optimistic: showAs(true), touches })
  const unfollow = useAction("DELETE /v1/follows/{noun}/{id}", { optimistic: showAs(false), touches })
  const isBusy = follow.underWay.length + unfollow.underWay.length > 0
  if (!data || isCompany) return null
  const isFollowing = data.items.includes(key)
  const Icon = isFollowing ? BellRing : Bell
  return (
    <button
      type="button"
      aria-pressed={isFollowing}
      onClick={() =>
        void (isBusy || (isFollowing ? unfollow : follow).run({ params: { noun: "topic", id: key } }))
      }
      className={`${tool} relative z-1 justify-self-start`}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(isFollowing ? "following" : "follow")}
      <span className="sr-only">{name}</span>
    </button>
  )
}
