import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "course.not_found": {
    status: 404,
    en: "This course is not here. It may have been taken down.",
    ja: "このコースは見つかりませんでした。公開を終了した可能性があります。",
  },
  "lesson.not_found": {
    status: 404,
    en: "This lesson is not here. Its course may have been changed.",
    ja: "このレッスンは見つかりませんでした。コースの内容が変わった可能性があります。",
  },
  "lesson.for_members": {
    status: 409,
    en: "The first lesson is open to everybody. The others are for students and senpai who are signed in.",
    ja: "最初のレッスンはどなたでも見られます。続きは、サインインした学生・先輩向けです。",
  },
} as const satisfies ErrorTexts
