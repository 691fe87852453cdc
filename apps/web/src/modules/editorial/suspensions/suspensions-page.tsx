import { suspensionReasonTexts } from "@shirube/vocabulary/editorial/suspensions/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Row } from "#web/ui/text/section.tsx"
import { type Suspension, suspensionsQuery } from "./queries.ts"

export function SuspensionsPage() {
  const t = useTranslations("editors")
  const list = useSuspenseInfiniteQuery(suspensionsQuery)
  const items = list.data.pages.flatMap((page) => page.items)
  return (
    <>
      <h1 className="voice-serif text-heading">{t("suspensions.title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("suspensions.lead")}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("suspensions.none")} pattern="seigaiha">
            {t("suspensions.noneText")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 max-w-3xl">
          <ul aria-label={t("suspensions.title")}>
            {items.map((suspension) => (
              <Suspended key={suspension.id} suspension={suspension} />
            ))}
          </ul>
          <ShowMore
            isQuiet
            list={list}
            label={t("more")}
            busyLabel={t("loading")}
            onPress={() => void list.fetchNextPage()}
          />
        </div>
      )}
    </>
  )
}

function Suspended({ suspension }: { suspension: Suspension }) {
  const t = useTranslations("editors.suspensions")
  const day = useDay()
  const { language } = useApp().locale
  const [isAsking, setAsking] = useState(false)
  const { id, person, since, until, reason, by, appealedAt } = suspension
  const lift = useAction("DELETE /v1/editors/suspensions/{id}", {
    touches: ["suspensions", "reviews"],
    done: () => t("lifted", { name: person.name }),
  })
  const facts = [
    `${day(since)} – ${until === null ? t("open") : t("until", { day: day(until) })}`,
    by === null ? t("byNobody") : t("by", { name: by }),
    ...(appealedAt === null ? [] : [t("appealed")]),
  ]
  return (
    <>
      <Row
        title={person.name}
        text={
          <>
            {suspensionReasonTexts[reason][language]}
            <br />
            {facts.join(" · ")}
          </>
        }
        actions={
          <Button
            variant="secondary"
            aria-label={t("liftOf", { name: person.name })}
            onClick={() => setAsking(true)}
          >
            {t("lift")}
          </Button>
        }
      />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("confirmTitle", { name: person.name })}
        closeLabel={t("cancel")}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button
              busy={lift.underWay.length > 0}
              busyLabel={t("lifting")}
              onClick={() => void lift.run({ params: { id } }).then(() => setAsking(false))}
            >
              {t("lift")}
            </Button>
          </>
        }
      >
        <p>{t("confirmText")}</p>
      </Dialog>
    </>
  )
}
