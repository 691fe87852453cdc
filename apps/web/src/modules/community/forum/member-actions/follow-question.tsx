import { useQuery } from "@tanstack/react-query"
import { Bell, BellRing } from "lucide-react"
import { useTranslations } from "use-intl"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { tool } from "../thread/tool-row.ts"

/** Followers are notified of answers. */
export function FollowQuestion({ id }: { id: string }) {
  const t = useTranslations("asking")
  const { queryKey } = personalQuery(`question:${id}`)
  const { data } = useQuery(personalQuery(`question:${id}`))
  const showAs = (isFollowing: boolean) => (cache: OptimisticCache) =>
    cache.change(queryKey, (before) => ({ ...before, follow: { ...before.follow, isFollowing } }))
  const touches = ["follow"]
  const follow = useAction("PUT /v1/follows/{noun}/{id}", { optimistic: showAs(true), touches })
  const unfollow = useAction("DELETE /v1/follows/{noun}/{id}", { optimistic: showAs(false), touches })
  const isBusy = follow.underWay.length + unfollow.underWay.length > 0
  if (!data?.follow.mayFollow) return null
  const { isFollowing } = data.follow
  const Icon = isFollowing ? BellRing : Bell
  return (
    <button
      type="button"
      aria-pressed={isFollowing}
      onClick={() =>
        void (isBusy || (isFollowing ? unfollow : follow).run({ params: { noun: "question", id } }))
      }
      className={tool}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(isFollowing ? "following" : "follow")}
    </button>
  )
}
