import { eventRatings } from "@shirube/vocabulary/events/events/draft-choices"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"

const ROUTE = "PUT /v1/events/{id}/feedback"
export type OwnFeedback = ApiResponse<"GET /v1/events/{id}/feedback">

interface FeedbackPageProps {
  readonly id: string
  readonly own: OwnFeedback
}

/** One press is enough; the text is optional. */
export function FeedbackPage({ id, own }: FeedbackPageProps) {
  const t = useTranslations("howItWas")
  const language = useLocale()
  const href = useHref()
  const [isDone, setDone] = useState(false)
  const { en, ja } = own.title
  const title = language === "ja" ? ja || en : en || ja
  return (
    <div className="page max-w-2xl pt-5 pb-12 md:pt-10">
      <TextLink kind="stand-alone" href={href(`/career/event/detail/${id}` as Address)}>
        ← {title}
      </TextLink>
      <h1 className="voice-serif mt-4 text-title">{t("title")}</h1>
      <div className="mt-6">
        {isDone ? (
          <EmptyState
            title={t("thanks")}
            pattern="shippo"
            tone="matcha"
            action={<ButtonLink href={href("/career/event" as Address)}>{t("more")}</ButtonLink>}
          >
            {t("thanksText")}
          </EmptyState>
        ) : own.isOpen ? (
          <FeedbackBox id={id} own={own} onDone={() => setDone(true)} />
        ) : (
          <EmptyState title={t("closed")} pattern="yagasuri">
            {t("closedText")}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function FeedbackBox({ id, own, onDone }: FeedbackPageProps & { onDone: () => void }) {
  const t = useTranslations("howItWas")
  const { feedback } = own
  return (
    <Form
      route={ROUTE}
      problems={t("problems")}
      start={feedback ? { rating: feedback.rating, comment: feedback.comment } : {}}
      send={(body) => api(ROUTE, { params: { id }, body, handles: "all" })}
      onDone={onDone}
    >
      {(at) => (
        <>
          <RadioField
            name={at("rating")}
            label={t("rating")}
            missing={t("missing")}
            options={eventRatings
              .toReversed()
              .map((rating) => ({ value: rating, label: t(`ratings.${rating}`) }))}
          />
          <TextAreaField name={at("comment")} label={t("comment")} help={t("commentHelp")} rows={5} />
          <SubmitButton busyLabel={t("sending")}>{t(feedback ? "change" : "send")}</SubmitButton>
        </>
      )}
    </Form>
  )
}
