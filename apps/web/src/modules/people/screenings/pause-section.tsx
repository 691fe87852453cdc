import { pauseReasonTexts } from "@shirube/vocabulary/people/screenings/choices"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { ownPageQuery, type Screening } from "./queries.ts"

/** "No requests until …", and whether an editor has paused them. */
export function PauseSection({ screening: { pause } }: { screening: Screening }) {
  const t = useTranslations("screening")
  const { data: page } = useSuspenseQuery(ownPageQuery)
  const isPaused = page.pausedUntil !== null && page.pausedUntil > dayInJapan(new Date())
  return (
    <Section title={t("pauseTitle")} text={t("pauseText")}>
      <div className="grid gap-6">
        {pause ? <PausedByEditor pause={pause} /> : null}
        {page.version === 0 ? (
          <p>{t("noPage")}</p>
        ) : isPaused && page.pausedUntil ? (
          <OwnPause until={page.pausedUntil} />
        ) : (
          <PauseForm />
        )}
      </div>
    </Section>
  )
}

function OwnPause({ until }: { until: string }) {
  const t = useTranslations("screening")
  const day = useDay()
  const resume = useAction("DELETE /v1/mentors/me/pause", {
    touches: ["mentor-page"],
    done: () => t("resumed"),
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("pausedUntil", { day: day(until) })}</p>
      <Button
        variant="secondary"
        busy={resume.underWay.length > 0}
        busyLabel={t("working")}
        onClick={() => void resume.run()}
      >
        {t("resume")}
      </Button>
    </div>
  )
}

function PauseForm() {
  const t = useTranslations("screening")
  const cache = useQueryClient()
  const { status } = useApp()
  return (
    <Form
      route="PUT /v1/mentors/me/pause"
      problems={t("problems")}
      className="grid max-w-measure gap-5"
      onDone={(page) => {
        cache.setQueryData(ownPageQuery.queryKey, page)
        status.show({ kind: "success", message: t("paused") })
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("pausedUntil")}
            label={t("pauseUntil")}
            help={t("pauseUntilHelp")}
            missing={t("pauseUntilMissing")}
            type="date"
            min={addDays(dayInJapan(new Date()), 1)}
            required
          />
          <SubmitButton variant="secondary" className="justify-self-start" busyLabel={t("working")}>
            {t("pause")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

/** Why an editor has paused requests. */
function PausedByEditor({ pause }: { pause: NonNullable<Screening["pause"]> }) {
  const t = useTranslations("screening")
  const day = useDay()
  const { locale, settings } = useApp()
  return (
    <Notice kind="warn" title={t("pausedByEditor", { day: day(pause.since) })}>
      <p>{pauseReasonTexts[pause.reason][locale.language]}</p>
      {pause.words ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{pause.words}</p> : null}
      <p className="mt-2 wrap-anywhere">{t("pausedByEditorText", { helpEmail: settings.helpEmail })}</p>
    </Notice>
  )
}
