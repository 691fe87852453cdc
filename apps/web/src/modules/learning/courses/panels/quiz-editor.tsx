import { MOST_QUIZ_CHOICES, quizKinds } from "@shirube/vocabulary/learning/courses/choices"
import {
  FEWEST_QUIZ_CHOICES,
  LONGEST_QUIZ_CHOICE,
  LONGEST_QUIZ_EXPLANATION,
  LONGEST_QUIZ_QUESTION,
  MOST_QUIZ_QUESTIONS,
} from "@shirube/vocabulary/learning/courses/draft-choices"
import { Plus, Trash2 } from "lucide-react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { placed } from "#web/kits/drafts/paths.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { blankQuestion, type Question, withoutChoice, withRight } from "../writing/document.ts"
import { useWriting } from "../writing/writing-context.ts"

export function QuizEditor({ quiz, path }: { quiz: readonly Question[]; path: string }) {
  const t = useTranslations("ownCourses")
  const { put } = useWriting()
  return (
    <section className="grid gap-4 border-t pt-6">
      <h3 className="voice-serif text-heading">{t("quiz")}</h3>
      <p className="max-w-measure text-ink-soft">{t("quizHelp")}</p>
      {quiz.map((question, at) => (
        <QuestionEditor
          key={question.key}
          question={question}
          number={at + 1}
          path={`${path}.${at}`}
          onRemove={() => put(path, quiz.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={quiz.length >= MOST_QUIZ_QUESTIONS || undefined}
        onClick={() => {
          if (quiz.length < MOST_QUIZ_QUESTIONS) put(path, [...quiz, blankQuestion()])
        }}
      >
        {t("addQuestion")}
      </Button>
    </section>
  )
}

interface QuestionEditorProps {
  readonly question: Question
  readonly number: number
  readonly path: string
  readonly onRemove: () => void
}

function QuestionEditor({ question, number, path, onRemove }: QuestionEditorProps) {
  const t = useTranslations("ownCourses")
  const { put } = useWriting()
  return (
    <fieldset className="grid min-w-0 gap-5 border-s-3 ps-4">
      <legend className="sr-only">{t("questionNumber", { number })}</legend>
      <div className="flex items-end justify-between gap-4">
        <Field label={t("questionKind", { number })}>
          {(control) => (
            <Select
              {...control}
              value={question.kind}
              options={quizKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
              onChange={(event) =>
                put(path, {
                  ...question,
                  kind: event.target.value,
                  right: event.target.value === "single" ? question.right.slice(0, 1) : question.right,
                })
              }
            />
          )}
        </Field>
        <IconButton label={t("removeQuestion", { number })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <BothLanguages>
        {(language) => (
          <WordsField
            path={`${path}.question.${language}`}
            label={t("question", { language: t(`languages.${language}`) })}
            most={LONGEST_QUIZ_QUESTION}
            lang={language}
            rows={2}
          />
        )}
      </BothLanguages>
      <Choices question={question} path={path} />
      <BothLanguages>
        {(language) => (
          <WordsField
            path={`${path}.explanation.${language}`}
            label={t("explanation", { language: t(`languages.${language}`) })}
            help={t("explanationHelp")}
            most={LONGEST_QUIZ_EXPLANATION}
            lang={language}
            rows={2}
          />
        )}
      </BothLanguages>
    </fieldset>
  )
}

function Choices({ question, path }: { question: Question; path: string }) {
  const t = useTranslations("ownCourses")
  const { put, problemAt } = useWriting()
  const here = `${path}.choices`
  const problem = problemAt(here)
  const { choices, right, kind } = question
  return (
    <fieldset
      id={here}
      tabIndex={-1}
      aria-describedby={problem ? `${here}-error` : undefined}
      className="grid min-w-0 gap-4"
    >
      <legend className="mb-2 font-semibold">{t("choices")}</legend>
      {placed(choices, here).map(({ at, path: own }) => (
        <div key={own} className="grid gap-1 border-t pt-3">
          <div className="flex items-center justify-between">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type={kind === "single" ? "radio" : "checkbox"}
                name={here}
                className={kind === "single" ? "size-5 flex-none accent-shu" : "checkbox"}
                checked={right.includes(at)}
                onChange={(event) => put(path, withRight(question, at, event.target.checked))}
              />
              {t("isRight", { number: at + 1 })}
            </label>
            <IconButton
              label={t("removeChoice", { number: at + 1 })}
              aria-disabled={choices.length <= FEWEST_QUIZ_CHOICES || undefined}
              onClick={() => {
                if (choices.length > FEWEST_QUIZ_CHOICES) put(path, withoutChoice(question, at))
              }}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </div>
          <BothLanguages>
            {(language) => (
              <WordsField
                path={`${own}.${language}`}
                label={t("choice", { number: at + 1, language: t(`languages.${language}`) })}
                most={LONGEST_QUIZ_CHOICE}
                lang={language}
              />
            )}
          </BothLanguages>
        </div>
      ))}
      {problem ? <FieldError id={`${here}-error`}>{problem}</FieldError> : null}
      <Button
        variant="quiet"
        className="justify-self-start px-0!"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={choices.length >= MOST_QUIZ_CHOICES || undefined}
        onClick={() => {
          if (choices.length < MOST_QUIZ_CHOICES) put(here, [...choices, { en: "", ja: "" }])
        }}
      >
        {t("addChoice")}
      </Button>
    </fieldset>
  )
}
