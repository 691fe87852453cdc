import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useMayPublish } from "#web/kits/publishing/for-reviewers.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { AskedEnding } from "#web/ui/text/ending-section.tsx"
import { entryHref } from "../address.ts"
import { DRAFTS_PATH } from "./entry-drafts-page.tsx"
import { EntryForm } from "./entry-form.tsx"
import type { LoadedDraft } from "./loader.ts"
import type { EntryDraft } from "./queries.ts"

export function MakeEntryPage({ draft, classes }: LoadedDraft) {
  const t = useTranslations("makingCalendar")
  const href = useHref()
  const mayPublish = useMayPublish()
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-6">
      <div>
        <TextLink kind="stand-alone" href={href(DRAFTS_PATH)}>
          ← {t("title")}
        </TextLink>
        <h1 className="voice-serif text-title">{t(draft.version === 0 ? "make" : "change")}</h1>
        {draft.entryId ? (
          <TextLink kind="stand-alone" href={href(entryHref(draft.entryId))}>
            {t("see")} →
          </TextLink>
        ) : null}
      </div>
      <EntryForm key={`${draft.id} ${draft.version}`} draft={draft} classes={classes} />
      {draft.version === 0 || (draft.entryId !== null && !mayPublish) ? null : (
        <UnpublishSection draft={draft} />
      )}
    </div>
  )
}

/** An entry is unpublished before it is deleted; both ask for confirmation. */
function UnpublishSection({ draft }: { draft: EntryDraft }) {
  const t = useTranslations("makingCalendar")
  const href = useHref()
  const navigate = useNavigate()
  const touches = ["calendar"]
  const takeDown = useAction("DELETE /v1/calendar/drafts/{id}/publication", {
    touches,
    done: () => t("takenDown"),
  })
  const remove = useAction("DELETE /v1/calendar/drafts/{id}", { touches, done: () => t("removed") })
  const act = draft.entryId === null ? remove : takeDown
  const word = draft.entryId === null ? "remove" : "takeDown"
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
