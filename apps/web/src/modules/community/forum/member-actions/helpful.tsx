import { useQuery } from "@tanstack/react-query"
import { ThumbsUp } from "lucide-react"
import { useTranslations } from "use-intl"
import type { VotedNoun } from "#web/lib/api/api-kinds.ts"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { tool } from "#web/ui/control/tool.ts"

interface HelpfulProps {
  readonly noun: VotedNoun
  readonly id: string
  readonly questionId: string
  /** Number of votes; omitted if the page's number covers more than this item. */
  readonly count?: number
}

/** A toggle. Authors cannot vote for their own post. */
export function Helpful({ noun, id, questionId, count }: HelpfulProps) {
  const t = useTranslations("asking")
  const tForum = useTranslations("forum")
  const { data } = useQuery(personalQuery(`${noun}:${id}`))
  const showAs = (hasVoted: boolean) => (cache: OptimisticCache) =>
    cache.change(personalQuery(`${noun}:${id}`).queryKey, (before) => ({
      ...before,
      vote: { ...before.vote, hasVoted },
    }))
  const touches = [`question:${questionId}`, "vote"]
  const vote = useAction("PUT /v1/votes/{noun}/{id}", { optimistic: showAs(true), touches })
  const unvote = useAction("DELETE /v1/votes/{noun}/{id}", { optimistic: showAs(false), touches })
  const isBusy = vote.underWay.length + unvote.underWay.length > 0
  if (!data?.vote.mayVote || data.mine.isMine)
    return count ? (
      <p className="inline-flex min-h-11 items-center text-ink-soft text-sm">
        {tForum("helpful", { count })}
      </p>
    ) : null
  const { hasVoted } = data.vote
  return (
    <button
      type="button"
      aria-pressed={hasVoted}
      onClick={() => void (isBusy || (hasVoted ? unvote : vote).run({ params: { noun, id } }))}
      className={tool}
    >
      <ThumbsUp aria-hidden className="size-4.5" />
      {t("helpful")}
      {count ? <span className="tabular-nums">{count}</span> : null}
    </button>
  )
}
