import { type ComponentType, useState } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Button } from "#web/ui/control/button.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Block } from "./block.tsx"
import type { TodayParts } from "./queries.ts"

export type WaitingQuestion = TodayParts["waitingQuestions"]["items"][number]

/** The answer form of Ask Senpai, which the page provides. */
export type LoadAnswerForm = (
  app: RouterContext,
) => Promise<ComponentType<{ readonly question: WaitingQuestion; readonly onDone: () => void }>>

interface QuestionsBlockProps {
  readonly items: readonly WaitingQuestion[]
  readonly loadAnswerForm: LoadAnswerForm
}

export function QuestionsBlock({ items, loadAnswerForm }: QuestionsBlockProps) {
  const t = useTranslations("today.questions")
  return (
    <Block title={t("title")} all={{ to: "/community/ask-senpai?list=for-me", label: t("all") }}>
      {items.map((question) => (
        <QuestionRow key={question.id} question={question} loadAnswerForm={loadAnswerForm} />
      ))}
    </Block>
  )
}

/** The question with a box to answer in; closing it keeps the text as a draft. */
function QuestionRow({
  question,
  loadAnswerForm,
}: {
  question: WaitingQuestion
  loadAnswerForm: LoadAnswerForm
}) {
  const t = useTranslations("today.questions")
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  const AnswerForm = useLoaded(isOpen && loadAnswerForm, useApp())
  const { id, language, titleRuby, excerpt, topics, isInvited } = question
  return (
    <li className="grid gap-1 py-3">
      <p className="text-ink-soft text-sm">
        {isInvited ? t("invited") : topics.map(({ name }) => name).join(t("between"))}
      </p>
      <p lang={language} className="wrap-anywhere font-semibold leading-snug">
        <a
          href={href(`/community/ask-senpai/detail/${id}`)}
          className="inline-block min-h-6 decoration-1 underline-offset-4 hover:underline"
        >
          <RubyText segments={titleRuby} />
        </a>
      </p>
      <p lang={language} className="wrap-anywhere voice-text text-ink-soft">
        {excerpt}
      </p>
      {isOpen && AnswerForm ? (
        <div className="mt-2">
          <AnswerForm question={question} onDone={() => setOpen(false)} />
        </div>
      ) : (
        <p className="mt-1">
          <Button
            variant="secondary"
            busy={isOpen}
            onClick={() => setOpen(true)}
            aria-label={t("answerOf", { title: question.title })}
          >
            {t("answer")}
          </Button>
        </p>
      )}
    </li>
  )
}
