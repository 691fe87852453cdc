import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Signpost } from "#web/ui/picture/signpost.tsx"
import type { Stop } from "./stops.ts"

/** A road with up to four signposts: vertical on a phone, horizontal on wide screens. */
export function Road({ stops }: { stops: readonly Stop[] }) {
  const t = useTranslations("home.road")
  return (
    <section aria-labelledby="road">
      <h2 id="road" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <ol className="mt-6 grid md:grid-cols-2 xl:grid-cols-4">
        {stops.map((stop) => (
          <RoadStop key={stop.name} stop={stop} />
        ))}
      </ol>
    </section>
  )
}

function RoadStop({ stop }: { stop: Stop }) {
  const t = useTranslations("home.road")
  const href = useHref()
  return (
    <li className="relative ms-4 border-ink border-s pb-8 ps-9 last:pb-0 md:ms-0 md:border-s-0 md:border-t md:pt-9 md:ps-0 md:pe-8 md:pb-10">
      <Signpost numeral={stop.numeral} className="absolute -start-4 top-2.5 md:-top-3.25 md:start-0" />
      <h3 className="voice-serif text-xl leading-snug">
        {stop.list ? (
          <a
            href={href(stop.list)}
            className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline"
          >
            {t(`${stop.name}.name`)}
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center">{t(`${stop.name}.name`)}</span>
        )}
      </h3>
      <ul>
        {stop.questions.map(({ name, articleId }) => (
          <li key={articleId}>
            <a
              href={href(`/article/${articleId}`)}
              className="flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t(`${stop.name}.${name}` as "starting.calendar")}
            </a>
          </li>
        ))}
        {stop.list ? (
          <li>
            <a
              href={href(stop.list)}
              className="flex min-h-11 items-center text-ink-soft text-sm hover:text-ink hover:underline"
            >
              {t(`${stop.name}.all`)} →
            </a>
          </li>
        ) : null}
      </ul>
    </li>
  )
}
