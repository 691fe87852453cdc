// The URL decides what a list of courses shows; unknown parameters are ignored.
import { isLanguage, type Language } from "@shirube/vocabulary/language"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor } from "#web/lib/page/search-values.ts"

export const levels = ["n5", "n4", "n3", "n2", "n1"] as const

export interface CourseSearch {
  readonly topic?: Topic
  readonly level?: (typeof levels)[number]
  readonly language?: Language
  readonly cursor?: string
}

export const readCourseSearch = (raw: Record<string, unknown>): CourseSearch =>
  known({
    topic: topics.find((topic) => topic === raw.topic),
    level: levels.find((level) => level === raw.level),
    language: isLanguage(raw.language) ? raw.language : undefined,
    cursor: readCursor(raw.cursor),
  })

/** The same list at three URLs: on its own, under learning, and under career. */
export type ListPath = "/course" | "/learning/courses" | "/career/course"

export const coursesHref = (path: ListPath, search: CourseSearch = {}): Address =>
  `${path}${stringifySearch({ ...search })}`
export const courseHref = (id: string): Address => `/course/${id}`
export const lessonHref = (course: string, key: string): Address => `/course/${course}/${key}`
export const certificateHref = (code: string): Address => `/certificates/${code}`

export const courseList = (path: ListPath) =>
  ({
    href: (search) => coursesHref(path, search),
    cacheableParams: ["topic", "level", "language"],
  }) satisfies ListDescription<CourseSearch>
