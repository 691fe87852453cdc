import { type ScreeningList, screeningLists } from "@shirube/vocabulary/people/screenings/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Row } from "#web/ui/text/section.tsx"
import { type Senpai, screeningsQuery } from "./queries.ts"

/** Screened senpai, the next to expire first. */
export function ScreeningsPage({ shown }: { shown: ScreeningList }) {
  const t = useTranslations("screenings")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(screeningsQuery(shown))
  const items = list.data.pages.flatMap((page) => page.items)
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      <nav aria-label={t("lists")} className="mt-4 flex flex-wrap gap-x-5">
        {screeningLists.map((name) => (
          <a
            key={name}
            href={href(name === "current" ? "/editors/screenings" : `/editors/screenings?list=${name}`)}
            aria-current={name === shown ? "page" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center border-b-3 px-1 text-sm",
              name === shown ? "border-shu font-semibold" : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {t(`list.${name}`)}
          </a>
        ))}
      </nav>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("empty")} pattern="seigaiha">
            {t("emptyText")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 max-w-3xl">
          <ul aria-label={t(`list.${shown}`)}>
            {items.map((senpai) => (
              <SenpaiRow key={senpai.id} senpai={senpai} />
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

function SenpaiRow({ senpai: { id, name, screening } }: { senpai: Senpai }) {
  const href = useHref()
  const facts = useFacts(screening)
  return (
    <Row
      title={
        <TextLink kind="stand-alone" href={href(`/editors/screenings/${id}`)}>
          {name}
        </TextLink>
      }
      text={facts.join(" · ")}
    />
  )
}

/** The state of a screening in a few words. */
export function useFacts({ state, validUntil, renewalSentAt, pause, end }: Senpai["screening"]): string[] {
  const t = useTranslations("screenings")
  const day = useDay()
  if (end) return [t(`ended.${end.by}`, { day: day(end.at) })]
  return [
    t(`state.${state}`),
    ...(validUntil ? [t("until", { day: day(validUntil) })] : []),
    ...(renewalSentAt ? [t("renewal", { day: day(renewalSentAt) })] : []),
    ...(pause ? [t("paused", { day: day(pause.since) })] : []),
  ]
}
