import { MOST_DAYS_OFF } from "@shirube/vocabulary/mentors/hours/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { LeaveGuard } from "#web/ui/form/leave-guard.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { mentorHref } from "../directory/address.ts"
import { CapField, DaysOffField, LengthField, MeetingField } from "./other-fields.tsx"
import { Preview } from "./preview.tsx"
import { hoursQuery } from "./queries.ts"
import { WeekField } from "./week-field.tsx"

export function HoursPage() {
  const t = useTranslations("mentorHours")
  const href = useHref()
  const { id } = useMember()
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink kind="stand-alone" href={href("/mentors/sessions")}>
          {t("toSessions")}
        </TextLink>
        <TextLink kind="stand-alone" href={href(mentorHref(id))}>
          {t("toPage")}
        </TextLink>
      </p>
      <div className="mt-6 max-w-3xl">
        <HoursForm />
      </div>
    </div>
  )
}

/** Members without hours to set: what they need first. */
export function HoursNotOpen() {
  const t = useTranslations("mentorHours.notOpen")
  const href = useHref()
  return (
    <div className="page grid gap-6 py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <Notice kind="warn">
        <p>{t("text")}</p>
        <p className="mt-3">
          <ButtonLink href={href("/senpai-lp")}>{t("next")}</ButtonLink>
        </p>
      </Notice>
    </div>
  )
}

function HoursForm() {
  const t = useTranslations("mentorHours")
  const { queries, status } = useApp()
  const { data } = useSuspenseQuery(hoursQuery)
  const { roomsAreMade, ...start } = data
  return (
    <Form
      route="PUT /v1/mentors/me/hours"
      problems={t("problems")}
      start={start}
      className="grid gap-8"
      onDone={async (saved) => {
        ;(await queries.open()).setQueryData(hoursQuery.queryKey, saved)
        refetch(queries.current(), ["free-times"])
        const isOpen = saved.hours.length > 0
        status.show({ kind: "success", message: t(isOpen ? "saved" : "savedClosed") })
      }}
    >
      {(at) => (
        <>
          <LeaveGuard />
          <WeekField name={at("hours")} label={t("week")} help={t("weekHelp")} />
          <LengthField name={at("length")} label={t("length")} />
          <CapField name={at("sessionsPerWeek")} label={t("cap")} help={t("capHelp")} />
          <DaysOffField
            name={at("daysOff")}
            label={t("daysOff")}
            help={t("daysOffHelp", { most: MOST_DAYS_OFF })}
          />
          <MeetingField name={at("meetingLink")} roomsAreMade={roomsAreMade} />
          <Preview />
          <SubmitButton size="large" className="justify-self-start" busyLabel={t("saving")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
