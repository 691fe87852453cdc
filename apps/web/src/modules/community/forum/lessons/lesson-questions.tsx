import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { questionHref } from "../address.ts"
import type { QuestionSummary } from "../queries.ts"

/** Ask Senpai on a lesson's page; nothing if there are no questions. */
export function LessonQuestions({ questions }: { questions: readonly QuestionSummary[] }) {
  const t = useTranslations("lesson")
  const href = useHref()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="section-rule">
      <h2 id="questions" className="voice-serif text-heading">
        {t("questions")}
      </h2>
      <ul className="mt-2 divide-y">
        {questions.map(({ id, language, titleRuby, answerCount }) => (
          <li key={id} className="relative flex flex-wrap items-baseline gap-x-4 py-3">
            <a
              lang={language}
              href={href(questionHref(id))}
              className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              <RubyText segments={titleRuby} />
            </a>
            <span className="text-ink-faint text-sm">{t("answers", { count: answerCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
