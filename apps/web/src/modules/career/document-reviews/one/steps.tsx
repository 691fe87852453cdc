import { LONGEST_REVIEW_REASON } from "@shirube/vocabulary/career/document-reviews/choices"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ReasonField, wordsOrNull } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { REVIEWS, type Review, reviewTag } from "../queries.ts"

export function Take({ review: { id, characters } }: { review: Review }) {
  const t = useTranslations("documentReviews.taking")
  const take = useAction("POST /v1/document-reviews/{review}/take", { touches: [REVIEWS, reviewTag(id)] })
  return (
    <div className="grid gap-2">
      <Button
        size="large"
        className="justify-self-start"
        busy={take.underWay.length > 0}
        onClick={() => void take.run({ params: { review: id } })}
      >
        {t("take")}
      </Button>
      <p className="text-ink-soft text-sm">{t("note", { count: characters })}</p>
    </div>
  )
}

/** One senpai was asked: with a sentence. A document from the queue goes back to it. */
export function Decline({ review }: { review: Review }) {
  const t = useTranslations("documentReviews.declining")
  const { queries, status } = useApp()
  const [isOpen, setOpen] = useState(false)
  const { id, other } = review
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("title")} closeLabel={t("back")}>
        {isOpen ? (
          <Form
            route="POST /v1/document-reviews/{review}/decline"
            params={{ review: id }}
            problems={t("problems")}
            start={{ reason: t("sentence") }}
            prepare={(values) => ({ ...values, reason: wordsOrNull(values.reason) })}
            className="grid gap-5"
            onDone={() => {
              close()
              refetch(queries.current(), [REVIEWS, reviewTag(id)])
              status.show({ kind: "success", message: t("done") })
            }}
          >
            {(at) => (
              <>
                <p className="text-ink-soft">{t("text")}</p>
                <ReasonField
                  name={at("reason")}
                  label={t("words")}
                  help={t("wordsHelp", { name: other?.name ?? "", most: LONGEST_REVIEW_REASON })}
                  rows={4}
                />
                <div className="flex flex-wrap justify-end gap-3">
                  <Button variant="quiet" onClick={close}>
                    {t("back")}
                  </Button>
                  <SubmitButton variant="secondary" busyLabel={t("sending")}>
                    {t("send")}
                  </SubmitButton>
                </div>
              </>
            )}
          </Form>
        ) : null}
      </Dialog>
    </>
  )
}

export function Withdraw({ review: { id, state } }: { review: Review }) {
  const t = useTranslations("documentReviews.withdrawing")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const withdraw = useAction("POST /v1/document-reviews/{review}/withdraw", {
    touches: [REVIEWS, reviewTag(id)],
    done: () => t("done"),
    onDone: close,
  })
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t("title")}
        back={t("back")}
        label={t("confirm")}
        busyLabel={t("sending")}
        isBusy={withdraw.underWay.length > 0}
        onConfirm={() => void withdraw.run({ params: { review: id } })}
      >
        <p>{t(state === "done" ? "textDone" : "text")}</p>
      </ConfirmDialog>
    </>
  )
}
