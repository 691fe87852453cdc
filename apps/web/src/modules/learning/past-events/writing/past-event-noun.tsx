import { type Language, languages } from "@shirube/vocabulary/language"
import { MOST_SOURCES } from "@shirube/vocabulary/learning/courses/draft-sources"
import {
  LONGEST_ASKED_QUESTION,
  LONGEST_GIVEN_ANSWER,
  LONGEST_PAST_EVENT_TITLE,
  MOST_ASKED_QUESTIONS,
  MOST_PAST_EVENT_TOPICS,
  pastEventKinds,
} from "@shirube/vocabulary/learning/past-events/choices"
import type { PastEventDetails, PastEventText } from "@shirube/vocabulary/learning/past-events/writing"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { type RefObject, useRef } from "react"
import { useLocale, useTranslations } from "use-intl"
import { BothLanguages, ChipsField, ChosenField, DayField, WordsField } from "#web/kits/drafts/fields.tsx"
import { DocumentRows } from "#web/kits/drafts/rows.tsx"
import { DocumentSources } from "#web/kits/drafts/source-rows.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps, WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import type { EditorHandle } from "#web/kits/writing/editor/markdown-editor.tsx"
import { useScrollTogether } from "#web/kits/writing/editor/use-scroll-together.ts"
import { annotate } from "#web/kits/writing/help.ts"
import { TextEditor } from "#web/kits/writing/text-editor.tsx"
import { type CaptionsComponent, RecordingFields } from "./recording-fields.tsx"
import { SpeakersField } from "./speakers-field.tsx"

/** What took place. The captions editor belongs to another feature; the route injects it. */
export const pastEventNoun = (Captions: CaptionsComponent): WrittenNoun => ({
  name: "past-event",
  Texts: PastEventTexts,
  Details: (props) => <PastEventDetailsFields {...props} Captions={Captions} />,
  usePartTexts,
  isPublishedTogether: false,
  hasPreview: false,
})

const noQuestion = { question: "", answer: "" }

function PastEventTexts({ fields, isReadOnly }: WrittenFieldsProps) {
  const t = useTranslations("writingPastEvents")
  const { put, problemAt } = useDocumentFields()
  const handles: Readonly<Record<Language, RefObject<EditorHandle | null>>> = {
    en: useRef<EditorHandle>(null),
    ja: useRef<EditorHandle>(null),
  }
  const { scrolled } = useScrollTogether(handles)
  const textOf = (language: Language) => fields[language] as unknown as PastEventText
  return (
    <BothLanguages isNamed>
      {(language) => {
        const of = { language: t(`languages.${language}`) }
        const { markdown, questions } = textOf(language)
        return (
          <>
            <WordsField
              path={`${language}.title`}
              label={t("titleIn", of)}
              most={LONGEST_PAST_EVENT_TITLE}
              lang={language}
            />
            <TextEditor
              id={`${language}.markdown`}
              label={t("textIn", of)}
              lang={language}
              value={markdown}
              onChange={(text) => put(`${language}.markdown`, text)}
              error={problemAt(`${language}.markdown`)}
              other={textOf(language === "en" ? "ja" : "en").markdown}
              annotate={annotate}
              handle={handles[language]}
              isReadOnly={isReadOnly}
              onScroll={() => scrolled(language)}
            />
            <DocumentRows
              path={`${language}.questions`}
              rows={questions}
              blank={noQuestion}
              most={MOST_ASKED_QUESTIONS}
              label={t("questionsIn", of)}
              add={t("addQuestion")}
              rowLabel={(number) => t("questionNumber", { number })}
              removeLabel={(number) => t("removeQuestion", { number })}
            >
              {(path) => (
                <>
                  <WordsField
                    path={`${path}.question`}
                    label={t("questionIn", of)}
                    most={LONGEST_ASKED_QUESTION}
                    lang={language}
                  />
                  <WordsField
                    path={`${path}.answer`}
                    label={t("answerIn", of)}
                    most={LONGEST_GIVEN_ANSWER}
                    rows={3}
                    lang={language}
                  />
                </>
              )}
            </DocumentRows>
          </>
        )
      }}
    </BothLanguages>
  )
}

interface DetailsFieldsProps extends WrittenFieldsProps {
  readonly Captions: CaptionsComponent
}

function PastEventDetailsFields({ fields, Captions }: DetailsFieldsProps) {
  const t = useTranslations("writingPastEvents")
  const kinds = useTranslations("pastEvents.kinds")
  const language = useLocale()
  const details = fields.details as unknown as PastEventDetails
  const captionsOf = (each: Language) => (fields[each] as unknown as PastEventText).captions
  return (
    <>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-3">
        <ChosenField
          path="details.kind"
          label={t("kind")}
          options={pastEventKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
        />
        <DayField path="details.held" label={t("held")} />
        <ChosenField
          path="details.spoken"
          label={t("spoken")}
          options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
        />
      </div>
      <ChipsField
        path="details.topics"
        label={t("topics")}
        help={t("topicsHelp", { most: MOST_PAST_EVENT_TOPICS })}
        options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
        chosen={details.topics}
        most={MOST_PAST_EVENT_TOPICS}
      />
      <SpeakersField path="details.speakers" speakers={details.speakers} />
      <RecordingFields
        video={details.video}
        slides={details.slides}
        captions={{ en: captionsOf("en"), ja: captionsOf("ja") }}
        Captions={Captions}
      />
      <DocumentSources path="details.sources" sources={details.sources} most={MOST_SOURCES} />
    </>
  )
}

const CODE_LENGTH = 8

function usePartTexts(): ReturnType<WrittenNoun["usePartTexts"]> {
  const t = useTranslations("writingPastEvents")
  const kinds = useTranslations("pastEvents.kinds")
  const source = useTranslations("documents.sources")
  const language = useLocale()
  const upload = (id: string) => (id === "" ? "" : t("upload", { code: id.slice(0, CODE_LENGTH) }))
  return (part, fields) => {
    if (part !== "details") {
      const { title = "", markdown = "", questions = [], captions } = fields as Partial<PastEventText>
      return [
        { id: "title", label: t("titleField"), text: title },
        { id: "markdown", label: t("textField"), text: markdown },
        ...questions.map(({ question, answer }, at) => ({
          id: `question ${at}`,
          label: t("questionNumber", { number: at + 1 }),
          text: [question, answer].join("\n"),
        })),
        {
          id: "captions",
          label: t("captions"),
          text: (captions?.cues ?? []).map(({ text }) => text).join("\n"),
        },
      ]
    }
    const details = fields as Partial<PastEventDetails>
    const { kind, held = "", spoken, speakers = [], video = "", slides = "", sources = [] } = details
    return [
      { id: "kind", label: t("kind"), text: kind ? kinds(kind) : "" },
      { id: "held", label: t("held"), text: held },
      { id: "spoken", label: t("spoken"), text: spoken ? t(`languages.${spoken}`) : "" },
      {
        id: "topics",
        label: t("topics"),
        text: (details.topics ?? []).map((topic) => topicTexts[topic].name[language]).join("\n"),
      },
      { id: "speakers", label: t("speakers"), text: t("speakerCount", { count: speakers.length }) },
      { id: "video", label: t("recording"), text: upload(video) },
      { id: "slides", label: t("slides"), text: upload(slides) },
      ...sources.map(({ title, publisher, url, checked }, at) => ({
        id: `source ${at}`,
        label: source("number", { number: at + 1 }),
        text: [title.en, title.ja, publisher.en, publisher.ja, url, checked].join("\n"),
      })),
    ]
  }
}
