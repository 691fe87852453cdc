import { MessageCircleQuestionMark } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { FilmStage, type StageTab } from "../player/film-stage.tsx"
import type { Lesson, LessonContent } from "../queries.ts"

const loadStudy = async (queries: Queries) => {
  const [{ QuizMark, QuizTab, NotesTab }] = await Promise.all([import("../study/study.tsx"), queries.open()])
  return { QuizMark, QuizTab, NotesTab }
}

interface LessonStageProps {
  readonly lesson: Lesson
  readonly content: LessonContent
  /** Questions about the lesson. */
  readonly questions: ReactNode
}

/** The film with its tabs: transcript, quiz, notes, questions. */
export function LessonStage({ lesson, content, questions }: LessonStageProps) {
  const t = useTranslations("lesson")
  const study = useLoaded(loadStudy, useApp().queries)
  const { id, durationMs, spokenLanguage } = lesson
  const { quiz } = content
  const loading = <Skeleton shape="text" lines={4} label={t("loading")} />
  const tabs: StageTab[] = [
    ...(quiz.length === 0
      ? []
      : [
          {
            key: "quiz",
            label: t("tabs.quiz"),
            needsScript: true,
            mark: study ? <study.QuizMark lesson={lesson} quiz={quiz} /> : null,
            panel: () => (study ? <study.QuizTab lesson={lesson} quiz={quiz} /> : loading),
          },
        ]),
    {
      key: "notes",
      label: t("tabs.notes"),
      needsScript: true,
      panel: (film) => (study ? <study.NotesTab lesson={lesson} film={film} /> : loading),
    },
    { key: "ask", label: t("tabs.ask"), panel: () => <Ask lesson={lesson} questions={questions} /> },
  ]
  return (
    <FilmStage
      played={{ id, media: "GET /v1/lessons/{id}/media", durationMs, spokenLanguage, lesson }}
      topic={lesson.course.topics[0]?.key}
      transcripts={content.transcripts}
      tabs={tabs}
    />
  )
}

function Ask({ lesson, questions }: Pick<LessonStageProps, "lesson" | "questions">) {
  const t = useTranslations("lesson")
  const href = useHref()
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <div className="grid justify-items-start gap-3">
        <p className="max-w-measure text-ink-soft">{t("askLead")}</p>
        <ButtonLink
          href={href(`/community/ask-senpai?ask=1&course=${lesson.course.id}&lesson=${lesson.key}`)}
          icon={<MessageCircleQuestionMark aria-hidden className="size-4.5" />}
        >
          {t("ask")}
        </ButtonLink>
      </div>
      {questions}
    </div>
  )
}
