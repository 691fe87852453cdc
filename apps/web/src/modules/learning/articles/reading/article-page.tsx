import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { SectionsBeside } from "#web/ui/text/table-of-contents.tsx"
import { listPath } from "../address.ts"
import { WasHelpful } from "../feedback/was-helpful.tsx"
import { useListening } from "../listening/listen.tsx"
import type { Article } from "../queries.ts"
import { ArticleBar, contentsId } from "./article-bar.tsx"
import { ArticleBody } from "./article-body.tsx"
import { ArticleEnd, ArticleSources, Author, Tags, WhereNext } from "./article-foot.tsx"
import { ArticleHeader } from "./article-header.tsx"

export function ArticlePage({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const { player, ...listening } = useListening(article)
  return (
    <>
      <article key={article.id}>
        <ArticleBar article={article} listening={listening} />
        <ArticleHeader article={article} listening={listening} />
        <div className="page editorial mt-3.5 gap-y-6! sm:mt-8 lg:mt-12">
          {article.headings.length > 1 ? (
            <nav
              popover="auto"
              id={contentsId}
              aria-label={t("contents")}
              lang={article.language}
              className="contents-sheet col-margin no-print"
            >
              <SectionsBeside label={t("contents")} headings={article.headings} />
            </nav>
          ) : null}
          <div className="col-text grid grid-cols-1 gap-12">
            <ArticleBody article={article} />
            <WasHelpful key={article.id} article={article} />
            <ArticleEnd article={article} />
            <ArticleSources article={article} />
            <Tags article={article} />
            <Author article={article} />
          </div>
        </div>
      </article>
      <WhereNext article={article} />
      {player}
    </>
  )
}

export function ArticleSkeleton() {
  const t = useTranslations("articles")
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={t("loading")} />
    </div>
  )
}

export function ArticleNotFound() {
  const t = useTranslations("articles.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(listPath(undefined)), label: t("back") }}
    />
  )
}
