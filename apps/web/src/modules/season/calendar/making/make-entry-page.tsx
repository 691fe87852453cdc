import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { entryHref } from "../address.ts"
import { DRAFTS_PATH } from "./entry-drafts-page.tsx"
import { EntryForm } from "./entry-form.tsx"
import type { LoadedDraft } from "./loader.ts"
import type { EntryDraft } from "./queries.ts"

export function MakeEntryPage({ draft, classes }: LoadedDraft) {
  const t = useTranslations("makingCalendar")
  const href = useHref()
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
      {draft.version === 0 ? null : <UnpublishSection draft={draft} />}
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
  const [isAsking, setAsking] = useState(false)
  const act = draft.entryId === null ? remove : takeDown
  const word = draft.entryId === null ? "remove" : "takeDown"
  const run = async () => {
    if (await act.run({ params: { id: draft.id } })) await navigate({ href: href(DRAFTS_PATH) })
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
        closeLabel={t("cancel")}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button
              variant="danger"
              busy={act.underWay.length > 0}
              busyLabel={t("saving")}
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
