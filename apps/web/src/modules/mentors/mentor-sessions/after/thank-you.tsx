import { LONGEST_THANK_YOU } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { mentorHref } from "../../directory/address.ts"
import { ConfirmContactData } from "../confirm-contact-data.tsx"
import { type Session, type SessionFeedback, sessionTag } from "../queries.ts"

export interface FeedbackProps {
  readonly session: Session
  readonly feedback: SessionFeedback
}

/** Written by the student; public only if they choose so. */
export function ThankYou({ session, feedback }: FeedbackProps) {
  const t = useTranslations("mentorSessions.thankYou")
  const [isChanging, setChanging] = useState(false)
  const { other, can } = session
  const canGive = can.includes("give_feedback")
  const { thankYou } = feedback
  if (!thankYou && !canGive) return null
  return (
    <section aria-labelledby="thank-you" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="thank-you" className="voice-serif text-heading">
          {t("title", { name: other.name })}
        </h2>
        <p className="text-ink-soft text-sm">{t("lead", { name: other.name })}</p>
      </div>
      {thankYou && !isChanging ? (
        <div className="grid justify-items-start gap-2">
          <blockquote className="wrap-anywhere whitespace-pre-line border-shu border-s-3 ps-4">
            {thankYou.text}
          </blockquote>
          <p className="text-ink-soft text-sm">
            {t(thankYou.isPublic ? "isPublic" : "isPrivate", { name: other.name })}
          </p>
          <div className="flex flex-wrap gap-3">
            {canGive ? (
              <Button variant="secondary" onClick={() => setChanging(true)}>
                {t("change")}
              </Button>
            ) : null}
            <DeleteThankYou id={session.id} />
          </div>
        </div>
      ) : (
        <ThankYouForm session={session} feedback={feedback} onDone={() => setChanging(false)} />
      )}
    </section>
  )
}

const ROUTE = "PUT /v1/mentor-sessions/{id}/thank-you"

function ThankYouForm({ session, feedback, onDone }: FeedbackProps & { onDone: () => void }) {
  const t = useTranslations("mentorSessions.thankYou")
  const { queries, status } = useApp()
  const [isDoubted, setDoubted] = useState(false)
  const { id, other } = session
  const { text, isPublic } = feedback.thankYou ?? { text: "", isPublic: false }
  return (
    <Form
      route={ROUTE}
      params={{ id }}
      problems={t("problems")}
      start={{ text, isPublic, confirmsContactData: false }}
      className="grid gap-4"
      confirmBeforeSend={async ({ text, isPublic, confirmsContactData }) => {
        if (!isPublic || confirmsContactData || !contactDataIn(text)) return undefined
        setDoubted(true)
        return t("contactData")
      }}
      send={async (body, again) => {
        try {
          return await api(ROUTE, { params: { id }, body, handles: [409, 422], ...again })
        } catch (error) {
          if (isApiError(error) && error.code === "mentor_session.public_contact_data") setDoubted(true)
          throw error
        }
      }}
      onDone={() => {
        refetch(queries.current(), [sessionTag(id)])
        status.show({ kind: "success", message: t("saved", { name: other.name }) })
        onDone()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`thank-you-${id}`} />
          <TextAreaField
            name={at("text")}
            id="thank-you-text"
            label={t("text")}
            help={t("textHelp", { most: LONGEST_THANK_YOU })}
            missing={t("textMissing")}
            rows={3}
            required
          />
          <CheckboxField
            name={at("isPublic")}
            label={t("public", { name: other.name })}
            help={t("publicHelp")}
          />
          {isDoubted ? <ConfirmContactData name={at("confirmsContactData")} isPublic /> : null}
          <Preview textName={at("text")} publicName={at("isPublic")} session={session} />
          <SubmitButton className="justify-self-start" busyLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

interface PreviewProps extends Pick<FeedbackProps, "session"> {
  readonly textName: string
  readonly publicName: string
}

/** As it will be on the senpai's page. */
function Preview({ session: { other }, textName, publicName }: PreviewProps) {
  const t = useTranslations("mentorSessions.thankYou")
  const href = useHref()
  const { name, seal } = useMember()
  const { form } = useFormParts()
  const [text, isPublic] = useWatch({ control: form.control, name: [textName, publicName] })
  if (!isPublic || typeof text !== "string" || text.trim() === "") return null
  return (
    <figure className="grid gap-3 border p-4">
      <figcaption className="text-ink-soft text-sm">
        {t("preview")}{" "}
        <TextLink href={href(mentorHref(other.id))}>{t("previewPage", { name: other.name })}</TextLink>
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{text.trim()}</blockquote>
      <p className="flex items-center gap-2 text-sm">
        <Seal text={seal} className="size-8!" />
        {name}
      </p>
    </figure>
  )
}

export function ReceivedThankYou({ session, feedback }: FeedbackProps) {
  const t = useTranslations("mentorSessions.thankYou")
  const { thankYou } = feedback
  if (!thankYou) return null
  return (
    <section aria-labelledby="thank-you" className="grid justify-items-start gap-3">
      <h2 id="thank-you" className="voice-serif text-heading">
        {t("received", { name: session.other.name })}
      </h2>
      <blockquote className="wrap-anywhere whitespace-pre-line border-shu border-s-3 ps-4">
        {thankYou.text}
      </blockquote>
      <p className="text-ink-soft text-sm">{t(thankYou.isPublic ? "receivedPublic" : "receivedPrivate")}</p>
      <DeleteThankYou id={session.id} />
    </section>
  )
}

function DeleteThankYou({ id }: { id: string }) {
  const t = useTranslations("mentorSessions.thankYou")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const remove = useAction("DELETE /v1/mentor-sessions/{id}/thank-you", {
    touches: [sessionTag(id)],
    done: () => t("deleted"),
    onDone: close,
  })
  return (
    <>
      <Button variant="quiet" className="justify-self-start px-0!" onClick={() => setOpen(true)}>
        {t("delete")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t("deleteTitle")}
        back={t("back")}
        label={t("delete")}
        busyLabel={t("sending")}
        isBusy={remove.underWay.length > 0}
        onConfirm={() => void remove.run({ params: { id } })}
      >
        <p>{t("deleteText")}</p>
      </ConfirmDialog>
    </>
  )
}
