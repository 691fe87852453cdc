import { ABSENCE_PERIOD_DAYS, ABSENCES_THAT_PAUSE } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Row } from "#web/ui/text/section.tsx"
import { pausesQuery, type SessionPause } from "./queries.ts"

export function PausesPage() {
  const t = useTranslations("sessionEditors.pauses")
  const list = useSuspenseInfiniteQuery(pausesQuery)
  const items = list.data.pages.flatMap((page) => page.items)
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">
        {t("lead", { count: ABSENCES_THAT_PAUSE, days: ABSENCE_PERIOD_DAYS })}
      </p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 max-w-3xl">
          <ul aria-label={t("title")}>
            {items.map((pause) => (
              <Paused key={pause.member.id} pause={pause} />
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

function Paused({ pause: { member, absences, since } }: { pause: SessionPause }) {
  const t = useTranslations("sessionEditors.pauses")
  const day = useDay()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = member
  const close = () => setAsking(false)
  const lift = useAction("POST /v1/editors/members/{id}/session-pause/lift", {
    touches: ["session-pauses"],
    done: () => t("lifted", { name }),
    onDone: close,
  })
  return (
    <>
      <Row
        title={name}
        text={t("facts", { count: absences, day: day(since) })}
        actions={
          <Button variant="secondary" aria-label={t("liftOf", { name })} onClick={() => setAsking(true)}>
            {t("lift")}
          </Button>
        }
      />
      <Dialog
        open={isAsking}
        onClose={close}
        title={t("confirmTitle", { name })}
        closeLabel={t("back")}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t("back")}
            </Button>
            <Button
              busy={lift.underWay.length > 0}
              busyLabel={t("lifting")}
              onClick={() => void lift.run({ params: { id } })}
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
