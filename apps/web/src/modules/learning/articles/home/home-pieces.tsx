// The home page's parts of the articles.
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { Cover } from "#web/ui/picture/cover.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { DrawnRuby } from "#web/ui/text/drawn-ruby.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { listHref, listPath } from "../address.ts"
import { ArticleRow, LeadArticle } from "../article-card.tsx"
import type { ShownArticle } from "../queries.ts"
import type { HomePieces } from "./route.ts"

interface LeadProps {
  lead: ShownArticle
  beside: readonly ShownArticle[]
}

export function LeadArticles({ lead, beside }: LeadProps) {
  const t = useTranslations("articles")
  return (
    <div className="editorial">
      <div className="col-lead">
        <LeadArticle article={lead} />
      </div>
      {beside.length > 0 ? (
        <div className="col-side">
          <p className="font-semibold text-ink-soft text-sm">{t("next")}</p>
          <ul className="mt-2 divide-y border-y">
            {beside.map((article) => (
              <li key={article.id}>
                <ArticleRow article={article} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

export function LatestArticles({ articles }: { articles: readonly ShownArticle[] }) {
  return (
    <ul className="grid gap-x-12 border-b md:grid-cols-2">
      {articles.map((article) => (
        <li key={article.id} className="border-t first:border-t-0 md:nth-2:border-t-0">
          <ArticleRow article={article} />
        </li>
      ))}
    </ul>
  )
}

/** All categories, each with its own pattern. */
export function CategoryIndex({ categories }: Pick<HomePieces, "categories">) {
  const href = useHref()
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-8 xl:grid-cols-4">
      {categories.map((category) => (
        <li
          key={category.key}
          className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-t py-4 first:border-t-0 md:grid-cols-1 md:border-t-0 md:py-0"
        >
          <Cover
            {...categoryLook(category.key)}
            seed={category.key}
            shape="banner"
            className="max-md:aspect-square max-md:h-auto!"
          />
          <div>
            <h3 className="voice-serif text-xl">
              <a
                href={href(listHref(listPath(undefined), { category: category.key }))}
                className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                <RubyText segments={category.nameRuby} />
              </a>
            </h3>
            <p className="mt-1 text-ink-soft text-sm">
              <RubyText segments={category.descriptionRuby} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The seals of the latest articles' authors. */
export function WriterSeals({ writers }: Pick<HomePieces, "writers">) {
  const t = useTranslations("articles.roles")
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
      {writers.map((author) => (
        <li key={author.key} className="flex items-center gap-3">
          <Seal text={author.seal} className="size-14" />
          <p className="leading-snug">
            <DrawnRuby segments={author.nameRuby} />
            <span className="block text-ink-soft text-sm">{t(author.role)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
