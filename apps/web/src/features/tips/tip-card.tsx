import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { RubyText } from "#web/ui/ruby-text.tsx"
import { Seal } from "#web/ui/seal.tsx"
import { ThingTools } from "#web/ui/thing-tools.tsx"
import { type TipReading, tipHref } from "./address.ts"
import type { TipSummary } from "./queries.ts"

/** A slip of paper: what it says, how it begins, and who says so. */
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
      <p className="text-ink-soft text-sm">{tip.topics.map(({ name }) => name).join(" · ")}</p>
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
      <div className="mt-auto grid gap-2 pt-2">
        <TipAuthor tip={tip} />
        <div className="flex items-center justify-between gap-4 text-ink-faint text-sm">
          <p className="flex flex-wrap gap-x-4">
            {tip.helpfulCount > 0 ? <span>{t("helpfulCount", { count: tip.helpfulCount })}</span> : null}
            {tip.isFallback ? (
              <span className="font-semibold text-ink-soft">{t(`onlyIn.${tip.language}`)}</span>
            ) : null}
          </p>
          <ThingTools thing={`tip:${tip.id}`} title={tip.title} look="icon" />
        </div>
      </div>
    </article>
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
