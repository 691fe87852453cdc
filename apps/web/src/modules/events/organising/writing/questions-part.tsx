import {
  eventQuestionKinds,
  MOST_EVENT_CHOICES,
  MOST_EVENT_QUESTIONS,
} from "@shirube/vocabulary/events/events/choices"
import { LONGEST_EVENT_CHOICE, LONGEST_EVENT_QUESTION } from "@shirube/vocabulary/events/events/draft-choices"
import { Trash2 } from "lucide-react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { FieldError } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { Add, Box } from "./boxes.tsx"
import { blankChoice, blankQuestion, type Question } from "./document.ts"
import { ChoiceField, Part } from "./fields.tsx"
import { useWriting } from "./writing-context.ts"

/** The organiser's questions for attendees. */
export function QuestionsPart() {
  const t = useTranslations("makingEvents")
  const { document, put } = useWriting()
  const { questions } = document
  return (
    <Part id="questions" title={t("questions")}>
      <p className="max-w-measure text-ink-soft">{t("questionsHelp")}</p>
      {questions.map((question, at) => (
        <Box
          key={question.key}
          title={t("questionNumber", { number: at + 1 })}
          removeLabel={t("removeQuestion", { number: at + 1 })}
          onRemove={() => put("questions", questions.toSpliced(at, 1))}
        >
          <QuestionFields question={question} path={`questions.${at}`} />
        </Box>
      ))}
      <Add
        label={t("addQuestion")}
        isFull={questions.length >= MOST_EVENT_QUESTIONS}
        onAdd={() => put("questions", [...questions, blankQuestion()])}
      />
    </Part>
  )
}

function QuestionFields({ question, path }: { question: Question; path: string }) {
  const t = useTranslations("makingEvents")
  const { put } = useWriting()
  const { problemAt } = useDocumentFields()
  const { kind, choices, required } = question
  const problem = problemAt(`${path}.choices`)
  return (
    <>
      <BothLanguages>
        {(language) => (
          <WordsField
            path={`${path}.label.${language}`}
            label={t("question", { language: t(`languages.${language}`) })}
            most={LONGEST_EVENT_QUESTION}
            lang={language}
          />
        )}
      </BothLanguages>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ChoiceField
          path={`${path}.kind`}
          label={t("questionKind")}
          options={eventQuestionKinds.map((each) => ({ value: each, label: t(`questionKinds.${each}`) }))}
        />
        <Checkbox
          label={t("required")}
          checked={required}
          onChange={(event) => put(`${path}.required`, event.target.checked)}
        />
      </div>
      {kind === "choice" ? (
        <div id={`${path}.choices`} tabIndex={-1} className="grid gap-4">
          {choices.map((choice, at) => (
            <div key={choice.key} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <BothLanguages>
                  {(language) => (
                    <WordsField
                      path={`${path}.choices.${at}.label.${language}`}
                      label={t("choice", { number: at + 1, language: t(`languages.${language}`) })}
                      most={LONGEST_EVENT_CHOICE}
                      lang={language}
                    />
                  )}
                </BothLanguages>
              </div>
              <IconButton
                label={t("removeChoice", { number: at + 1 })}
                onClick={() => put(`${path}.choices`, choices.toSpliced(at, 1))}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </div>
          ))}
          {problem ? <FieldError id={`${path}.choices-error`}>{problem}</FieldError> : null}
          <Add
            label={t("addChoice")}
            isFull={choices.length >= MOST_EVENT_CHOICES}
            onAdd={() => put(`${path}.choices`, [...choices, blankChoice()])}
          />
        </div>
      ) : null}
    </>
  )
}
