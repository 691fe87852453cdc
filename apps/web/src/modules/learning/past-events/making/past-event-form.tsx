import { languages } from "@shirube/vocabulary/language"
import {
  MOST_ASKED_QUESTIONS,
  MOST_PAST_EVENT_TOPICS,
  MOST_SPEAKERS,
  pastEventKinds,
  SLIDES_LIMIT_BYTES,
  SLIDES_PURPOSE,
} from "@shirube/vocabulary/learning/past-events/choices"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useNavigate } from "@tanstack/react-router"
import { useLocale, useTranslations } from "use-intl"
import { PublishButtons, PublishLanguages, usePublishChoice } from "#web/kits/publishing/publish-choice.tsx"
import { api } from "#web/lib/api/api.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DateField } from "#web/ui/form/date-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { FileField } from "#web/ui/form/file-field.tsx"
import { FilmFormField } from "#web/ui/form/film-form-field.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { LeaveGuard } from "#web/ui/form/leave-guard.tsx"
import type { At, Body } from "#web/ui/form/names.ts"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"
import { Rows } from "#web/ui/form/rows.tsx"
import { SearchChoicesField } from "#web/ui/form/search-fields.tsx"
import { SourceRows } from "#web/ui/form/source-rows.tsx"
import { Steps } from "#web/ui/form/steps.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { DRAFTS_PATH } from "./past-event-drafts-page.tsx"
import { type PastEventDraft, renderSummary } from "./queries.ts"
import { type CaptionsComponent, RecordingWords } from "./recording-words.tsx"
import { usePeople } from "./use-people.ts"

const ROUTE = "PUT /v1/past-event-drafts/{id}"
type Fields = At<Body<typeof ROUTE>>

const NO_QUESTION = { questionEn: "", answerEn: "", questionJa: "", answerJa: "" }
const slideTypes = ["application/pdf"] as const

interface PastEventFormProps {
  readonly draft: PastEventDraft
  readonly Captions: CaptionsComponent
}

/** Two steps: the event, and its recording and slides. One button saves the draft, the other publishes it. */
export function PastEventForm({ draft, Captions }: PastEventFormProps) {
  const t = useTranslations("makingPastEvents")
  const href = useHref()
  const navigate = useNavigate()
  const { status } = useApp()
  const { id, version, heldOn, slidesId, videoId } = draft
  const choice = usePublishChoice(draft.publishedLanguages)
  return (
    <Form
      route={ROUTE}
      problems={t("problems")}
      start={{
        kind: draft.kind,
        topics: draft.topics,
        titleEn: draft.titleEn,
        summaryEn: draft.summaryEn,
        titleJa: draft.titleJa,
        summaryJa: draft.summaryJa,
        spokenLanguage: draft.spokenLanguage,
        questions: draft.questions,
        speakers: draft.speakers ?? [],
        sources: draft.sources ?? [],
        cuesEn: draft.cuesEn ?? [],
        cuesJa: draft.cuesJa ?? [],
        ...(heldOn ? { heldOn } : {}),
        ...(slidesId ? { slidesId } : {}),
        ...(videoId ? { videoId } : {}),
      }}
      fixed={{ version, publish: [] }}
      send={(body) =>
        api(ROUTE, {
          params: { id },
          body: { ...body, publish: choice.languages() },
          handles: "all",
        })
      }
      onDone={async () => {
        await navigate({ href: href(DRAFTS_PATH) })
        status.show({ kind: "success", message: t(choice.isPublishing() ? "published" : "kept") })
      }}
    >
      {(at) => (
        <Steps
          steps={[
            {
              title: t("what"),
              content: (
                <>
                  {/* A new past event gets a new id on every load, so its draft has a fixed key. */}
                  <DraftKeeper of={version === 0 ? "a new past event" : `past event ${id} ${version}`} />
                  <LeaveGuard />
                  <EventFields at={at} people={draft.speakerNames} />
                </>
              ),
            },
            {
              title: t("remains"),
              content: (
                <>
                  <FilmFormField
                    name={at("videoId")}
                    label={t("recording")}
                    help={t("recordingHelp")}
                    shape="wide"
                  />
                  <RecordingWords
                    Captions={Captions}
                    video={at("videoId")}
                    cues={{ en: at("cuesEn"), ja: at("cuesJa") }}
                  />
                  <MaterialFields at={at} />
                  <PublishLanguages choice={choice} />
                </>
              ),
            },
          ]}
        >
          <PublishButtons choice={choice} />
        </Steps>
      )}
    </Form>
  )
}

const names = {
  en: { title: "titleEn", summary: "summaryEn" },
  ja: { title: "titleJa", summary: "summaryJa" },
} as const

interface EventFieldsProps {
  readonly at: Fields
  readonly people: PastEventDraft["speakerNames"]
}

function EventFields({ at, people }: EventFieldsProps) {
  const t = useTranslations("makingPastEvents")
  const kinds = useTranslations("pastEvents.kinds")
  const language = useLocale()
  return (
    <>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <DateField name={at("heldOn")} label={t("heldOn")} />
        <SelectField
          name={at("kind")}
          label={t("kind")}
          placeholder={t("choose")}
          options={pastEventKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
        />
      </div>
      <CheckboxesField
        name={at("topics")}
        label={t("topics")}
        help={t("topicsHelp", { most: MOST_PAST_EVENT_TOPICS })}
        look="chips"
        most={MOST_PAST_EVENT_TOPICS}
        options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
      />
      <SearchChoicesField
        name={at("speakers")}
        label={t("speakers")}
        help={t("speakersHelp")}
        most={MOST_SPEAKERS}
        source={usePeople(people)}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {languages.map((of) => (
          <fieldset key={of} className="grid min-w-0 content-start gap-5">
            <legend className="voice-serif mb-3 text-heading">{t(`languages.${of}`)}</legend>
            <TextField
              name={at(names[of].title)}
              label={t("titleField", { language: t(`languages.${of}`) })}
              autoComplete="off"
              lang={of}
            />
            <WritingField
              name={at(names[of].summary)}
              label={t("summaryField", { language: t(`languages.${of}`) })}
              help={t("summaryHelp")}
              rows={14}
              lang={of}
              titleFrom={at(names[of].title)}
              render={renderSummary}
            />
          </fieldset>
        ))}
      </div>
    </>
  )
}

function MaterialFields({ at }: { at: Fields }) {
  const t = useTranslations("makingPastEvents")
  return (
    <>
      <SelectField
        name={at("spokenLanguage")}
        label={t("spoken")}
        placeholder={t("choose")}
        options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
      />
      <FileField
        name={at("slidesId")}
        label={t("slides")}
        help={t("slidesHelp")}
        purpose={SLIDES_PURPOSE}
        accept={slideTypes}
        mostBytes={SLIDES_LIMIT_BYTES}
      />
      <SourceRows name={at("sources")} />
      <Rows
        name={at("questions")}
        label={t("questions")}
        blank={NO_QUESTION}
        most={MOST_ASKED_QUESTIONS}
        add={t("addQuestion")}
        rowLabel={(place) => t("questionNumber", { place })}
      >
        {(row) => (
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-8">
            <div className="grid content-start gap-4">
              <TextField
                name={row("questionEn")}
                label={t("question", { language: t("languages.en") })}
                autoComplete="off"
                lang="en"
              />
              <TextAreaField
                name={row("answerEn")}
                label={t("answer", { language: t("languages.en") })}
                rows={3}
              />
            </div>
            <div className="grid content-start gap-4">
              <TextField
                name={row("questionJa")}
                label={t("question", { language: t("languages.ja") })}
                autoComplete="off"
                lang="ja"
              />
              <TextAreaField
                name={row("answerJa")}
                label={t("answer", { language: t("languages.ja") })}
                rows={3}
              />
            </div>
          </div>
        )}
      </Rows>
    </>
  )
}
