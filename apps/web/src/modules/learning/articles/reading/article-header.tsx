import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { DrawnRuby } from "#web/ui/text/drawn-ruby.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { articleHref, listHref, listPath } from "../address.ts"
import { ArticleCover } from "../article-card.tsx"
import { Day } from "../article-meta.tsx"
import type { Listening } from "../listening/listen.tsx"
import type { Article } from "../queries.ts"
import { ArticleSummary } from "./article-summary.tsx"
import { ArticleTools } from "./article-tools.tsx"

export function ArticleHeader({ article, listening }: { article: Article; listening: Listening }) {
  const t = useTranslations("articles")
  const href = useHref()
  const { category } = article
  const list = href(listPath(undefined))
  const categoryList = href(listHref(listPath(undefined), { category: category.key }))
  return (
    <header className="page">
      <div className="no-print py-2 max-sm:hidden lg:py-4">
        <Breadcrumbs
          label={t("breadcrumbs")}
          crumbs={[
            { href: href("/"), label: t("home") },
            { href: list, label: t("all") },
            { href: categoryList, label: <DrawnRuby segments={category.nameRuby} /> },
            {
              href: href(articleHref(article.address)),
              label: (
                <span lang={article.language} className="block max-w-60 truncate lg:max-w-md">
                  {article.title}
                </span>
              ),
            },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-12 lg:gap-x-12">
        <div className="grid grid-cols-1 content-start gap-1 sm:gap-4 lg:col-span-8 lg:gap-6">
          <CategoryMark
            label={<DrawnRuby segments={category.nameRuby} />}
            {...categoryLook(category.key)}
            href={categoryList}
          />
          <h1
            lang={article.language}
            className="voice-serif text-[clamp(1.75rem,1.1rem+3vw,3.75rem)] leading-[1.1] [&:lang(ja)]:text-[clamp(1.5rem,1.1rem+2vw,2.75rem)]"
          >
            <RubyText segments={article.titleRuby} />
          </h1>
          <p
            id={article.lead.place}
            lang={article.language}
            className="voice-text max-w-measure text-ink-soft sm:text-lead max-sm:leading-normal max-sm:[&:lang(ja):has(rt)]:leading-[1.85]"
          >
            <RubyText segments={article.lead.segments} />
          </p>
        </div>
        <div className="max-lg:hidden lg:col-span-4 print:hidden">
          <ArticleCover article={article} shape="tall" className="max-h-112" />
        </div>
      </div>
      <ArticleFacts article={article} />
      <ArticleSummary article={article} />
      <ArticleTools article={article} listening={listening} />
      {article.isFallback ? (
        <div className="mt-4">
          <Notice title={t("fallback.title", { language: t(`languages.${article.language}`) })}>
            {t("fallback.text", { language: t(`languages.${article.language}`) })}
          </Notice>
        </div>
      ) : null}
    </header>
  )
}

/** Author, dates, and when the content was last checked. */
function ArticleFacts({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const { author } = article
  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 sm:mt-8 sm:border-y sm:py-4">
      <div className="flex items-center gap-3 max-sm:hidden">
        <Seal text={author.seal} className="size-12" />
        <p className="leading-snug has-[rt]:leading-loose">
          <span className="sr-only">{t("byline")} </span>
          <span className="font-semibold">
            <RubyText segments={author.nameRuby} />
          </span>
          <span className="block text-ink-soft text-sm">
            <RubyText segments={author.headlineRuby} />
          </span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-3 gap-y-1 text-sm max-sm:text-ink-soft sm:gap-x-6 [&_dt]:text-ink-faint">
        <div className="flex gap-2 max-sm:hidden">
          <dt>{t("published")}</dt>
          <dd>
            <Day at={article.publishedAt} />
          </dd>
        </div>
        <div className="flex gap-1.5 sm:gap-2">
          <dt className="max-sm:hidden">{t("lastChecked")}</dt>
          <dt className="sm:hidden">{t("checkedShort")}</dt>
          <dd className="font-semibold">
            <Day at={article.checkedOn} />
          </dd>
        </div>
        <div className="flex gap-x-3 sm:gap-x-6">
          <dt className="sr-only">{t("lengthAndLevel")}</dt>
          <dd className="max-sm:hidden">{t("minutes", { count: article.readingMinutes })}</dd>
          <dd className="sm:hidden">{t("minutesShort", { count: article.readingMinutes })}</dd>
          <dd className="max-sm:hidden">{t("level", { level: article.level.toUpperCase() })}</dd>
          {article.language === "ja" ? (
            <dd className="sm:hidden">{t("levelShort", { level: article.level.toUpperCase() })}</dd>
          ) : null}
        </div>
      </dl>
    </div>
  )
}
