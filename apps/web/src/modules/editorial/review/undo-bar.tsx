import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { useDeskKeys } from "#web/kits/desk/keys.tsx"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { reviewQuery, undoableQuery } from "./queries.ts"

type Undoable = ApiResponse<"GET /v1/editors/undoable">["items"][number]

/** The newest decision of this editor, for as long as it can be undone. On every page of the desk, also after a reload. */
export function UndoBar() {
  const { data, dataUpdatedAt } = useQuery(undoableQuery)
  const items = data?.items ?? []
  const passed = useSecondsSince(dataUpdatedAt, items.length > 0)
  const newest = items.find(({ secondsLeft }) => secondsLeft > passed)
  return (
    // The region is there before its text: screen readers read the decision once, and never the counting.
    <div
      className={
        newest &&
        "sticky top-0 z-20 flex items-center justify-between gap-4 border-b bg-washi px-4 py-1 md:px-6"
      }
    >
      <p role="status" className="min-w-0 flex-1 text-sm">
        {newest ? <Decided decision={newest} /> : null}
      </p>
      {newest ? (
        <Undo key={newest.reviewId} id={newest.reviewId} seconds={newest.secondsLeft - passed} />
      ) : null}
    </div>
  )
}

function Decided({ decision: { applicant, title, choice, outcome } }: { decision: Undoable }) {
  const t = useTranslations("editors")
  const decided = choice ?? t(`earlierOutcome.${outcome}`)
  return applicant
    ? t("undo.of", { name: applicant.name, title, choice: decided })
    : t("undo.decided", { title, choice: decided })
}

function Undo({ id, seconds }: { id: string; seconds: number }) {
  const t = useTranslations("editors.undo")
  const cache = useQueryClient()
  const navigate = useNavigate()
  const undo = useAction("POST /v1/editors/reviews/{id}/undo", {
    touches: ["reviews", `review:${id}`],
    done: () => t("undone"),
    onDone: (review) => {
      cache.setQueryData(reviewQuery(id).queryKey, review)
      void navigate({ to: "/editors", search: { review: id } })
    },
  })
  const run = () => void undo.run({ params: { id } })
  useDeskKeys([{ keys: "u", label: t("key"), run }])
  return (
    <Button
      variant="secondary"
      aria-keyshortcuts="u"
      busy={undo.underWay.length > 0}
      busyLabel={t("undoing")}
      onClick={run}
    >
      <span className="whitespace-nowrap tabular-nums">{t("button", { seconds })}</span>
    </Button>
  )
}

/** Whole seconds, which count on while they are watched. */
function useSecondsSince(at: number, isWatched: boolean): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    if (!isWatched) return
    const count = () => setNow(Date.now())
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [isWatched])
  return Math.max(0, Math.floor((now - at) / 1_000))
}
