import {
  LONGEST_REVIEW_QUESTION,
  openReviewStates,
} from "@shirube/vocabulary/career/document-reviews/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import { useQuery } from "@tanstack/react-query"
import { MessageSquareQuote } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { reviewHref } from "../address.ts"
import { REVIEWS, reviewsOfQuery } from "../queries.ts"
import { ConfirmContactData } from "./confirm-contact-data.tsx"
import { WhoReads } from "./who-reads.tsx"

interface AskForReviewProps {
  readonly document: string
  /** Saves everything; false if that was not possible. */
  readonly flush: () => Promise<boolean>
  /** The saved version. */
  readonly version: () => number
}

const ROUTE = "POST /v1/document-reviews"
const isOpen = (state: string) => openReviewStates.some((each) => each === state)

export function AskForReview({ document, flush, version }: AskForReviewProps) {
  const t = useTranslations("documentReviews.asking")
  const href = useHref()
  const { role } = useMember()
  const [isShown, setShown] = useState(false)
  // Members with other roles have no reviews.
  const { data: found } = useQuery({ ...reviewsOfQuery(document), enabled: role === "student" })
  const open = found?.items.find(({ state }) => isOpen(state))
  if (role !== "student") return null
  if (open)
    return (
      <TextLink kind="stand-alone" href={href(reviewHref(open.id))}>
        {t("toReview")}
      </TextLink>
    )
  const close = () => setShown(false)
  return (
    <>
      <Button
        variant="quiet"
        className="px-0!"
        icon={<MessageSquareQuote aria-hidden className="size-4" />}
        onClick={() => setShown(true)}
      >
        {t("open")}
      </Button>
      <Dialog open={isShown} onClose={close} title={t("title")} closeLabel={t("back")}>
        {isShown ? <AskForm document={document} flush={flush} version={version} onClose={close} /> : null}
      </Dialog>
    </>
  )
}

function AskForm({ document, flush, version, onClose }: AskForReviewProps & { onClose: () => void }) {
  const t = useTranslations("documentReviews.asking")
  const href = useHref()
  const { isVerified } = useMember()
  const { queries, status } = useApp()
  const [isDoubted, setDoubted] = useState(false)
  if (!isVerified)
    return (
      <div className="grid gap-3">
        <p>{t("needsVerification")}</p>
        <TextLink kind="stand-alone" href={href("/sign-up/student-verification/1")}>
          {t("verify")}
        </TextLink>
      </div>
    )
  return (
    <Form
      route={ROUTE}
      problems={t("problems")}
      start={{ document, version: version(), mentor: null, question: "", confirmsContactData: false }}
      className="grid gap-6"
      confirmBeforeSend={async ({ question, confirmsContactData }) => {
        if (confirmsContactData || !contactDataIn(question)) return undefined
        setDoubted(true)
        return t("contactData")
      }}
      send={async (body, again) => {
        await flush()
        return api(ROUTE, { body: { ...body, version: version() }, handles: [409, 422], ...again })
      }}
      onDone={() => {
        onClose()
        refetch(queries.current(), [REVIEWS])
        status.show({ kind: "success", message: t("done") })
      }}
    >
      {(at) => (
        <>
          <p className="text-ink-soft">{t("lead")}</p>
          <WhoReads name={at("mentor")} />
          <TextAreaField
            name={at("question")}
            label={t("question")}
            help={t("questionHelp", { most: LONGEST_REVIEW_QUESTION })}
            missing={t("questionMissing")}
            required
            rows={3}
          />
          {isDoubted ? <ConfirmContactData name={at("confirmsContactData")} /> : null}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t("back")}
            </Button>
            <SubmitButton busyLabel={t("sending")}>{t("send")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}
