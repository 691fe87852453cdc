import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import { AmbassadorStatus } from "./ambassador-status.tsx"
import { ambassadorQuery } from "./queries.ts"

/** In a student's account: an invitation while applications are open, and the status of an application. */
export function AmbassadorSection() {
  const t = useTranslations("ambassador")
  const day = useDay()
  const href = useHref()
  const { data } = useSuspenseQuery(ambassadorQuery)
  const { window, refusal, review } = data
  const isUnderWay = review?.state === "waiting" || review?.state === "returned"
  const isInvited = window?.isOpen && refusal === null && !isUnderWay
  if (!isInvited && !review) return null
  return (
    <Section title={t("sectionTitle")} text={t("sectionText")}>
      <div className="grid gap-6">
        <AmbassadorStatus ambassador={data} />
        {isInvited ? (
          <ul>
            <Row
              title={t("invitation")}
              text={t("openUntil", { day: day(window.closesOn) })}
              actions={
                <a href={href("/ambassador/application")} className={buttonClass("secondary")}>
                  {t("apply")}
                </a>
              }
            />
          </ul>
        ) : null}
      </div>
    </Section>
  )
}
