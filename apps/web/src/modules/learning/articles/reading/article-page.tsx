import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { TableOfContents } from "#web/ui/text/table-of-contents.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { listPath } from "../address.ts"
import type { Article } from "../queries.ts"
import { ArticleSources, Author, Tags, WhereNext } from "./article-foot.tsx"
import { ArticleHeader } from "./article-header.tsx"

export function ArticlePage({ article }: { article: Article }) {
  const t = useTranslations("articles")
  return (
    <>
      <article key={article.id}>
        <ArticleHeader article={article} />
        <div className="page editorial mt-8 gap-y-6! lg:mt-12">
          <div className="col-margin lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto">
            <TableOfContents label={t("contents")} headings={article.headings} lang={article.language} />
          </div>
          <div className="col-text grid grid-cols-1 gap-12">
            <TrustedHtml
              id={article.body.place}
              html={article.body.html}
              lang={article.language}
              className="prose-shirube"
            />
            <ArticleSources article={article} />
            <Tags article={article} />
            <Author article={article} />
          </div>
        </div>
      </article>
      <WhereNext article={article} />
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
