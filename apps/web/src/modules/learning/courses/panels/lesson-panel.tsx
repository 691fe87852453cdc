import { languages } from "@shirube/vocabulary/language"
import {
  LONGEST_COURSE_SUMMARY,
  LONGEST_COURSE_TITLE,
} from "@shirube/vocabulary/learning/courses/draft-choices"
import { MOST_SOURCES } from "@shirube/vocabulary/learning/courses/draft-sources"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { LanguageChoice } from "#web/kits/drafts/language-choice.tsx"
import { DocumentSources } from "#web/kits/drafts/source-rows.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { FilmField } from "#web/ui/film/film-field.tsx"
import { CaptionEditor } from "../captions/caption-editor.tsx"
import type { Lesson } from "../writing/document.ts"
import { useWriting } from "../writing/writing-context.ts"
import { MarksEditor } from "./marks-editor.tsx"
import { QuizEditor } from "./quiz-editor.tsx"

/** All fields of one lesson. */
export function LessonPanel({ lesson, path }: { lesson: Lesson; path: string }) {
  const t = useTranslations("ownCourses")
  const { films, shown, show, put, problemAt } = useWriting()
  const cuesPath = `${path}.texts.${shown}.cues`
  const problem = problemAt(cuesPath)
  const film = films.find(({ id }) => id === lesson.film)?.media?.videoAddress
  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2 xl:gap-8">
        <FilmField
          key={lesson.key}
          id={`${path}.film`}
          label={t("film")}
          shape="wide"
          value={lesson.film}
          error={problemAt(`${path}.film`)}
          onChange={(id) => put(`${path}.film`, id)}
        />
        <div className="self-start">
          <Field label={t("spoken")} help={t("spokenHelp")}>
            {(control) => (
              <Select
                {...control}
                value={lesson.spokenLanguage}
                options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
                onChange={(event) => put(`${path}.spokenLanguage`, event.target.value)}
              />
            )}
          </Field>
        </div>
      </div>
      <BothLanguages>
        {(language) => (
          <>
            <WordsField
              path={`${path}.texts.${language}.title`}
              label={t("lessonTitle", { language: t(`languages.${language}`) })}
              most={LONGEST_COURSE_TITLE}
              lang={language}
            />
            <WordsField
              path={`${path}.texts.${language}.summary`}
              label={t("lessonSummary", { language: t(`languages.${language}`) })}
              most={LONGEST_COURSE_SUMMARY}
              lang={language}
              rows={3}
            />
          </>
        )}
      </BothLanguages>
      <section className="grid gap-4 border-t pt-6">
        <h3 className="voice-serif text-heading">{t("captions")}</h3>
        <p className="max-w-measure text-ink-soft">{t("captionsHelp")}</p>
        {/* One language at a time, because the film is beside it. */}
        <LanguageChoice shown={shown} onChoose={show} />
        <div id={cuesPath} tabIndex={-1} className="grid min-w-0 gap-2">
          {problem ? <FieldError id={`${cuesPath}-error`}>{problem}</FieldError> : null}
          <CaptionEditor
            key={shown}
            cues={lesson.texts[shown].cues}
            film={film}
            language={shown}
            onChange={(cues) => put(cuesPath, cues)}
          />
        </div>
      </section>
      <section className="grid gap-4 border-t pt-6">
        <h3 className="voice-serif text-heading">{t("marks")}</h3>
        <p className="max-w-measure text-ink-soft">{t("marksHelp")}</p>
        <BothLanguages isNamed>
          {(language) => <MarksEditor language={language} path={`${path}.texts.${language}.marks`} />}
        </BothLanguages>
      </section>
      <DocumentSources
        path={`${path}.sources`}
        sources={lesson.sources ?? []}
        most={MOST_SOURCES}
        help={t("sourcesHelp")}
        unseen={null}
      />
      <QuizEditor quiz={lesson.quiz} path={`${path}.quiz`} />
    </div>
  )
}
