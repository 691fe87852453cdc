import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Ago } from "#web/ui/text/ago.tsx"

const loadHistory = async (queries: Queries) => {
  const [{ HistoryDialog }] = await Promise.all([import("./history-dialog.tsx"), queries.open()])
  return HistoryDialog
}

interface EditedProps {
  readonly noun: "question" | "answer"
  readonly id: string
  readonly at: string | null
}

/** Marks an edited post and links to its history. */
export function Edited({ noun, id, at }: EditedProps) {
  const t = useTranslations("forum")
  const [isOpen, setOpen] = useState(false)
  const HistoryDialog = useLoaded(isOpen && loadHistory, useApp().queries)
  if (at === null) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 underline decoration-rule-strong underline-offset-4 hover:text-ink"
      >
        {t("edited")} <Ago at={at} />
      </button>
      {HistoryDialog ? (
        <HistoryDialog noun={noun} id={id} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
