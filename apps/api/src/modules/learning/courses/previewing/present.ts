import type { Language } from "@shirube/vocabulary/language"
import { presentContent, presentLesson } from "../lessons/present.ts"
import { presentCourse } from "../reading/present.ts"
import type { previewDraft } from "./service.ts"

type Preview = Awaited<ReturnType<typeof previewDraft>>

export const presentPreview = ({ course, lesson, ...rest }: Preview, language: Language) => ({
  course: presentCourse({ course, savedBy: null, ...rest }, language),
  lesson: lesson && {
    ...presentLesson({ course, all: rest.lessons, lesson: lesson.lesson, content: null }, language),
    content: presentContent(lesson.content, language),
    media: lesson.media,
  },
})
