import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { placesOf } from "../place.ts"
import type { Event } from "../queries.ts"

/** The facts a reader needs before going. */
export function EventFacts({ event }: { event: Event }) {
  const t = useTranslations("events")
  const { venue, host, spokenLanguages, japaneseLevel, audience } = event
  const places = placesOf(event, t("online")).join(t("and"))
  return (
    <dl className="grid grid-cols-1 divide-y border-y">
      <Fact name={t("facts.place")}>
        {venue ? <span className="block">{venue}</span> : null}
        {places}
      </Fact>
      <Fact name={t("facts.language")}>
        {spokenLanguages.map((each) => t(`languages.${each}`)).join(t("and"))}
        <span className="block text-ink-soft text-sm">{t(`levels.${japaneseLevel}`)}</span>
      </Fact>
      <Fact name={t("facts.host")}>
        {host.name ?? t("us")}
        {host.kind === "us" ? null : (
          <span className="block text-ink-soft text-sm">{t(`hosts.${host.kind}`)}</span>
        )}
      </Fact>
      <Fact name={t("facts.audience")}>{t(`audiences.${audience}`)}</Fact>
      <Fact name={t("facts.price")}>{t("free")}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-3">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
