import { isReviewed, LONGEST_REVIEW_QUESTION } from "@shirube/vocabulary/career/document-reviews/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { careerDocumentsQuery } from "../../career-documents/queries.ts"
import { reviewHref } from "../address.ts"
import { REVIEWS, reviewsForQuery } from "../queries.ts"
import { ConfirmContactData } from "./confirm-contact-data.tsx"

interface SessionDocumentsProps {
  readonly session: string
  readonly mentor: string
  readonly side: "student" | "mentor"
  /** Whether another document can be shared: while the session is ahead. */
  readonly isAhead: boolean
}

/** Texts that the student has shared for a session; nothing on either side without one, once it is over. */
export function SessionDocuments({ session, mentor, side, isAhead }: SessionDocumentsProps) {
  const t = useTranslations("documentReviews")
  const href = useHref()
  const { data } = useQuery(reviewsForQuery(session))
  const shared = data?.items ?? []
  const canShare = side === "student" && isAhead
  if (shared.length === 0 && !canShare) return null
  return (
    <section aria-labelledby="session-documents" className="grid gap-3">
      <h2 id="session-documents" className="voice-serif text-heading">
        {t("forSession.title")}
      </h2>
      <p className="text-ink-soft">
        {t(side === "student" ? "forSession.leadStudent" : "forSession.leadMentor")}
      </p>
      {shared.length === 0 ? null : (
        <ul className="grid gap-1">
          {shared.map(({ id, title, kind }) => (
            <li key={id}>
              <TextLink kind="stand-alone" href={href(reviewHref(id))}>
                {title || t(`kinds.${kind}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {canShare ? <Share session={session} mentor={mentor} /> : null}
    </section>
  )
}

function Share({ session, mentor }: Pick<SessionDocumentsProps, "session" | "mentor">) {
  const t = useTranslations("documentReviews")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("forSession.open")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("forSession.dialog")} closeLabel={t("asking.back")}>
        {isOpen ? <ShareForm session={session} mentor={mentor} onClose={close} /> : null}
      </Dialog>
    </>
  )
}

function ShareForm({
  session,
  mentor,
  onClose,
}: Pick<SessionDocumentsProps, "session" | "mentor"> & { onClose: () => void }) {
  const t = useTranslations("documentReviews")
  const href = useHref()
  const { queries, status } = useApp()
  const [isDoubted, setDoubted] = useState(false)
  const { data } = useQuery(careerDocumentsQuery())
  const documents = (data?.items ?? []).flatMap(({ id, title, kind, version, characters }) =>
    isReviewed(kind) && characters > 0 ? [{ id, title, kind, version }] : [],
  )
  if (data && documents.length === 0)
    return (
      <div className="grid gap-3">
        <p>{t("forSession.noDocuments")}</p>
        <TextLink kind="stand-alone" href={href("/career/career-builder")}>
          {t("forSession.toBuilder")}
        </TextLink>
      </div>
    )
  const versionOf = (document: string) => documents.find(({ id }) => id === document)?.version ?? 1
  return (
    <Form
      route="POST /v1/document-reviews"
      problems={t("asking.problems")}
      start={{ document: "", version: 1, mentor, session, question: "", confirmsContactData: false }}
      prepare={(values) => ({ ...values, version: versionOf(values.document) })}
      className="grid gap-6"
      confirmBeforeSend={async ({ question, confirmsContactData }) => {
        if (confirmsContactData || !contactDataIn(question)) return undefined
        setDoubted(true)
        return t("asking.contactData")
      }}
      onDone={() => {
        onClose()
        refetch(queries.current(), [REVIEWS])
        status.show({ kind: "success", message: t("forSession.done") })
      }}
    >
      {(at) => (
        <>
          <SelectField
            name={at("document")}
            label={t("forSession.which")}
            placeholder={t("forSession.which")}
            missing={t("forSession.whichMissing")}
            required
            options={documents.map(({ id, title, kind }) => ({
              value: id,
              label: title || t(`kinds.${kind}`),
            }))}
          />
          <TextAreaField
            name={at("question")}
            label={t("forSession.question")}
            help={t("asking.questionHelp", { most: LONGEST_REVIEW_QUESTION })}
            missing={t("asking.questionMissing")}
            required
            rows={3}
          />
          {isDoubted ? <ConfirmContactData name={at("confirmsContactData")} /> : null}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t("asking.back")}
            </Button>
            <SubmitButton busyLabel={t("asking.sending")}>{t("forSession.send")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}
