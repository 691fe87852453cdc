import { useQuery } from "@tanstack/react-query"
import { Bell, BellRing } from "lucide-react"
import { useTranslations } from "use-intl"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { classNames } from "#web/ui/class-names.ts"
import { tool } from "#web/ui/control/tool.ts"

interface FollowButtonProps {
  readonly noun: "mentor" | "question" | "topic"
  readonly id: string
  readonly isFollowing: boolean
  /** Shows the change before it is confirmed. */
  readonly showAs: (isFollowing: boolean) => (cache: OptimisticCache) => void
  /** For screen readers, where several are in a list. */
  readonly name?: string
  readonly className?: string
}

export function FollowButton({ noun, id, isFollowing, showAs, name, className }: FollowButtonProps) {
  const t = useTranslations("subjectTools")
  const touches = ["follow"]
  const follow = useAction("PUT /v1/follows/{noun}/{id}", { optimistic: showAs(true), touches })
  const unfollow = useAction("DELETE /v1/follows/{noun}/{id}", { optimistic: showAs(false), touches })
  const isBusy = follow.underWay.length + unfollow.underWay.length > 0
  const Icon = isFollowing ? BellRing : Bell
  return (
    <button
      type="button"
      aria-pressed={isFollowing}
      onClick={() => void (isBusy || (isFollowing ? unfollow : follow).run({ params: { noun, id } }))}
      className={classNames(tool, className)}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(isFollowing ? "following" : "follow")}
      {name ? <span className="sr-only">{name}</span> : null}
    </button>
  )
}

/** Followers are notified of what is new. Nothing if the reader may not follow it. */
export function FollowTool({ noun, id }: { noun: "mentor" | "question"; id: string }) {
  const { queryKey } = personalQuery(`${noun}:${id}`)
  const { data } = useQuery(personalQuery(`${noun}:${id}`))
  if (!data?.follow.mayFollow) return null
  return (
    <FollowButton
      noun={noun}
      id={id}
      isFollowing={data.follow.isFollowing}
      showAs={(isFollowing) => (cache) =>
        cache.change(queryKey, (before) => ({ ...before, follow: { ...before.follow, isFollowing } }))
      }
    />
  )
}
