import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/use-action.ts"
import { useHref } from "#web/lib/use-app.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"

/** For what readers have never seen. */
export function Ending({ id }: { id: string }) {
  const t = useTranslations("ownCourses")
  const href = useHref()
  const navigate = useNavigate()
  const remove = useAction("DELETE /v1/course-drafts/{id}", {
    touches: ["course-drafts"],
    done: () => t("removed"),
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="ending" className="grid justify-items-start gap-3 border-t pt-6">
      <h2 id="ending" className="voice-serif text-heading">
        {t("removeTitle")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t("removeText")}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("removeCourse")}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("removeAsk")}
        closeLabel={t("cancel")}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button
              variant="danger"
              busy={remove.underWay.length > 0}
              busyLabel={t("removing")}
              onClick={async () => {
                if (await remove.run({ params: { id } }))
                  await navigate({ href: href("/account/courses"), ignoreBlocker: true })
              }}
            >
              {t("removeCourse")}
            </Button>
          </>
        }
      >
        <p>{t("removeText")}</p>
      </Dialog>
    </section>
  )
}
