import {
  endReasons,
  endReasonTexts,
  pauseReasons,
  pauseReasonTexts,
} from "@shirube/vocabulary/people/screenings/choices"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type Senpai, senpaiQuery } from "./queries.ts"

type Action = "pause" | "end"

/** Pause and end by an editor. Both say what happens before it does. */
export function SenpaiActions({ senpai }: { senpai: Senpai }) {
  const t = useTranslations("screenings")
  const [chosen, setChosen] = useState<Action>()
  const { screening } = senpai
  const isActive = ["valid", "ending", "overdue"].includes(screening.state)
  const actions: readonly Action[] = [
    ...(isActive && !screening.pause ? ["pause" as const] : []),
    ...(isActive || screening.state === "lapsed" ? ["end" as const] : []),
  ]
  return (
    <section aria-labelledby="actions" className="grid max-w-measure content-start gap-5">
      <h2 id="actions" className="voice-serif text-xl">
        {t("actions")}
      </h2>
      {screening.pause ? <Paused senpai={senpai} pause={screening.pause} /> : null}
      {screening.end ? <Ended end={screening.end} /> : null}
      {actions.length === 0 && !screening.end ? <p>{t("noActions")}</p> : null}
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === "end" ? "danger" : "secondary"}
            aria-pressed={chosen === action}
            onClick={() => setChosen(chosen === action ? undefined : action)}
          >
            {t(`${action}.choose`)}
          </Button>
        ))}
      </div>
      {chosen && actions.includes(chosen) ? (
        <ActionForm key={chosen} action={chosen} senpai={senpai} onDone={() => setChosen(undefined)} />
      ) : null}
    </section>
  )
}

const routes = {
  pause: "PUT /v1/editors/screenings/{id}/pause",
  end: "POST /v1/editors/screenings/{id}/end",
} as const

interface ActionFormProps {
  readonly action: Action
  readonly senpai: Senpai
  readonly onDone: () => void
}

function ActionForm({ action, senpai: { id, name }, onDone }: ActionFormProps) {
  const t = useTranslations("screenings")
  const cache = useQueryClient()
  const { locale, status } = useApp()
  const { language } = locale
  const reasons =
    action === "pause"
      ? pauseReasons.map((value) => ({ value, label: pauseReasonTexts[value][language] }))
      : endReasons.map((value) => ({ value, label: endReasonTexts[value][language] }))
  return (
    <Form
      route={routes[action]}
      params={{ id }}
      problems={t("problems")}
      className="grid gap-5 border-s-3 ps-4"
      onDone={(changed) => {
        cache.setQueryData(senpaiQuery(id).queryKey, changed)
        status.show({ kind: "success", message: t(`${action}.done`, { name }) })
        onDone()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`screening-${action}-${id}`} />
          <p>{t(`${action}.text`)}</p>
          <SelectField
            name={at("reason")}
            label={t("reason")}
            help={t("reasonHelp")}
            placeholder={t("choose")}
            missing={t("reasonMissing")}
            options={reasons}
            required
          />
          <TextAreaField name={at("words")} label={t("words")} help={t("wordsHelp")} rows={3} />
          <SubmitButton
            variant={action === "end" ? "danger" : "primary"}
            className="justify-self-start"
            busyLabel={t("working")}
          >
            {t(`${action}.confirm`)}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

interface PausedProps {
  readonly senpai: Senpai
  readonly pause: NonNullable<Senpai["screening"]["pause"]>
}

function Paused({ senpai: { id, name }, pause }: PausedProps) {
  const t = useTranslations("screenings")
  const day = useDay()
  const { language } = useApp().locale
  const lift = useAction("DELETE /v1/editors/screenings/{id}/pause", {
    touches: ["screenings"],
    done: () => t("lifted", { name }),
  })
  return (
    <Notice kind="warn" title={t("paused", { day: day(pause.since) })}>
      <p>{pauseReasonTexts[pause.reason][language]}</p>
      {pause.words ? <p className="wrap-anywhere mt-2 whitespace-pre-line">{pause.words}</p> : null}
      <Button
        variant="secondary"
        className="mt-3"
        busy={lift.underWay.length > 0}
        busyLabel={t("working")}
        onClick={() => void lift.run({ params: { id } })}
      >
        {t("lift")}
      </Button>
    </Notice>
  )
}

function Ended({ end }: { end: NonNullable<Senpai["screening"]["end"]> }) {
  const t = useTranslations("screenings")
  const day = useDay()
  const { language } = useApp().locale
  return (
    <Notice title={t(`ended.${end.by}`, { day: day(end.at) })}>
      {end.reason ? <p>{endReasonTexts[end.reason][language]}</p> : null}
      {end.words ? <p className="wrap-anywhere mt-2 whitespace-pre-line">{end.words}</p> : null}
    </Notice>
  )
}
