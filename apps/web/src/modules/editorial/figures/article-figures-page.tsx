import { readMarks } from "@shirube/vocabulary/editorial/figures/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useTranslations } from "use-intl"
import { saveTable } from "#web/lib/documents/save-table.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { FiguresFrame } from "./frame.tsx"
import { type ArticleFigures, articleFiguresQuery, type FigureSearch } from "./queries.ts"
import { useNumbers } from "./use-numbers.ts"

export function ArticleFiguresPage({ search }: { search: FigureSearch }) {
  const t = useTranslations("figures")
  const { items } = useSuspenseQuery(articleFiguresQuery(search)).data
  return (
    <FiguresFrame
      title={t("articles.title")}
      lead={t("articles.lead")}
      path="/editors/figures/articles"
      search={search}
    >
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <>
          <Button
            variant="secondary"
            icon={<Download aria-hidden className="size-4.5" />}
            onClick={() => saveTable(tableOf(items, t), "figures-articles")}
            className="mt-5"
          >
            {t("save")}
          </Button>
          <ul aria-label={t("articles.title")} className="mt-4 max-w-4xl divide-y border-y">
            {items.map((article) => (
              <Article key={article.id} article={article} />
            ))}
          </ul>
        </>
      )}
    </FiguresFrame>
  )
}

const tableOf = (items: readonly ArticleFigures[], t: ReturnType<typeof useTranslations<"figures">>) => [
  [
    t("articles.article"),
    t("articles.readers"),
    ...readMarks.map((mark) => t(`articles.marks.${mark}`)),
    t("names.helped"),
    t("names.not_helped"),
  ],
  ...items.map(({ id, title, readers, read, helped, notHelped }) => [
    title || id,
    readers,
    ...read,
    helped,
    notHelped,
  ]),
]

function Article({ article: { id, title, readers, read, helped, notHelped } }: { article: ArticleFigures }) {
  const t = useTranslations("figures")
  const href = useHref()
  const { numberText, percentText } = useNumbers()
  const shares = readMarks.map((mark, place) => ({
    mark,
    share: readers === 0 ? 0 : (read[place] ?? 0) / readers,
  }))
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <TextLink href={href(`/article/${id}`)} className="wrap-anywhere">
          {title || id}
        </TextLink>
        <p className="text-ink-soft text-sm tabular-nums">
          {t("articles.facts", {
            readers: numberText(readers),
            helped: numberText(helped),
            notHelped: numberText(notHelped),
          })}
        </p>
      </div>
      <dl className="grid grid-cols-4 gap-1.5 text-2xs">
        {shares.map(({ mark, share }) => (
          <div key={mark} className="flex flex-col-reverse gap-0.5">
            <dt className="text-ink-soft">{t(`articles.marks.${mark}`)}</dt>
            <dd className="tabular-nums">
              <svg aria-hidden viewBox="0 0 10 10" preserveAspectRatio="none" className="h-8 w-full">
                <rect width={10} height={10} className="fill-washi" />
                <rect y={10 - 10 * share} width={10} height={10 * share} className="fill-ai" />
              </svg>
              {percentText(share)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
