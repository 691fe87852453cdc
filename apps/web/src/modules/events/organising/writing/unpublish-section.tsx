import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { AskedEnding } from "#web/ui/text/ending-section.tsx"
import { usePlace } from "../place.ts"
import type { EventDraftStatus } from "../queries.ts"

interface EndingProps {
  readonly id: string
  readonly standing: EventDraftStatus
  readonly onStanding: (standing: EventDraftStatus) => void
}

/** An event is unpublished before it is deleted; both ask for confirmation. */
export function EventUnpublishSection({ id, standing, onStanding }: EndingProps) {
  const t = useTranslations("makingEvents")
  const navigate = useNavigate()
  const { list, isEditors } = usePlace()
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
    if (isDone && !isPublished) await navigate({ href: list, ignoreBlocker: true })
  }
  return (
    <AskedEnding
      title={t(`${word}Title`)}
      text={t(`${word}Text`)}
      label={t(word)}
      ask={t(`${word}Ask`)}
      cancel={t("no")}
      isBusy={takeDown.underWay.length + remove.underWay.length > 0}
      onYes={run}
    />
  )
}
