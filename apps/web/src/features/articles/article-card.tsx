import { useHref } from "#web/lib/use-app.ts"
import { CategoryMark } from "#web/ui/category-mark.tsx"
import { classNames } from "#web/ui/class-names.ts"
import { Cover } from "#web/ui/cover.tsx"
import { RubyText } from "#web/ui/ruby-text.tsx"
import type { CoverShape } from "#web/ui/wagara.ts"
import { ArticleMeta } from "./article-meta.tsx"
import { articleHref } from "./article-search.ts"
import { categoryLook } from "./category-look.ts"
import type { ArticleSummary } from "./queries.ts"

export function ArticleCover({
  article,
  shape = "wide",
  className = "",
}: {
  article: Pick<ArticleSummary, "id" | "category">
  shape?: CoverShape
  className?: string
}) {
  return (
    <Cover {...categoryLook(article.category.key)} seed={article.id} shape={shape} className={className} />
  )
}

/** The title is the link, and its target is the whole card around it (which must be `relative`). */
export function ArticleTitleLink({ article }: { article: ArticleSummary }) {
  const href = useHref()
  return (
    <a
      href={href(articleHref(article.id))}
      className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
    >
      <RubyText segments={article.titleRuby} />
    </a>
  )
}

type ArticleCardProps = { article: ArticleSummary; isLead?: boolean; heading?: "h2" | "h3" }

/** Picture above words. `isLead` speaks louder. */
export function ArticleCard({ article, isLead = false, heading: Heading = "h2" }: ArticleCardProps) {
  return (
    <article className="story relative">
      <ArticleCover article={article} />
      <div className="grid content-start gap-2.5">
        <CategoryMark label={article.category.name} {...categoryLook(article.category.key)} />
        <Heading
          lang={article.language}
          className={classNames("voice-serif", isLead ? "text-title" : "text-heading")}
        >
          <ArticleTitleLink article={article} />
        </Heading>
        <p
          lang={article.language}
          className={classNames(
            "voice-text text-ink-soft",
            isLead ? "max-w-measure text-lead" : "text-[1.0625rem]",
          )}
        >
          <RubyText segments={article.leadRuby} />
        </p>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}

/** A small square and a few words: for what stands beside or after something bigger. */
export function ArticleRow({ article, heading: Heading = "h3" }: Omit<ArticleCardProps, "isLead">) {
  return (
    <article className="story-row relative py-5">
      <ArticleCover article={article} shape="square" />
      <div className="grid content-start gap-1.5">
        <CategoryMark label={article.category.name} {...categoryLook(article.category.key)} />
        <Heading lang={article.language} className="voice-serif text-xl leading-snug">
          <ArticleTitleLink article={article} />
        </Heading>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}
