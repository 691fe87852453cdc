// Help while a question is being typed: what others asked, the topic, and the language.
import { MOST_TOPICS } from "@shirube/vocabulary/community/forum/choices"
import { languages } from "@shirube/vocabulary/language"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { useQuery } from "@tanstack/react-query"
import { useWatch } from "react-hook-form"
import { useLocale, useTranslations } from "use-intl"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { questionHref } from "../address.ts"
import { useLanguageName } from "../language-name.ts"
import type { QuestionSummary } from "../queries.ts"
import { inTopicQuery, similarQuery } from "./queries.ts"
import { languageOf, topicsIn } from "./topic-words.ts"

const SHORTEST = 4
/** Titles in Chinese or Korean say as much with fewer letters. */
const SHORTEST_TOPIC = 2

/**
 * Similar questions; perhaps it has been answered. For a draft in a third language, whose words few questions
 * share, and where none is similar: what others asked about the same topic, in the reader's language.
 */
export function SimilarQuestions({ name }: { name: FieldName<string> }) {
  const t = useTranslations("asking")
  const language = useLocale()
  const title: string = useWatch({ control: useFormParts().form.control, name }) ?? ""
  const words = usePaused(title.trim())
  const isLong = words.length >= SHORTEST
  const similar = useQuery({ ...similarQuery(words), enabled: isLong })
  const [topic] = words.length >= SHORTEST_TOPIC ? topicsIn(words) : []
  const isByTopic =
    topic !== undefined && (isThirdLanguage(words) || !isLong || similar.data?.items.length === 0)
  const inTopic = useQuery({ ...inTopicQuery(topic ?? "interviews"), enabled: isByTopic })
  const items = isLong && !isByTopic ? (similar.data?.items ?? []) : []
  const others = isByTopic ? (inTopic.data?.items ?? []) : []
  return (
    <div role="status">
      {items.length > 0 ? (
        <QuestionLinks label={t("similar")} items={items} />
      ) : topic !== undefined && others.length > 0 ? (
        <QuestionLinks
          label={t("similarTopic", { topic: topicTexts[topic].name[language] })}
          items={others}
        />
      ) : null}
    </div>
  )
}

function isThirdLanguage(draft: string): boolean {
  const language = languageOf(draft)
  return language !== undefined && !languages.some((each) => each === language)
}

function QuestionLinks({ label, items }: { label: string; items: readonly QuestionSummary[] }) {
  const t = useTranslations("asking")
  const tForum = useTranslations("forum")
  const href = useHref()
  return (
    <div className="border-s-3 border-s-ai bg-ai-tint px-4 py-3">
      <p className="font-semibold text-ai text-sm">{label}</p>
      <ul className="divide-y">
        {items.map((question) => (
          <li key={question.id}>
            <a
              href={href(questionHref(question.id))}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:underline hover:underline-offset-4"
            >
              <span lang={question.language}>{question.title}</span>
              <span className="text-ink-soft text-sm">
                {tForum("answers", { count: question.answerCount })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{t("similarHelp")}</p>
    </div>
  )
}

interface DraftHintsProps {
  readonly title: FieldName<string>
  readonly text: FieldName<string>
  readonly topics: FieldName<readonly Topic[]>
  readonly language: FieldName<string>
}

const suggestion =
  "inline-flex min-h-11 items-center rounded-sm border border-ai border-dashed px-3.5 text-[0.9375rem] text-ai hover:bg-ai-tint"

/** Suggests the topic and the language that the words belong to; a press takes the suggestion. */
export function DraftHints({ title, text, topics, language }: DraftHintsProps) {
  const t = useTranslations("asking")
  const locale = useLocale()
  const nameOf = useLanguageName()
  const { form } = useFormParts()
  const [typedTitle = "", typedText = "", chosen, said]: [string?, string?, (readonly Topic[])?, string?] =
    useWatch({ control: form.control, name: [title, text, topics, language] }) as never
  const draft = usePaused(`${typedTitle} ${typedText}`.trim())
  const taken = Array.isArray(chosen) ? chosen : []
  const suggested = taken.length > 0 ? [] : topicsIn(draft).slice(0, Math.min(2, MOST_TOPICS - taken.length))
  const spoken = languageOf(draft)
  const other = spoken !== undefined && spoken !== said ? spoken : undefined
  return (
    <div role="status" className="empty:hidden">
      {suggested.length > 0 || other ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft text-sm">{t("suggested")}</span>
          {suggested.map((topic) => (
            <button
              key={topic}
              type="button"
              className={suggestion}
              onClick={() => form.setValue(topics, [...taken, topic], { shouldDirty: true })}
            >
              {t("suggestTopic", { topic: topicTexts[topic].name[locale] })}
            </button>
          ))}
          {other ? (
            <button
              type="button"
              className={suggestion}
              onClick={() => form.setValue(language, other, { shouldDirty: true })}
            >
              {t("suggestLanguage", { language: nameOf(other) })}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
