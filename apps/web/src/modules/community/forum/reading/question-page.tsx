import { useCallback, useState } from "react"
import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { ASK_PATH, askHref, questionHref } from "../address.ts"
import { QuestionRow } from "../list/question-row.tsx"
import type { Question, QuestionSummary } from "../queries.ts"
import { createQuotes, QuotesContext } from "../quoting/quotes.ts"
import { Answers } from "../thread/answers.tsx"
import { type MemberActions, MemberActionsContext } from "../thread/member-actions.ts"
import { QuestionText } from "../thread/question-text.tsx"
import type { LoadedQuestion } from "./loader.ts"

const loadMemberActions = async ({ queries, locale }: RouterContext): Promise<MemberActions> => {
  const [{ memberActions }] = await Promise.all([
    import("../member-actions/member-actions.tsx"),
    queries.open(),
    locale.need(["asking", "subjectTools"]),
  ])
  return memberActions
}

/** The page's question, or its latest version. Resets when another page loads. */
function useLatestQuestion(loaded: Question) {
  const [news, setNews] = useState<{ readonly of: Question; readonly now: Question }>()
  const hear = useCallback((now: Question) => setNews({ of: loaded, now }), [loaded])
  return { question: news?.of === loaded ? news.now : loaded, hear }
}

export function QuestionPage({ loaded }: { loaded: LoadedQuestion }) {
  const memberActions = useLoaded(useIsMember() && loadMemberActions, useApp())
  const { question, hear } = useLatestQuestion(loaded.question)
  const [quotes] = useState(createQuotes)
  return (
    <MemberActionsContext value={memberActions}>
      <QuotesContext value={quotes}>
        <article key={question.id}>
          <QuestionBreadcrumbs question={question} />
          {memberActions ? <memberActions.Invited question={question} /> : null}
          <QuestionText question={question} search={loaded.search} />
          <Answers question={question} search={loaded.search} />
        </article>
        <Related question={question} related={loaded.related} />
        {memberActions ? (
          <memberActions.Live question={loaded.question} language={loaded.search.in} onNews={hear} />
        ) : null}
      </QuotesContext>
    </MemberActionsContext>
  )
}

function QuestionBreadcrumbs({ question: { id, title, language, topics } }: { question: Question }) {
  const t = useTranslations("forum")
  const href = useHref()
  const [topic] = topics
  return (
    <div className="page no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[
          { href: href("/"), label: t("home") },
          { href: href(ASK_PATH), label: <LabelText text={t("title")} /> },
          ...(topic ? [{ href: href(askHref({ topic: topic.key })), label: topic.name }] : []),
          {
            href: href(questionHref(id)),
            label: (
              <span lang={language} className="block max-w-60 truncate lg:max-w-md">
                {title}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

function Related({ question, related }: { question: Question; related: readonly QuestionSummary[] }) {
  const t = useTranslations("forum")
  const href = useHref()
  const [topic] = question.topics
  if (related.length === 0 || !topic) return null
  return (
    <section aria-labelledby="related" className="page no-print mt-16">
      <div className="section-rule editorial gap-y-2!">
        <div className="col-margin">
          <h2 id="related" className="voice-serif text-heading">
            {t("related")}
          </h2>
          <p className="mt-1">
            <a
              href={href(askHref({ topic: topic.key }))}
              className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {topic.name} →
            </a>
          </p>
        </div>
        <ul className="col-main divide-y">
          {related.map((each) => (
            <li key={each.id}>
              <QuestionRow question={each} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function QuestionSkeleton() {
  const t = useTranslations("forum")
  return (
    <div className="page pt-14">
      <Skeleton shape="text" lines={8} label={t("loading")} />
    </div>
  )
}

export function QuestionNotFound() {
  const t = useTranslations("forum.notFound")
  const href = useHref()
  return (
    <ContentNotFound title={t("title")} text={t("text")} back={{ href: href(ASK_PATH), label: t("back") }} />
  )
}
