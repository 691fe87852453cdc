import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useIsMember } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import type { QuestionSummary } from "../queries.ts"
import { tool } from "../thread/tool-row.ts"

/** Covers a question by a blocked author with one line; the list itself is the same for everyone. */
export function RowShade({ question: { id, author } }: { question: QuestionSummary }) {
  const t = useTranslations("forum")
  const [isOpen, setOpen] = useState(false)
  const isMember = useIsMember()
  const isAlive = useIsHydrated()
  const isAsked = isMember && isAlive && author.kind === "member"
  const { data } = useQuery({ ...personalQuery(`question:${id}`), enabled: isAsked })
  if (!data?.block.isBlocked || isOpen) return null
  return (
    <p className="shade flex flex-wrap items-center gap-x-4 py-3 text-ink-soft text-sm">
      {t("blockedHidden")}
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        {t("blockedShow")}
      </button>
    </p>
  )
}
