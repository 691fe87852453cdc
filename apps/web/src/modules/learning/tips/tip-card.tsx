import { Play } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { type TipReading, tipHref } from "./address.ts"
import type { TipSummary } from "./queries.ts"

/** A slip of paper: title, excerpt and author. */
export function TipCard({
  tip,
  reading = {},
  heading: Heading = "h2",
}: {
  tip: TipSummary
  reading?: TipReading
  heading?: "h2" | "h3"
}) {
  const t = useTranslations("tips")
  const href = useHref()
  return (
    <article className="relative flex h-full flex-col gap-3 border bg-washi p-5 hover:border-rule-strong">
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-3">
          <TopicMarks topics={tip.topics} />
          <Heading lang={tip.language} className="voice-serif text-xl leading-snug">
            <a
              href={href(tipHref(tip.id, reading))}
              className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              <RubyText segments={tip.titleRuby} />
            </a>
          </Heading>
          <p lang={tip.language} className="line-clamp-3 text-[0.9375rem] text-ink-soft">
            {tip.excerpt}
          </p>
        </div>
        <FilmMark tip={tip} />
      </div>
      <div className="mt-auto grid gap-2 pt-2">
        <TipAuthor tip={tip} />
        <div className="flex items-center justify-between gap-4 text-ink-faint text-sm">
          <p className="flex flex-wrap gap-x-4">
            {tip.helpfulCount > 0 ? <span>{t("helpfulCount", { count: tip.helpfulCount })}</span> : null}
            {tip.isFallback ? (
              <span className="font-semibold text-ink-soft">{t(`onlyIn.${tip.language}`)}</span>
            ) : null}
          </p>
          <ItemActions thing={`tip:${tip.id}`} title={tip.title} look="icon" />
        </div>
      </div>
    </article>
  )
}

/** Shows that there is a video, and its length. */
function FilmMark({ tip: { id, film, topics } }: { tip: TipSummary }) {
  const t = useTranslations("tips")
  if (!film) return null
  return (
    <div className="relative grid w-20 flex-none overflow-hidden border bg-paper">
      <FilmCover topic={topics[0]?.key} seed={id} shape="tall" play="none" />
      <p className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-paper/90 text-xs tabular-nums">
        <Play aria-hidden className="size-3" />
        <span className="sr-only">{t("filmLength")}</span>
        {clockTime(film.durationMs)}
      </p>
    </div>
  )
}

export function TipAuthor({ tip: { author, whoRuby, language } }: { tip: TipSummary }) {
  return (
    <div className="flex items-start gap-3">
      <Seal text={author.seal} className="size-10! flex-none" />
      <p className="grid min-w-0 text-sm leading-snug">
        <span className="wrap-anywhere font-semibold">{author.name}</span>
        <span lang={language} className="text-ink-soft">
          <RubyText segments={whoRuby} />
        </span>
      </p>
    </div>
  )
}
