import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { AskedEnding } from "#web/ui/text/ending-section.tsx"
import { usePlace } from "../place.ts"
import type { EventDraft, EventDraftStatus } from "../queries.ts"
import { Editor } from "./editor.tsx"
import { EventProof } from "./event-proof.tsx"

/** Shows the editor, or the read-only document while it is under review or once it is over. */
export function WriteEventPage({ draft: loaded }: { draft: EventDraft }) {
  const t = useTranslations("makingEvents")
  const place = usePlace()
  const [draft, setDraft] = useState(loaded)
  const [standing, setStanding] = useState<EventDraftStatus>(loaded)
  /** Counts how often another window's draft was taken; each time the editor remounts. */
  const [taken, setTaken] = useState(0)
  const isWaiting = standing.state === "waiting"
  const isOver = standing.isCancelled || (standing.state === "declined" && standing.eventId === null)
  const isTheirs = place.isEditors && standing.isProposal && standing.eventId === null
  return (
    <div className={place.isEditors ? "max-w-6xl" : "page py-8 md:py-14"}>
      <TextLink kind="stand-alone" href={place.list}>
        ← {t(place.isEditors ? "title" : "ownTitle")}
      </TextLink>
      <h1 className="voice-serif mt-2 text-title">{t(draft.version === 0 ? "make" : "change")}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8">
        <StandingNotice standing={standing} />
        {isWaiting && !place.isEditors ? <WithdrawDraft id={draft.id} onDone={setStanding} /> : null}
        {isWaiting || isOver || isTheirs ? (
          <EventProof document={draft.document} />
        ) : (
          <Editor
            key={taken}
            draft={draft}
            standing={standing}
            onStanding={setStanding}
            onReplaced={(other) => {
              setDraft(other)
              setStanding(other)
              setTaken(taken + 1)
            }}
          />
        )}
        {standing.version === 0 || standing.isCancelled || isTheirs ? null : (
          <EventUnpublishSection id={draft.id} standing={standing} onStanding={setStanding} />
        )}
      </div>
    </div>
  )
}

function StandingNotice({ standing }: { standing: EventDraftStatus }) {
  const t = useTranslations("makingEvents")
  const place = usePlace()
  const { state, reason, eventId, isCancelled } = standing
  if (state === "draft" && eventId === null) return null
  const shown = isCancelled ? "cancelled" : state
  return (
    <Notice title={t(`state.${shown}`)}>
      {reason === null ? t(`stateText.${shown}`) : <p>{reason}</p>}
      {eventId === null ? null : (
        <p className="flex flex-wrap gap-x-6">
          <TextLink kind="stand-alone" href={place.page(eventId)}>
            {t("see")} →
          </TextLink>
          <TextLink kind="stand-alone" href={place.desk(eventId)}>
            {t("toDesk")} →
          </TextLink>
        </p>
      )}
    </Notice>
  )
}

function WithdrawDraft({ id, onDone }: { id: string; onDone: (standing: EventDraftStatus) => void }) {
  const t = useTranslations("makingEvents")
  const takeBack = useAction("DELETE /v1/event-drafts/{id}/review", {
    touches: ["event-drafts"],
    done: () => t("takenBack"),
    onDone,
  })
  return (
    <p>
      <Button
        variant="secondary"
        busy={takeBack.underWay.length > 0}
        onClick={() => void takeBack.run({ params: { id } })}
      >
        {t("takeBack")}
      </Button>
    </p>
  )
}

interface EndingProps {
  readonly id: string
  readonly standing: EventDraftStatus
  readonly onStanding: (standing: EventDraftStatus) => void
}

/** An event is unpublished before it is deleted; both ask for confirmation. */
function EventUnpublishSection({ id, standing, onStanding }: EndingProps) {
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
