import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/use-action.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { usePlace } from "../place.ts"
import type { Standing } from "../queries.ts"

interface EndingProps {
  readonly id: string
  readonly standing: Standing
  readonly onStanding: (standing: Standing) => void
}

/** Taking it down comes before removing it for good; both ask first. */
export function Ending({ id, standing, onStanding }: EndingProps) {
  const t = useTranslations("makingEvents")
  const navigate = useNavigate()
  const { list, isEditors } = usePlace()
  const [isAsking, setAsking] = useState(false)
  const touches = ["event-drafts"]
  const takeDown = useAction("DELETE /v1/event-drafts/{id}/publication", {
    touches,
    done: () => t("takenDown"),
    onDone: onStanding,
  })
  const remove = useAction("DELETE /v1/event-drafts/{id}", { touches, done: () => t("removed") })
  const isPublished = standing.eventId !== null
  if (isPublished && !isEditors) return null
  const word = isPublished ? "takeDown" : "remove"
  const run = async () => {
    const isDone = await (isPublished ? takeDown : remove).run({ params: { id } })
    setAsking(false)
    if (isDone && !isPublished) await navigate({ href: list, ignoreBlocker: true })
  }
  return (
    <section aria-labelledby="ending" className="grid justify-items-start gap-3 border-t pt-6">
      <h2 id="ending" className="voice-serif text-heading">
        {t(`${word}Title`)}
      </h2>
      <p className="max-w-measure text-ink-soft">{t(`${word}Text`)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(word)}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(`${word}Ask`)}
        closeLabel={t("no")}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("no")}
            </Button>
            <Button
              variant="danger"
              busy={takeDown.underWay.length + remove.underWay.length > 0}
              onClick={() => void run()}
            >
              {t(word)}
            </Button>
          </>
        }
      >
        <p>{t(`${word}Text`)}</p>
      </Dialog>
    </section>
  )
}
