import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { Section } from "#web/ui/text/section.tsx"
import type { OwnSuspension } from "./queries.ts"

interface SuspendedPageProps {
  readonly suspension: OwnSuspension
  readonly languageForm: ReactNode
}

/** Why, until when, and what the member can do. */
export function SuspendedPage({ suspension, languageForm }: SuspendedPageProps) {
  const t = useTranslations("account.suspended")
  const moment = useMoment()
  const href = useHref()
  const { since, until, reason, words, appeal } = suspension
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{t("title")}</h1>
      <div className="mt-6 max-w-3xl">
        <Notice kind="warn" title={reason}>
          {words ? <p className="mt-1 whitespace-pre-line">{words}</p> : null}
          <p className="mt-2">
            {until === null
              ? t.rich("sinceOpen", { since: moment(since), start: dated(since) })
              : t.rich("since", {
                  since: moment(since),
                  until: moment(until),
                  start: dated(since),
                  end: dated(until),
                })}
          </p>
        </Notice>
      </div>
      <div className="mt-10">
        <Section title={t("appealTitle")} text={t("appealLead")}>
          {appeal === null ? <AppealForm /> : <SentAppeal appeal={appeal} />}
        </Section>
        <Section title={t("stillOpen")} text={t("stillOpenText")}>
          <ul className="grid justify-items-start gap-3">
            <li>
              <TextLink kind="stand-alone" href={href("/account/data")}>
                {t("data")}
              </TextLink>
            </li>
            <li>
              <TextLink kind="stand-alone" href={href("/account/security/password")}>
                {t("password")}
              </TextLink>
            </li>
            <li>
              <TextLink kind="stand-alone" href={href("/sign-out")}>
                {t("signOut")}
              </TextLink>
            </li>
          </ul>
        </Section>
        <Section title={t("languageTitle")} text={t("languageText")}>
          {languageForm}
        </Section>
      </div>
    </div>
  )
}

/** Keeps each date on one line. */
const dated = (at: string) => (text: ReactNode) => <DateText dateTime={at}>{text}</DateText>

function SentAppeal({ appeal: { text, review } }: { appeal: NonNullable<OwnSuspension["appeal"]> }) {
  const t = useTranslations("account.suspended")
  const moment = useMoment()
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-measure">
        {review.state === "waiting"
          ? t.rich("waiting", { at: moment(review.submittedAt), time: dated(review.submittedAt) })
          : t("upheld")}
      </p>
      {review.reason === null ? null : <p className="max-w-measure">{review.reason}</p>}
      <div>
        <h3 className="font-semibold text-sm">{t("yourWords")}</h3>
        <p className="mt-1 max-w-measure whitespace-pre-line text-ink-soft">{text}</p>
      </div>
    </div>
  )
}

function AppealForm() {
  const t = useTranslations("account.suspended")
  const { status } = useApp()
  const refresh = useRefresh()
  return (
    <Form
      route="POST /v1/account/suspension/appeal"
      problems={t("problems")}
      className="grid max-w-measure gap-5"
      onDone={async () => {
        status.show({ kind: "success", message: t("sent") })
        await refresh()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of="appeal" />
          <TextAreaField
            name={at("text")}
            label={t("appealText")}
            help={t("appealHelp")}
            missing={t("appealMissing")}
            rows={6}
            required
          />
          <SubmitButton className="justify-self-start" busyLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
