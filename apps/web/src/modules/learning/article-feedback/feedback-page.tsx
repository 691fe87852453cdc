import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { type FeedbackLine, linesQuery, numbersQuery } from "./queries.ts"

export function FeedbackPage() {
  const t = useTranslations("articleFeedback")
  const { data: numbers } = useSuspenseQuery(numbersQuery)
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(linesQuery))
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      {numbers.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section aria-labelledby="lines">
            <h2 id="lines" className="font-semibold">
              {t("lines")}
            </h2>
            <Growing more={more}>
              <ul ref={listRef} aria-label={t("lines")} className="mt-2 divide-y border-y">
                {items.map((feedback) => (
                  <Line key={feedback.id} feedback={feedback} />
                ))}
              </ul>
            </Growing>
          </section>
          <Numbers items={numbers.items} />
        </div>
      )}
    </>
  )
}

function Numbers({
  items,
}: {
  items: readonly { article: FeedbackLine["article"]; helpful: number; notHelpful: number }[]
}) {
  const t = useTranslations("articleFeedback")
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="font-semibold">
        {t("numbers")}
      </h2>
      <table className="mt-2 w-full text-sm">
        <thead>
          <tr className="border-b text-start text-ink-soft">
            <th className="py-2 text-start font-normal">{t("article")}</th>
            <th className="py-2 text-end font-normal">{t("helped")}</th>
            <th className="py-2 text-end font-normal">{t("didNotHelp")}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {items.map(({ article, helpful, notHelpful }) => (
            <tr key={article.id}>
              <td className="py-2 pe-3">
                <ArticleLink article={article} />
              </td>
              <td className="py-2 text-end tabular-nums">{helpful}</td>
              <td className="py-2 text-end tabular-nums">{notHelpful}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ feedback: { id, article, language, isHelpful, line, givenOn } }: { feedback: FeedbackLine }) {
  const t = useTranslations("articleFeedback")
  const day = useDay()
  const remove = useAction("DELETE /v1/editors/article-feedback/{feedback}", {
    touches: ["article-feedback"],
    done: () => t("removed"),
  })
  return (
    <li className="grid gap-1 py-3">
      <p lang={language} className="wrap-anywhere max-w-measure">
        {line}
      </p>
      <p className="text-ink-soft text-sm">
        {t(isHelpful ? "helped" : "didNotHelp")} · <ArticleLink article={article} /> ·{" "}
        <DateText dateTime={givenOn}>{day(givenOn)}</DateText>
      </p>
      <p>
        <Button
          variant="quiet"
          busy={remove.underWay.length > 0}
          aria-label={t("removeLine", { line })}
          onClick={() => void remove.run({ params: { feedback: id } })}
          className="-ms-5"
        >
          {t("remove")}
        </Button>
      </p>
    </li>
  )
}

function ArticleLink({ article: { id, title } }: { article: FeedbackLine["article"] }) {
  const href = useHref()
  return <TextLink href={href(`/article/${id}`)}>{title || id}</TextLink>
}
