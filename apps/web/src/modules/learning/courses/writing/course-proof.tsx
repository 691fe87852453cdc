// A whole course for reading: by its author while it is under review, and by the editors who review it.

import { type Language, languages } from "@shirube/vocabulary/language"
import { isWebAddress } from "@shirube/vocabulary/learning/courses/draft-sources"
import { topicTexts } from "@shirube/vocabulary/topics"
import { Check } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useLocale, useTranslations } from "use-intl"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { segmentsOf } from "../captions/cues.ts"
import type { Lesson, Question, Source } from "./document.ts"
import type { CourseDraft, Film } from "./queries.ts"

type Draft = Pick<CourseDraft, "document" | "films">

export function CourseProof({ draft: { document, films } }: { draft: Draft }) {
  const t = useTranslations("ownCourses")
  const reader = useLocale()
  return (
    <article className="grid gap-8">
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span>{document.topics.map((topic) => topicTexts[topic].name[reader]).join(" · ")}</span>
        <span>{document.level?.toUpperCase()}</span>
      </p>
      <Columns>
        {(language) => {
          const { title, summary, outcomes } = document.texts[language]
          return (
            <>
              <h2 className="voice-serif text-heading">{title || t("untitled")}</h2>
              <p className="max-w-measure whitespace-pre-line">{summary}</p>
              <ul className="list-disc ps-5">
                {outcomes.filter(Boolean).map((outcome) => (
                  <li key={outcome}>{outcome}</li>
                ))}
              </ul>
            </>
          )
        }}
      </Columns>
      {document.chapters.map(({ key, title, lessons }) => (
        <section key={key} className="grid gap-6 border-t pt-6">
          <Columns>{(language) => <h3 className="voice-serif text-heading">{title[language]}</h3>}</Columns>
          {lessons.map((lesson) => (
            <LessonProof key={lesson.key} lesson={lesson} film={films.find(({ id }) => id === lesson.film)} />
          ))}
        </section>
      ))}
    </article>
  )
}

function Columns({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2">
      {languages.map((language) => (
        <div key={language} lang={language} className="grid min-w-0 content-start gap-2">
          {children(language)}
        </div>
      ))}
    </div>
  )
}

function LessonProof({ lesson, film }: { lesson: Lesson; film: Film | undefined }) {
  const t = useTranslations("ownCourses")
  return (
    <section className="grid gap-4 border-s-3 ps-4">
      {film?.media ? (
        <ProofFilm media={film.media} lesson={lesson} />
      ) : (
        <p className="text-ink-soft">{t("noFilm")}</p>
      )}
      <p className="text-ink-soft text-sm">
        {t("spokenIn", { language: t(`languages.${lesson.spokenLanguage}`) })}
      </p>
      <Columns>
        {(language) => {
          const { title, summary, cues, marks } = lesson.texts[language]
          return (
            <>
              <h4 className="font-semibold">{title || t("untitled")}</h4>
              <p className="whitespace-pre-line">{summary}</p>
              <TimedLines label={t("captionsOf", { count: cues.length })} lines={cues} />
              <TimedLines
                label={t("marksOf", { count: marks.length })}
                lines={marks.map((mark) => ({ startMs: mark.startMs, text: mark.title }))}
              />
            </>
          )
        }}
      </Columns>
      <SourcesProof sources={lesson.sources ?? []} />
      {lesson.quiz.map((question) => (
        <QuestionProof key={question.key} question={question} />
      ))}
    </section>
  )
}

/** With the captions as typed, for the browser's own player. */
function ProofFilm({ media, lesson: { texts } }: { media: NonNullable<Film["media"]>; lesson: Lesson }) {
  const t = useTranslations("ownCourses")
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    for (const language of languages) {
      const isThere = [...(element?.textTracks ?? [])].some((track) => track.language === language)
      if (!element || isThere || texts[language].cues.length === 0) continue
      const track = element.addTextTrack("captions", t(`languages.${language}`), language)
      for (const { startMs, endMs, text } of texts[language].cues)
        track.addCue(new VTTCue(startMs / 1000, endMs / 1000, wordsOf(text)))
    }
  }, [texts, t])
  return (
    <video
      ref={video}
      src={media.videoAddress}
      poster={media.posterAddress ?? undefined}
      controls
      playsInline
      preload="none"
      className="aspect-video w-full max-w-2xl border bg-ink"
    >
      <track kind="captions" />
    </video>
  )
}

const wordsOf = (text: string) =>
  segmentsOf(text)
    .map((segment) => segment.text)
    .join("")

interface TimedLinesProps {
  readonly label: string
  readonly lines: readonly { readonly startMs: number; readonly text: string }[]
}

function TimedLines({ label, lines }: TimedLinesProps) {
  return lines.length === 0 ? null : (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-sm underline underline-offset-4">{label}</summary>
      <ol className="grid gap-1 text-sm">
        {lines.map(({ startMs, text }) => (
          <li key={`${startMs} ${text}`} className="grid grid-cols-[3.5rem_minmax(0,1fr)]">
            <span className="text-ink-soft tabular-nums">{clockTime(startMs)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function SourcesProof({ sources }: { sources: readonly Source[] }) {
  const t = useTranslations("ownCourses")
  const language = useLocale()
  return sources.length === 0 ? null : (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-sm underline underline-offset-4">
        {t("sourcesOf", { count: sources.length })}
      </summary>
      <ul className="grid gap-2 text-sm">
        {sources.map(({ title, publisher, url, checked }) => (
          <li key={`${url} ${title.en} ${title.ja}`} className="wrap-anywhere">
            {title[language] || title.en || title.ja} · {publisher[language] || publisher.en || publisher.ja}{" "}
            · {isWebAddress(url) ? <TextLink href={url}>{url}</TextLink> : url} · {checked}
          </li>
        ))}
      </ul>
    </details>
  )
}

function QuestionProof({ question }: { question: Question }) {
  const t = useTranslations("ownCourses")
  return (
    <Columns>
      {(language) => (
        <>
          <p className="font-semibold">{question.question[language]}</p>
          <ul className="grid gap-1">
            {question.choices.map((choice, at) => (
              <li key={`${choice.en} ${choice.ja}`} className="flex items-center gap-2">
                {question.right.includes(at) ? (
                  <Check aria-label={t("rightChoice")} className="size-4 flex-none text-matcha" />
                ) : (
                  <span aria-hidden className="size-4 flex-none" />
                )}
                {choice[language]}
              </li>
            ))}
          </ul>
          <p className="text-ink-soft">{question.explanation[language]}</p>
        </>
      )}
    </Columns>
  )
}
