import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { tagsOf } from "../member-actions/facts.ts"
import { mergedQuery } from "./queries.ts"

/** Questions merged into this one, each with an undo button. */
export function MergedQuestions({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useTranslations("asking")
  const heading = useId()
  const { data } = useQuery({ ...mergedQuery(id), enabled: isOpen })
  const undo = useAction("DELETE /v1/editors/questions/{id}/merge", {
    touches: [...tagsOf(id), "questions"],
    done: () => t("merge.undone"),
  })
  const merged = data?.items ?? []
  if (merged.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-1 border-t pt-4">
      <h3 id={heading} className="font-semibold">
        {t("merge.merged")}
      </h3>
      <ul className="grid gap-1">
        {merged.map((each) => (
          <li key={each.id} className="flex min-h-11 items-center justify-between gap-3">
            <span className="wrap-anywhere" lang={each.language}>
              {each.title}
            </span>
            <Button
              variant="quiet"
              className="shrink-0"
              aria-label={t("merge.undoOf", { title: each.title })}
              busy={undo.underWay.some(({ params }) => params.id === each.id)}
              busyLabel={t("merge.undoing")}
              onClick={() => void undo.run({ params: { id: each.id } })}
            >
              {t("merge.undo")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
