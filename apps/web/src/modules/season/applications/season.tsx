import { seasonOf } from "@shirube/vocabulary/season/applications/choices"
import { useTranslations } from "use-intl"
import type { Application } from "./queries.ts"

/** The reader's own numbers, in plain words: private, and not a contest. */
export function SeasonNumbers({ items }: { items: readonly Application[] }) {
  const t = useTranslations("applications")
  const { applications, open, waiting, reached, ended, usualDays } = seasonOf(items)
  const counted = reached.filter(({ stage, count }) => stage !== "research" && count > 0)
  return (
    <section aria-labelledby="season" className="section-rule editorial gap-y-6! pb-4">
      <div className="lg:col-[1/span_4]!">
        <h2 id="season" className="voice-serif text-heading">
          {t("season")}
        </h2>
        <p className="mt-2 text-ink-soft text-sm">{t("seasonText")}</p>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-[5/span_8]!">
        <p>
          {t("seasonCounts", { applications, open })} {t("seasonWaiting", { waiting })}
          {usualDays === null ? null : ` ${t("seasonDays", { days: usualDays })}`}
        </p>
        {counted.length > 0 ? (
          <table className="w-full max-w-xl text-[0.9375rem]">
            <caption className="sr-only">{t("seasonTable")}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("seasonStage")}</th>
                <th scope="col">{t("seasonNumber")}</th>
              </tr>
            </thead>
            <tbody>
              {counted.map(({ stage, count }) => (
                <tr key={stage} className="border-t">
                  <th scope="row" className="w-1/2 py-2 pe-3 text-start font-normal wrap-anywhere">
                    {t(`stage.${stage}`)}
                  </th>
                  <td className="py-2">
                    <span className="flex items-center gap-3">
                      <span
                        aria-hidden
                        className="h-2 bg-ai"
                        style={{ width: `${(count / applications) * 75}%` }}
                      />
                      <span className="tabular-nums">{count}</span>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        {ended.some(({ count }) => count > 0) ? (
          <p className="text-ink-soft">
            {ended
              .filter(({ count }) => count > 0)
              .map(({ outcome, count }) => t("seasonEnded", { outcome: t(`stage.${outcome}`), count }))
              .join(t("listComma"))}
          </p>
        ) : null}
      </div>
    </section>
  )
}
