import { useLocale, useTranslations } from "use-intl"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { interviewHref } from "../address.ts"
import { practised } from "../practice/practised.ts"
import type { InterviewQuestionSummary } from "../queries.ts"

export function QuestionRow({ question }: { question: InterviewQuestionSummary }) {
  const t = useTranslations("interview")
  const href = useHref()
  const language = useLocale()
  const times = useBrowserStore(practised)?.[question.id]
  const facts = [
    question.kind.name,
    ...question.industries.map(({ name }) => name),
    t("answerTime", { time: t(`time.${question.seconds}`) }),
  ]
  return (
    <article className="relative grid grid-cols-1 gap-1 py-4 md:py-5">
      <h2 lang="ja" className="voice-serif text-lg leading-relaxed md:text-xl">
        <a
          href={href(interviewHref(question.id))}
          className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          <RubyText segments={question.question.jaRuby} />
        </a>
      </h2>
      {language === "en" ? <p className="text-ink-soft">{question.question.en}</p> : null}
      <p className="flex flex-wrap gap-x-3 text-ink-faint text-sm">
        <span>{facts.join(" · ")}</span>
        {times ? (
          <span className="font-semibold text-matcha">{t("practisedTimes", { count: times })}</span>
        ) : null}
      </p>
    </article>
  )
}
