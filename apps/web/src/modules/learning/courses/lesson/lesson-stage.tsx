import { useApp } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { FilmStage } from "../player/film-stage.tsx"
import type { Lesson, LessonContent } from "../queries.ts"

const loadStudy = async (queries: Queries) => {
  const [part] = await Promise.all([import("../study/study.tsx"), queries.open()])
  return part.Study
}

/** The film with its transcript, and the notes and quiz below. */
export function LessonStage({ lesson, content }: { lesson: Lesson; content: LessonContent }) {
  const Study = useLoaded(loadStudy, useApp().queries)
  const { id, durationMs, spokenLanguage } = lesson
  return (
    <FilmStage
      played={{ id, media: "GET /v1/lessons/{id}/media", durationMs, spokenLanguage, lesson }}
      poster={lesson.poster}
      transcripts={content.transcripts}
    >
      {(film) => (Study ? <Study lesson={lesson} content={content} film={film} /> : null)}
    </FilmStage>
  )
}
