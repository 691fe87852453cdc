import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Cover } from "#web/ui/picture/cover.tsx"
import type { CoverShape } from "#web/ui/picture/wagara.ts"
import { DrawnRuby } from "#web/ui/text/drawn-ruby.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { articleHref } from "./address.ts"
import { ArticleMeta } from "./article-meta.tsx"
import type { ShownArticle } from "./queries.ts"

export function ArticleCover({
  article,
  shape = "wide",
  className = "",
}: {
  article: Pick<ShownArticle, "id" | "category">
  shape?: CoverShape
  className?: string
}) {
  return (
    <Cover {...categoryLook(article.category.key)} seed={article.id} shape={shape} className={className} />
  )
}

function ArticleCategory({ article: { category } }: { article: Pick<ShownArticle, "category"> }) {
  return <CategoryMark label={<DrawnRuby segments={category.nameRuby} />} {...categoryLook(category.key)} />
}

/** The title is the link, and its target is the whole card (which must be `relative`). */
export function ArticleTitleLink({ article }: { article: ShownArticle }) {
  const href = useHref()
  return (
    <a
      href={href(articleHref(article.address))}
      className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
    >
      <RubyText segments={article.titleRuby} />
    </a>
  )
}

/** A list card, picture above text. `isLead` makes it larger. */
export function ArticleCard({ article, isLead = false }: { article: ShownArticle; isLead?: boolean }) {
  return (
    <article className="story relative">
      {isLead ? (
        <>
          <ArticleCover article={article} className="lg:hidden" />
          <ArticleCover article={article} shape="square" className="max-lg:hidden" />
        </>
      ) : (
        <ArticleCover article={article} />
      )}
      <div className="grid grid-cols-1 content-start gap-2.5">
        <ArticleCategory article={article} />
        <h2
          lang={article.language}
          className={classNames(
            "voice-serif max-md:text-xl max-md:leading-snug",
            isLead ? "md:text-title" : "md:text-heading",
          )}
        >
          <ArticleTitleLink article={article} />
        </h2>
        <p
          lang={article.language}
          className={classNames(
            "voice-text text-ink-soft max-md:hidden",
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

/** The one lead story of a page; its picture runs to the edge of a phone. */
export function LeadArticle({ article }: { article: ShownArticle }) {
  return (
    <article className="relative grid grid-cols-1 gap-4">
      <ArticleCover article={article} className="max-sm:-mx-(--spacing-gutter) max-sm:w-auto!" />
      <ArticleCategory article={article} />
      <h3 lang={article.language} className="voice-serif text-title">
        <ArticleTitleLink article={article} />
      </h3>
      <p lang={article.language} className="voice-text max-w-measure text-ink-soft text-lead">
        <RubyText segments={article.leadRuby} />
      </p>
      <ArticleMeta article={article} />
    </article>
  )
}

/** A small square and a few words, beside or below something larger. */
export function ArticleRow({ article }: { article: ShownArticle }) {
  return (
    <article className="story-row relative py-5">
      <ArticleCover article={article} shape="square" />
      <div className="grid grid-cols-1 content-start gap-1.5">
        <ArticleCategory article={article} />
        <h3 lang={article.language} className="voice-serif text-xl leading-snug">
          <ArticleTitleLink article={article} />
        </h3>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}
