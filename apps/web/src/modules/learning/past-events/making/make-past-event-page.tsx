import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useMayPublish } from "#web/kits/publishing/for-reviewers.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { AskedEnding } from "#web/ui/text/ending-section.tsx"
import { pastEventHref } from "../address.ts"
import { DRAFTS_PATH } from "./past-event-drafts-page.tsx"
import { PastEventForm } from "./past-event-form.tsx"
import type { PastEventDraft } from "./queries.ts"
import type { CaptionsComponent } from "./recording-words.tsx"

interface MakePastEventPageProps {
  readonly draft: PastEventDraft
  readonly Captions: CaptionsComponent
}

export function MakePastEventPage({ draft, Captions }: MakePastEventPageProps) {
  const t = useTranslations("makingPastEvents")
  const href = useHref()
  const mayPublish = useMayPublish()
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-6">
      <div>
        <TextLink kind="stand-alone" href={href(DRAFTS_PATH)}>
          ← {t("title")}
        </TextLink>
        <h1 className="voice-serif text-title">{t(draft.version === 0 ? "make" : "change")}</h1>
        {draft.pastEventId ? (
          <TextLink kind="stand-alone" href={href(pastEventHref(draft.pastEventId))}>
            {t("see")} →
          </TextLink>
        ) : null}
      </div>
      <PastEventForm key={`${draft.id} ${draft.version}`} draft={draft} Captions={Captions} />
      {draft.version === 0 || (draft.pastEventId !== null && !mayPublish) ? null : (
        <UnpublishSection draft={draft} />
      )}
    </div>
  )
}

/** A past event is unpublished before it is deleted; both ask for confirmation. */
function UnpublishSection({ draft }: { draft: PastEventDraft }) {
  const t = useTranslations("makingPastEvents")
  const href = useHref()
  const navigate = useNavigate()
  const touches = ["past-events"]
  const takeDown = useAction("DELETE /v1/past-event-drafts/{id}/publication", {
    touches,
    done: () => t("takenDown"),
  })
  const remove = useAction("DELETE /v1/past-event-drafts/{id}", { touches, done: () => t("removed") })
  const act = draft.pastEventId === null ? remove : takeDown
  const word = draft.pastEventId === null ? "remove" : "takeDown"
  const run = async () => {
    if (await act.run({ params: { id: draft.id } })) await navigate({ href: href(DRAFTS_PATH) })
  }
  return (
    <AskedEnding
      title={t(`${word}Title`)}
      text={t(`${word}Text`)}
      label={t(word)}
      ask={t(`${word}Ask`)}
      cancel={t("cancel")}
      busyLabel={t("saving")}
      isBusy={act.underWay.length > 0}
      onYes={run}
    />
  )
}
