import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { articleHref, listHref, listPath } from "../address.ts"
import { ArticleCover } from "../article-card.tsx"
import { Day } from "../article-meta.tsx"
import type { Article } from "../queries.ts"
import { ArticleTools } from "./article-tools.tsx"

export function ArticleHeader({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const href = useHref()
  const { category } = article
  const list = href(listPath(undefined))
  const categoryList = href(listHref(listPath(undefined), { category: category.key }))
  return (
    <header className="page">
      <div className="no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
        <Breadcrumbs
          label={t("breadcrumbs")}
          crumbs={[
            { href: href("/"), label: t("home") },
            { href: list, label: t("all") },
            { href: categoryList, label: category.name },
            {
              href: href(articleHref(article.id)),
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
        <ArticleCover
          article={article}
          shape="banner"
          className="-mx-(--spacing-gutter) w-auto! lg:hidden print:hidden"
        />
        <div className="grid grid-cols-1 content-start gap-4 lg:col-span-8 lg:gap-6">
          <CategoryMark label={category.name} {...categoryLook(category.key)} href={categoryList} />
          <h1
            lang={article.language}
            className="voice-serif text-[clamp(2rem,1.4rem+2.6vw,3.75rem)] leading-[1.1] [&:lang(ja)]:text-[clamp(1.625rem,1.2rem+1.8vw,2.75rem)]"
          >
            <RubyText segments={article.titleRuby} />
          </h1>
          <p lang={article.language} className="voice-text max-w-measure text-ink-soft text-lead">
            <RubyText segments={article.leadRuby} />
          </p>
        </div>
        <div className="max-lg:hidden lg:col-span-4 print:hidden">
          <ArticleCover article={article} shape="tall" className="max-h-112" />
        </div>
      </div>
      <ArticleFacts article={article} />
      <ArticleTools article={article} />
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
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y py-4">
      <div className="flex items-center gap-3">
        <Seal text={author.seal} className="size-12" />
        <p className="leading-snug">
          <span className="sr-only">{t("byline")} </span>
          <span className="font-semibold">{author.name}</span>
          <span className="block text-ink-soft text-sm">{author.headline}</span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm [&_dt]:text-ink-faint">
        <div className="flex gap-2">
          <dt>{t("published")}</dt>
          <dd>
            <Day at={article.publishedAt} />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt>{t("lastChecked")}</dt>
          <dd className="font-semibold">
            <Day at={article.checkedOn} />
          </dd>
        </div>
        <div className="flex gap-x-6 gap-y-1 max-sm:flex-wrap">
          <dt className="sr-only">{t("lengthAndLevel")}</dt>
          <dd>{t("minutes", { count: article.readingMinutes })}</dd>
          <dd>{t("level", { level: article.level.toUpperCase() })}</dd>
        </div>
      </dl>
    </div>
  )
}
