import { type EventMissing, finishedEventLanguages } from "@shirube/vocabulary/events/events/missing"
import { type Language, languages } from "@shirube/vocabulary/language"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import { ForReviewers } from "#web/kits/publishing/for-reviewers.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { usePlace } from "../place.ts"
import type { EventDraftStatus } from "../queries.ts"

interface SendingProps {
  readonly id: string
  readonly status: EventDraftStatus
  readonly missing: readonly EventMissing[]
  readonly save: Pick<ReturnType<typeof useAutosave>, "flush" | "current">
  readonly onTried: () => void
  readonly onStatus: (status: EventDraftStatus) => void
}

/** Editors publish; companies propose. Both save the draft first. */
export function SubmitSection(props: SendingProps) {
  if (!usePlace().isEditors) return <Proposing {...props} />
  return (
    <ForReviewers>
      <Publishing {...props} />
    </ForReviewers>
  )
}

const toMissing = () => window.document.getElementById("missing")?.focus()

function Publishing({ id, status, missing, save, onTried, onStatus }: SendingProps) {
  const t = useTranslations("makingEvents")
  const finished = finishedEventLanguages(missing)
  const [chosen, setChosen] = useState<readonly Language[]>(
    status.languages.length > 0 ? status.languages : languages,
  )
  const publish = useAction("PUT /v1/event-drafts/{id}/publication", {
    touches: ["event-drafts"],
    done: () => t("published"),
    onDone: onStatus,
  })
  const run = async () => {
    onTried()
    const wanted = chosen.filter((language) => finished.includes(language))
    if (wanted.length === 0 || wanted.length < chosen.length) return toMissing()
    if (!(await save.flush())) return
    await publish.run({ params: { id }, body: { version: save.current(), languages: [...wanted] } })
  }
  return (
    <section aria-labelledby="publishing" className="grid gap-4 border-t pt-6">
      <h2 id="publishing" className="voice-serif text-heading">
        {t("publishTitle")}
      </h2>
      <fieldset className="flex flex-wrap gap-x-8">
        <legend className="sr-only">{t("publishIn")}</legend>
        {languages.map((language) => (
          <Checkbox
            key={language}
            label={t(`languages.${language}`)}
            help={finished.includes(language) ? undefined : t("notFinished")}
            checked={chosen.includes(language)}
            onChange={(event) =>
              setChosen(
                event.target.checked
                  ? languages.filter((each) => each === language || chosen.includes(each))
                  : chosen.filter((each) => each !== language),
              )
            }
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          size="large"
          busy={publish.underWay.length > 0}
          busyLabel={t("publishing")}
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => void run()}
        >
          {t(status.eventId ? "publishAgain" : "publish")}
        </Button>
        <p className="max-w-measure text-ink-soft text-sm">{t("publishText")}</p>
      </div>
    </section>
  )
}

function Proposing({ id, missing, save, onTried, onStatus }: SendingProps) {
  const t = useTranslations("makingEvents")
  const navigate = useNavigate()
  const { list } = usePlace()
  const send = useAction("POST /v1/event-drafts/{id}/review", {
    touches: ["event-drafts"],
    done: () => t("sent"),
    onDone: onStatus,
  })
  const run = async () => {
    onTried()
    if (finishedEventLanguages(missing).length === 0) return toMissing()
    if (!(await save.flush())) return
    if (await send.run({ params: { id }, body: { version: save.current() } }))
      await navigate({ href: list, ignoreBlocker: true })
  }
  return (
    <div className="flex flex-wrap items-center gap-4 border-t pt-5">
      <Button
        size="large"
        busy={send.underWay.length > 0}
        busyLabel={t("sending")}
        onClick={() => void run()}
      >
        {t("send")}
      </Button>
      <p className="max-w-measure text-ink-soft text-sm">{t("sendText")}</p>
    </div>
  )
}
