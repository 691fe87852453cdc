import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { tagsOf, useMine } from "../member-actions/facts.ts"
import type { Question } from "../queries.ts"

/** Above the question, for a senpai who was invited to answer. */
export function Invited({ question: { id } }: { question: Question }) {
  const t = useTranslations("asking")
  const mine = useMine("question", id)
  const decline = useAction("DELETE /v1/questions/{id}/invitation", {
    touches: tagsOf(id),
    done: () => t("invitedDeclined"),
  })
  if (!mine?.isInvited) return null
  return (
    <div className="page no-print pb-6">
      <Notice title={t("invitedTitle")}>
        <p>{t("invitedText")}</p>
        <p className="flex flex-wrap gap-x-6">
          <a
            href="#your-answer"
            className="inline-flex min-h-11 items-center font-semibold text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t("invitedAnswer")}
          </a>
          <Button
            variant="quiet"
            className="px-0!"
            busy={decline.underWay.length > 0}
            onClick={() => void decline.run({ params: { id } })}
          >
            {t("invitedDecline")}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
