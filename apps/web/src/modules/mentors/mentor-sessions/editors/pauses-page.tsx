import { ABSENCE_PERIOD_DAYS, ABSENCES_THAT_PAUSE } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { PeopleListPage, PersonRow } from "#web/kits/lists/people-list-page.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { pausesQuery, type SessionPause } from "./queries.ts"

export function PausesPage() {
  const t = useTranslations("sessionEditors.pauses")
  return (
    <PeopleListPage
      title={t("title")}
      lead={t("lead", { count: ABSENCES_THAT_PAUSE, days: ABSENCE_PERIOD_DAYS })}
      empty={{ title: t("none"), text: t("noneText") }}
      more={{ label: t("more"), busyLabel: t("loading") }}
      list={useSuspenseInfiniteQuery(pausesQuery)}
      row={(pause) => <Paused key={pause.member.id} pause={pause} />}
    />
  )
}

function Paused({ pause: { member, absences, since } }: { pause: SessionPause }) {
  const t = useTranslations("sessionEditors.pauses")
  const day = useDay()
  const { id, name } = member
  const lift = useAction("POST /v1/editors/members/{id}/session-pause/lift", {
    touches: ["session-pauses"],
    done: () => t("lifted", { name }),
  })
  return (
    <PersonRow
      name={name}
      text={t("facts", { count: absences, day: day(since) })}
      action={{
        label: t("lift"),
        fullLabel: t("liftOf", { name }),
        busyLabel: t("lifting"),
        isBusy: lift.underWay.length > 0,
        run: () => lift.run({ params: { id } }),
      }}
      confirm={{ title: t("confirmTitle", { name }), text: t("confirmText"), back: t("back") }}
    />
  )
}
