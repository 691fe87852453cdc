import {
  LEAST_ANSWER,
  LONGEST_ANSWER,
  MOST_AMBASSADOR_LANGUAGES,
  MOST_HOURS,
} from "@shirube/vocabulary/people/ambassador/limits"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useApp, useMember } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { NumberField, TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ListsField } from "#web/ui/form/reference-fields.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { AmbassadorStatus } from "./ambassador-status.tsx"
import { type Ambassador, type Application, ambassadorQuery } from "./queries.ts"

const tasks = ["tell", "meet", "report"] as const

export function ApplicationPage({ languages }: Pick<Application, "languages">) {
  const t = useTranslations("ambassador")
  const navigate = useNavigate()
  const user = useMember()
  const { data } = useSuspenseQuery(ambassadorQuery)
  return (
    <SignInLayout title={t("title")} lead={t("lead")}>
      <div className="grid gap-8">
        <section className="grid gap-2 border-t pt-5">
          <h2 className="font-semibold">{t("whatTitle")}</h2>
          <ul className="grid list-disc gap-1.5 ps-5">
            {tasks.map((task) => (
              <li key={task}>{t(`what.${task}`)}</li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t("voluntary")}</p>
          <p className="text-ink-soft text-sm">{t("who")}</p>
        </section>
        <AmbassadorStatus ambassador={data} isHere />
        {data.refusal === null ? (
          <section className="grid gap-6 border-t pt-5">
            <Deadline ambassador={data} />
            <ApplicationForm
              application={data.application}
              known={{ languages, contact: user.email }}
              onSent={() => navigate({ to: "/ambassador/application/complete" })}
            />
          </section>
        ) : (
          <Refused ambassador={data} isStudent={user.role === "student"} />
        )}
      </div>
    </SignInLayout>
  )
}

function Deadline({ ambassador: { window } }: { ambassador: Ambassador }) {
  const t = useTranslations("ambassador")
  const day = useDay()
  return window?.isOpen ? <p>{t("openUntil", { day: day(window.closesOn) })}</p> : null
}

/** Why it is closed, and when it opens. An accepted student has read so above. */
function Refused({ ambassador, isStudent }: { ambassador: Ambassador; isStudent: boolean }) {
  const t = useTranslations("ambassador")
  const day = useDay()
  const { window, refusal, review } = ambassador
  if (review?.state === "approved") return null
  if (!isStudent || window?.isOpen)
    return <Notice title={isStudent ? undefined : t("refusedTitle")}>{refusal}</Notice>
  return (
    <Notice title={t("closedTitle")}>
      {window ? t("opensOn", { day: day(window.opensOn), last: day(window.closesOn) }) : t("noWindow")}
    </Notice>
  )
}

interface ApplicationFormProps {
  readonly application: Application | null
  /** Defaults for a first application. */
  readonly known: Pick<Application, "languages" | "contact">
  readonly onSent: () => Promise<void>
}

const limits = { least: LEAST_ANSWER, most: LONGEST_ANSWER }

function ApplicationForm({ application, known, onSent }: ApplicationFormProps) {
  const t = useTranslations("ambassador")
  const { queries } = useApp()
  return (
    <Form
      route="PUT /v1/ambassador/application"
      problems={t("problems")}
      start={application ?? { motivation: "", plan: "", ...known }}
      onDone={async (answer) => {
        ;(await queries.open()).setQueryData(ambassadorQuery.queryKey, answer)
        await onSent()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of="ambassador-application" />
          <TextAreaField
            name={at("motivation")}
            label={t("motivation")}
            help={t("answerHelp", limits)}
            missing={t("motivationMissing")}
            rows={6}
            required
          />
          <TextAreaField
            name={at("plan")}
            label={t("plan")}
            help={t("planHelp", limits)}
            missing={t("planMissing")}
            rows={6}
            required
          />
          <ListsField
            kind="languages"
            name={at("languages")}
            label={t("languages")}
            placeholder={t("languagesPlaceholder")}
            missing={t("languagesMissing")}
            most={MOST_AMBASSADOR_LANGUAGES}
            required
          />
          <NumberField
            name={at("hoursPerWeek")}
            label={t("hours")}
            help={t("hoursHelp", { most: MOST_HOURS })}
            missing={t("hoursMissing")}
            className="max-w-32"
            required
          />
          <TextField
            name={at("contact")}
            label={t("contact")}
            help={t("contactHelp")}
            missing={t("contactMissing")}
            autoComplete="off"
            required
          />
          <div className="pt-2">
            <SubmitButton size="large" busyLabel={t("sending")}>
              {t(application ? "sendAgain" : "send")}
            </SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}
