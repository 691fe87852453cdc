import { useQuery } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { useLessonWords } from "../lesson-words.ts"
import { courseProgressQuery } from "../queries.ts"

/** The reader's progress in one lesson. */
export function LessonMark({ course, lesson }: { course: string; lesson: string }) {
  const { data } = useQuery(courseProgressQuery(course))
  const wordsOf = useLessonWords()
  const own = data?.lessons.find(({ key }) => key === lesson)
  if (!own) return null
  return own.isDone ? (
    <span className="inline-flex items-center gap-1 font-semibold text-matcha">
      <Check aria-hidden className="size-4" />
      {wordsOf(own)}
    </span>
  ) : (
    <span className="font-semibold text-ink-soft">{wordsOf(own)}</span>
  )
}
