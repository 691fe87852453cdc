import { suspensionReasonTexts } from "@shirube/vocabulary/editorial/suspensions/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { PeopleListPage, PersonRow } from "#web/kits/lists/people-list-page.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { type Suspension, suspensionsQuery } from "./queries.ts"

export function SuspensionsPage() {
  const t = useTranslations("editors")
  return (
    <PeopleListPage
      title={t("suspensions.title")}
      lead={t("suspensions.lead")}
      empty={{ title: t("suspensions.none"), text: t("suspensions.noneText") }}
      more={{ label: t("more"), busyLabel: t("loading") }}
      list={useSuspenseInfiniteQuery(suspensionsQuery)}
      row={(suspension) => <Suspended key={suspension.id} suspension={suspension} />}
    />
  )
}

function Suspended({ suspension }: { suspension: Suspension }) {
  const t = useTranslations("editors.suspensions")
  const day = useDay()
  const href = useHref()
  const { language } = useApp().locale
  const { id, person, since, until, reason, by, appealedAt } = suspension
  const { name } = person
  const lift = useAction("DELETE /v1/editors/suspensions/{id}", {
    touches: ["suspensions", "reviews", "members-found"],
    done: () => t("lifted", { name }),
  })
  const facts = [
    `${day(since)} – ${until === null ? t("open") : t("until", { day: day(until) })}`,
    by === null ? t("byNobody") : t("by", { name: by }),
    ...(appealedAt === null ? [] : [t("appealed")]),
  ]
  return (
    <PersonRow
      name={name}
      href={href(`/editors/people/${person.id}`)}
      text={
        <>
          {suspensionReasonTexts[reason][language]}
          <br />
          {facts.join(" · ")}
        </>
      }
      action={{
        label: t("lift"),
        fullLabel: t("liftOf", { name }),
        busyLabel: t("lifting"),
        isBusy: lift.underWay.length > 0,
        run: () => lift.run({ params: { id } }),
      }}
      confirm={{ title: t("confirmTitle", { name }), text: t("confirmText"), back: t("cancel") }}
    />
  )
}
