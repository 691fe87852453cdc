import { useQuery } from "@tanstack/react-query"
import { ThumbsUp } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import type { TipSummary } from "../queries.ts"
import { HelpfulCount } from "./helpful-count.tsx"

type VotedTip = Pick<TipSummary, "id" | "helpfulCount">

/** The members' half, loaded with the client cache after the page. Authors cannot vote for their own tip. */
export function Helpful({ tip: { id, helpfulCount } }: { tip: VotedTip }) {
  const t = useTranslations("tips")
  const { data } = useQuery(personalQuery(`tip:${id}`))
  const showAs = (hasVoted: boolean) => (cache: OptimisticCache) =>
    cache.change(personalQuery(`tip:${id}`).queryKey, (before) => ({
      ...before,
      vote: { ...before.vote, hasVoted },
    }))
  const touches = ["vote"]
  const vote = useAction("PUT /v1/votes/{noun}/{id}", { optimistic: showAs(true), touches })
  const unvote = useAction("DELETE /v1/votes/{noun}/{id}", { optimistic: showAs(false), touches })
  const isBusy = vote.underWay.length + unvote.underWay.length > 0
  const hasVoted = data?.vote.hasVoted
  // The page's count was rendered before this press.
  const [atFirst, setAtFirst] = useState(hasVoted)
  if (atFirst === undefined && hasVoted !== undefined) setAtFirst(hasVoted)
  if (!data?.vote.mayVote) return <HelpfulCount count={helpfulCount} />
  const count = helpfulCount + Number(hasVoted) - Number(atFirst)
  return (
    <button
      type="button"
      aria-pressed={hasVoted}
      onClick={() => void (isBusy || (hasVoted ? unvote : vote).run({ params: { noun: "tip", id } }))}
      className="inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink aria-pressed:text-shu-ink"
    >
      <ThumbsUp aria-hidden className="size-4.5" />
      {t("helpful")}
      {count > 0 ? <span className="tabular-nums">{count}</span> : null}
    </button>
  )
}
