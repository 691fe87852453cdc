import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useMayPublish } from "#web/kits/publishing/for-reviewers.tsx"
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
  const [status, setStatus] = useState<EventDraftStatus>(loaded)
  /** Counts how often another window's draft was taken; each time the editor remounts. */
  const [taken, setTaken] = useState(0)
  const isWaiting = status.state === "waiting"
  const isOver = status.isCancelled || (status.state === "declined" && status.eventId === null)
  const isTheirs = place.isEditors && status.isProposal && status.eventId === null
  return (
    <div className={place.isEditors ? "max-w-6xl" : "page py-8 md:py-14"}>
      <TextLink kind="stand-alone" href={place.list}>
        ← {t(place.isEditors ? "title" : "ownTitle")}
      </TextLink>
      <h1 className="voice-serif mt-2 text-title">{t(draft.version === 0 ? "make" : "change")}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8">
        <StatusNotice status={status} />
        {isWaiting && !place.isEditors ? <WithdrawDraft id={draft.id} onDone={setStatus} /> : null}
        {isWaiting || isOver || isTheirs ? (
          <EventProof document={draft.document} />
        ) : (
          <Editor
            key={taken}
            draft={draft}
            status={status}
            onStatus={setStatus}
            onReplaced={(other) => {
              setDraft(other)
              setStatus(other)
              setTaken(taken + 1)
            }}
          />
        )}
        {status.version === 0 || status.isCancelled || isTheirs ? null : (
          <EventUnpublishSection id={draft.id} status={status} onStatus={setStatus} />
        )}
      </div>
    </div>
  )
}

function StatusNotice({ status }: { status: EventDraftStatus }) {
  const t = useTranslations("makingEvents")
  const place = usePlace()
  const { state, reason, eventId, isCancelled } = status
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
          <TextLink kind="stand-alone" href={place.dashboard(eventId)}>
            {t("toDashboard")} →
          </TextLink>
        </p>
      )}
    </Notice>
  )
}

function WithdrawDraft({ id, onDone }: { id: string; onDone: (status: EventDraftStatus) => void }) {
  const t = useTranslations("makingEvents")
  const withdrawal = useAction("DELETE /v1/event-drafts/{id}/review", {
    touches: ["event-drafts"],
    done: () => t("withdrawn"),
    onDone,
  })
  return (
    <p>
      <Button
        variant="secondary"
        busy={withdrawal.underWay.length > 0}
        onClick={() => void withdrawal.run({ params: { id } })}
      >
        {t("withdraw")}
      </Button>
    </p>
  )
}

interface EndingProps {
  readonly id: string
  readonly status: EventDraftStatus
  readonly onStatus: (status: EventDraftStatus) => void
}

/** An event is unpublished before it is deleted; both ask for confirmation. */
function EventUnpublishSection({ id, status, onStatus }: EndingProps) {
  const t = useTranslations("makingEvents")
  const navigate = useNavigate()
  const { list, isEditors } = usePlace()
  const mayPublish = useMayPublish()
  const touches = ["event-drafts"]
  const takeDown = useAction("DELETE /v1/event-drafts/{id}/publication", {
    touches,
    done: () => t("takenDown"),
    onDone: onStatus,
  })
  const remove = useAction("DELETE /v1/event-drafts/{id}", { touches, done: () => t("removed") })
  const isPublished = status.eventId !== null
  if (isPublished && !(isEditors && mayPublish)) return null
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
