import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { ASK_PATH, questionHref } from "../address.ts"
import type { QuestionSummary } from "../queries.ts"

/** Ask Senpai on the home page: title, topic and number of answers. */
export function AnsweredQuestions({ questions }: { questions: readonly QuestionSummary[] }) {
  const t = useTranslations("home.questions")
  const href = useHref()
  return (
    <>
      <ul className="grid gap-x-12 border-b md:grid-cols-2">
        {questions.map(({ id, language, titleRuby, topics, answerCount }) => (
          <li
            key={id}
            className="relative grid content-start gap-1 border-t py-4 first:border-t-0 md:nth-2:border-t-0"
          >
            <h3 lang={language} className="voice-serif text-lg leading-snug">
              <a
                href={href(questionHref(id))}
                className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                <RubyText segments={titleRuby} />
              </a>
            </h3>
            <div className="flex flex-wrap items-center gap-x-3 text-sm">
              <TopicMarks topics={topics.slice(0, 1)} />
              <p className="text-ink-faint">{t("answers", { count: answerCount })}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink kind="stand-alone" href={href(ASK_PATH)} className="mt-4">
        {t("all")} →
      </TextLink>
    </>
  )
}
