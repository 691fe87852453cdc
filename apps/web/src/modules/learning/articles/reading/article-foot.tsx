import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Sources } from "#web/ui/text/sources.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { listHref, listPath } from "../address.ts"
import { ArticleRow, LeadArticle } from "../article-card.tsx"
import type { Article } from "../queries.ts"
import { SavedBy, Share } from "./article-tools.tsx"

/** The tools that the bar of a phone has no room for. */
export function ArticleEnd({ article }: { article: Article }) {
  return (
    <div className="no-print -my-6 flex flex-wrap items-center gap-x-6 lg:hidden">
      <Share title={article.title} />
      <SavedBy people={article.savedBy} />
    </div>
  )
}

export function ArticleSources({ article: { sources } }: { article: Article }) {
  const t = useTranslations("articles")
  return (
    <Sources
      sources={sources}
      title={t("sources")}
      note={t("sourcesNote")}
      checked={(date) => t("sourceChecked", { date })}
    />
  )
}

export function Tags({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const href = useHref()
  if (article.tags.length === 0) return null
  return (
    <section aria-label={t("tags")} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {article.tags.map(({ key, name }) => (
          <li key={key}>
            <Tag href={href(listHref(listPath(undefined), { tag: key }))}>{name}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Author({ article: { author } }: { article: Article }) {
  const t = useTranslations("articles")
  return (
    <section
      aria-labelledby="author"
      className="folds grid grid-cols-[4rem_minmax(0,1fr)] gap-5 bg-washi p-5 sm:p-7"
    >
      <Seal text={author.seal} className="size-16" />
      <div>
        <h2 id="author" className="text-ink-soft text-sm">
          {t("author")}
        </h2>
        <p className="voice-serif text-heading">
          <RubyText segments={author.nameRuby} />{" "}
          <span className="font-sans text-ink-soft text-sm">{t(`roles.${author.role}`)}</span>
        </p>
        <p id={author.bio.place} className="mt-2 text-[0.9375rem]">
          <RubyText segments={author.bio.segments} />
        </p>
      </div>
    </section>
  )
}

/** The end of the article: one clear next step, two others, and the whole category. */
export function WhereNext({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const href = useHref()
  const [first, ...others] = article.related
  return (
    <section aria-labelledby="next" className="page no-print folds mt-20">
      <div className="section-rule">
        <h2 id="next" className="voice-serif text-title">
          {t("next")}
        </h2>
      </div>
      <div className="editorial mt-6">
        {first ? (
          <div className="col-lead">
            <LeadArticle article={first} />
          </div>
        ) : null}
        <div className="col-side">
          <ul className="divide-y border-b lg:border-t">
            {others.map((related) => (
              <li key={related.id}>
                <ArticleRow article={related} />
              </li>
            ))}
          </ul>
          <TextLink
            kind="stand-alone"
            className="mt-4"
            href={href(listHref(listPath(undefined), { category: article.category.key }))}
          >
            {t("moreIn", { category: article.category.name })} →
          </TextLink>
        </div>
      </div>
    </section>
  )
}
