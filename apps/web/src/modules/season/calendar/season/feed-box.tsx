import { useQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { feedQuery, type Season } from "../queries.ts"
import { useClassName } from "./class-form.tsx"

interface FeedBoxProps {
  readonly season: Season
  readonly isMember: boolean
}

/** Calendar feeds for other programs: a public one per class, and the member's own under a secret URL. */
export function FeedBox({ season, isMember }: FeedBoxProps) {
  const t = useTranslations("calendar.feed")
  const language = useLocale()
  const href = useHref()
  const nameOf = useClassName()
  return (
    <section aria-labelledby="feed" className="no-print section-rule grid grid-cols-1 gap-3">
      <h2 id="feed" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t("text")}</p>
      {isMember ? (
        <OwnFeed />
      ) : (
        <p>
          {t("visitor")} <TextLink href={href("/sign-up")}>{t("join")}</TextLink>
        </p>
      )}
      <p>
        <TextLink
          kind="stand-alone"
          href={`/api/v1/calendar/seasons/${season.class}/feed.ics?language=${language}`}
          download
        >
          {t("season", { class: nameOf(season.class) })}
        </TextLink>
      </p>
    </section>
  )
}

function OwnFeed() {
  const t = useTranslations("calendar.feed")
  const language = useLocale()
  const { queries, status } = useApp()
  const { data } = useQuery(feedQuery())
  const show = (address: string | null) => queries.current()?.setQueryData(feedQuery().queryKey, { address })
  const renew = useAction("POST /v1/calendar/feed", { onDone: ({ address }) => void show(address) })
  const end = useAction("DELETE /v1/calendar/feed", { onDone: () => void show(null) })
  if (!data) return null
  const make = () => void renew.run({ body: { language } })
  if (data.address === null)
    return (
      <p>
        <Button variant="secondary" busy={renew.underWay.length > 0} busyLabel={t("making")} onClick={make}>
          {t("make")}
        </Button>
      </p>
    )
  const { address } = data
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => status.show({ kind: "success", message: t("copied") }))
      .catch(() => {})
  return (
    <div className="grid grid-cols-1 gap-3">
      <label htmlFor="feed-address" className="font-semibold">
        {t("address")}
      </label>
      <input
        id="feed-address"
        readOnly
        value={address}
        className="control font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-ink-soft text-sm">{t("secret")}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          {t("copy")}
        </Button>
        <Button variant="secondary" busy={renew.underWay.length > 0} busyLabel={t("making")} onClick={make}>
          {t("renew")}
        </Button>
        <Button variant="quiet" onClick={() => void end.run()}>
          {t("end")}
        </Button>
      </div>
    </div>
  )
}
