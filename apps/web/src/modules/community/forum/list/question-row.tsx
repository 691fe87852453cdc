import { ThumbsUp } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { questionHref } from "../address.ts"
import type { QuestionSummary } from "../queries.ts"
import { WriterName } from "../thread/writer-line.tsx"

/** Title, excerpt, who asked and when, topic, votes, and whether it has been answered. */
export function QuestionRow({
  question,
  heading: Heading = "h2",
}: {
  question: QuestionSummary
  heading?: "h2" | "h3"
}) {
  const t = useTranslations("forum")
  const href = useHref()
  const { answerCount, helpfulCount, topics, language } = question
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4 md:grid-cols-[4.5rem_minmax(0,1fr)] md:gap-x-6">
      <AnswerStatus question={question} />
      <div className="grid min-w-0 gap-1 max-md:order-first">
        <Heading lang={language} className="voice-serif text-lg leading-snug">
          <a
            href={href(questionHref(question.id))}
            className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            <RubyText segments={question.titleRuby} />
          </a>
        </Heading>
        <p lang={language} className="line-clamp-1 text-[0.9375rem] text-ink-soft">
          {question.excerpt}
        </p>
        <div className="flex items-center justify-between gap-x-3 text-ink-faint text-sm">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="wrap-anywhere text-ink-soft">
              <WriterName writer={question.author} />
            </span>
            <Ago at={question.createdAt} />
            <TopicMarks topics={topics} />
            <span className={classNames("md:hidden", answerCount === 0 && "text-shu-ink")}>
              {t("answers", { count: answerCount })}
            </span>
            {helpfulCount > 0 ? (
              <span className="inline-flex items-center gap-1 whitespace-nowrap">
                <ThumbsUp aria-hidden className="size-3.5" />
                <span className="tabular-nums" aria-hidden>
                  {helpfulCount}
                </span>
                <span className="sr-only">{t("helpful", { count: helpfulCount })}</span>
              </span>
            ) : null}
          </div>
          <ItemActions thing={`question:${question.id}`} title={question.title} look="icon" />
        </div>
      </div>
    </article>
  )
}

/** The number in the margin; a seal if the asker has accepted an answer. */
function AnswerStatus({ question: { answerCount, hasAcceptedAnswer } }: { question: QuestionSummary }) {
  const t = useTranslations("forum")
  if (hasAcceptedAnswer)
    return (
      <Seal
        text="解決"
        cut="outline"
        label={t("answered")}
        className="size-9! md:size-11! md:justify-self-center"
      />
    )
  return (
    <p
      aria-hidden
      className={classNames(
        "grid content-start justify-items-center leading-none max-md:hidden",
        answerCount === 0 ? "text-ink-faint" : "text-ink",
      )}
    >
      <span className="voice-serif text-2xl tabular-nums">{answerCount}</span>
      <span className="mt-1 text-2xs">{t("answersShort", { count: answerCount })}</span>
    </p>
  )
}
