import { ArrowLeft, ArrowRight } from "lucide-react"
import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { PageBreadcrumbs } from "#web/ui/site/page-breadcrumbs.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { askSenpaiHref, TIPS_PATH, type TipReading, tipHref, tipsHref } from "../address.ts"
import type { Tip } from "../queries.ts"
import { TipAuthor, TipCard } from "../tip-card.tsx"
import type { LoadedTip } from "./loader.ts"
import { TipFilm } from "./tip-film.tsx"
import { TipTools } from "./tip-tools.tsx"
import { useTurning } from "./use-turning.ts"

export function TipPage({ loaded: { tip, reading } }: { loaded: LoadedTip }) {
  const t = useTranslations("tips")
  const href = useHref()
  const to = (neighbour: Tip["newer"]) => (neighbour ? href(tipHref(neighbour.id, reading)) : undefined)
  useTurning({ back: to(tip.newer), on: to(tip.older) })
  return (
    <div className="page">
      <PageBreadcrumbs
        label={t("breadcrumbs")}
        above={[
          { href: href("/"), label: t("home") },
          { href: href(TIPS_PATH), label: <LabelText text={t("title")} /> },
        ]}
        page={{ ...tip, href: href(tipHref(tip.id)) }}
      />
      <article key={tip.id} className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
        <TipHeader tip={tip} />
        <TipPicture tip={tip} />
        <TipFilm tip={tip} />
        <TrustedHtml
          id={tip.body.place}
          html={tip.body.html}
          lang={tip.language}
          className="prose-shirube text-[1.125rem]"
        />
        <TipTools tip={tip} />
        <AskThisSenpai tip={tip} />
        <TipPager tip={tip} reading={reading} />
      </article>
      <MoreByThem tip={tip} />
    </div>
  )
}

function TipHeader({ tip }: { tip: Tip }) {
  const t = useTranslations("tips")
  const href = useHref()
  const day = useDay()
  return (
    <header className="grid grid-cols-1 gap-4">
      <TopicMarks topics={tip.topics} hrefOf={(topic) => href(tipsHref({ topic }))} />
      <h1 lang={tip.language} className="voice-serif text-title leading-tight">
        <RubyText segments={tip.titleRuby} />
      </h1>
      <TipAuthor tip={tip} />
      <p className="text-ink-faint text-sm">
        <DateText dateTime={tip.publishedAt}>{day(tip.publishedAt)}</DateText>
      </p>
      {tip.isFallback ? <Notice title={t(`fallback.${tip.language}`)}>{null}</Notice> : null}
    </header>
  )
}

function TipPicture({ tip: { picture, pictureAlt, language } }: { tip: Tip }) {
  const [small, ...larger] = picture ?? []
  if (!small) return null
  return (
    <img
      src={small.address}
      srcSet={[small, ...larger].map(({ address, width }) => `${address} ${width}w`).join(", ")}
      sizes="min(42rem, 100vw)"
      width={small.width}
      height={small.height}
      alt={pictureAlt}
      lang={language}
      decoding="async"
      className="max-h-[80vh] w-full object-contain"
    />
  )
}

function AskThisSenpai({ tip: { author } }: { tip: Tip }) {
  const t = useTranslations("tips")
  const href = useHref()
  if (!author.isAskable) return null
  return (
    <section aria-labelledby="ask" className="no-print grid gap-3 bg-washi p-5">
      <h2 id="ask" className="voice-serif text-heading">
        {t("askTitle", { name: author.name })}
      </h2>
      <p className="text-ink-soft">{t("askText")}</p>
      <p>
        <ButtonLink href={href(askSenpaiHref(author.id))} rel="nofollow" variant="secondary">
          {t("ask")}
        </ButtonLink>
      </p>
    </section>
  )
}

/** For readers who cannot swipe or use arrow keys. */
function TipPager({ tip: { newer, older }, reading }: { tip: Tip; reading: TipReading }) {
  const t = useTranslations("tips")
  const href = useHref()
  const side = "grid min-h-11 min-w-0 gap-1 py-3 hover:text-ai"
  if (!newer && !older) return null
  return (
    <nav aria-label={t("turning")} className="no-print border-y">
      <div className="grid grid-cols-2 gap-6">
        {newer ? (
          <a href={href(tipHref(newer.id, reading))} rel="prev" className={side}>
            <span className="inline-flex items-center gap-2 text-ink-soft text-sm">
              <ArrowLeft aria-hidden className="size-4" />
              {t("newer")}
            </span>
            <span lang={newer.language} className="voice-serif line-clamp-2 leading-snug">
              {newer.title}
            </span>
          </a>
        ) : (
          <span />
        )}
        {older ? (
          <a href={href(tipHref(older.id, reading))} rel="next" className={`${side} text-end`}>
            <span className="inline-flex items-center justify-end gap-2 text-ink-soft text-sm">
              {t("older")}
              <ArrowRight aria-hidden className="size-4" />
            </span>
            <span lang={older.language} className="voice-serif line-clamp-2 leading-snug">
              {older.title}
            </span>
          </a>
        ) : null}
      </div>
      <p className="pb-3 text-center text-ink-faint text-sm noscript:hidden">
        <span className="md:hidden">{t("swipeHint")}</span>
        <span className="max-md:hidden">{t("keyHint")}</span>
      </p>
    </nav>
  )
}

function MoreByThem({ tip: { author, more } }: { tip: Tip }) {
  const t = useTranslations("tips")
  const href = useHref()
  if (more.length === 0) return null
  return (
    <section aria-labelledby="more" className="no-print mt-16">
      <div className="section-rule flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="more" className="voice-serif text-heading">
          {t("by", { name: author.name })}
        </h2>
        <TextLink kind="stand-alone" href={href(tipsHref({ senpai: author.id }))} rel="nofollow">
          {t("allBy")} →
        </TextLink>
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {more.map((each) => (
          <li key={each.id}>
            <TipCard tip={each} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function TipSkeleton() {
  const t = useTranslations("tips")
  return (
    <div className="page pt-14">
      <Skeleton shape="text" lines={8} label={t("loading")} />
    </div>
  )
}

export function TipNotFound() {
  const t = useTranslations("tips.notFound")
  const href = useHref()
  return (
    <ContentNotFound title={t("title")} text={t("text")} back={{ href: href(TIPS_PATH), label: t("back") }} />
  )
}
