// Public courses. Lesson content is for members, except for the first lesson: see lessons.ts.

import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { JapaneseLevel } from "../../categories.ts"
import { uuidOf, wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"

export const COURSES_PER_PAGE = 12
export const COURSES_PER_PAGE_MAX = 50

export const CourseId = wordsOf("course").meta({
  description: "Identifies a course; part of its address, never changes",
})
export const LessonId = uuidOf("lesson").meta({
  description: "Identifies a lesson; stays when its course is changed",
})
export const LessonKey = wordsOf("lesson-key").meta({
  description: "A lesson within its course; part of its address",
})

export const CourseAuthor = z
  .object({
    id: z.uuid().nullable().meta({ description: "Null for the provider's editors" }),
    name: z.string().nullable().meta({ description: "Null for the provider's editors" }),
    seal: z.string().nullable(),
    role: z.enum(["editor", "senpai"]),
  })
  .meta({ id: "CourseAuthor" })

export const CourseSummary = z
  .object({
    id: z.string(),
    topics: z.array(z.object({ key: z.enum(topics), name: z.string() })),
    level: JapaneseLevel,
    language: Language.meta({ description: "Language of the texts below" }),
    languages: z.array(Language).meta({ description: "Languages this course exists in" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    spoken_languages: z.array(Language).meta({ description: "What is spoken in its videos" }),
    title: z.string(),
    title_ruby: RubyText,
    summary: z.string(),
    summary_ruby: RubyText,
    lesson_count: z.int(),
    duration_ms: z.int().meta({ description: "Of all its videos together" }),
    poster: z.string().nullable().meta({ description: "Address of a picture from the first lesson" }),
    author: CourseAuthor.nullable().meta({ description: "Null if the author's account was deleted" }),
    published_at: Instant,
  })
  .meta({ id: "CourseSummary" })

export const LessonSummary = z
  .object({
    id: z.string(),
    key: z.string(),
    position: z.int().meta({ description: "From 1, across the whole course" }),
    title: z.string(),
    title_ruby: RubyText,
    summary: z.string(),
    summary_ruby: RubyText,
    duration_ms: z.int(),
    poster: z.string().nullable(),
    has_quiz: z.boolean(),
    is_open: z
      .boolean()
      .meta({ description: "True for the first lesson, which is public; the others are for members" }),
  })
  .meta({ id: "LessonSummary" })

export const CourseChapter = z
  .object({ title: z.string(), title_ruby: RubyText, lessons: z.array(LessonSummary) })
  .meta({ id: "CourseChapter" })

export const Course = CourseSummary.extend({
  outcomes: z.array(RubyText).meta({ description: "What a learner can do afterwards" }),
  chapters: z.array(CourseChapter),
  updated_at: Instant,
  saved_by: z.int().nullable().meta({
    description: "Rounded lower bound of how many people saved it; null while they are few",
  }),
}).meta({ id: "Course" })

export const listCourses = route({
  method: "get",
  path: "/v1/courses",
  summary: "Courses, newest first",
  tag: "Courses",
  access: "public",
  shared: true,
  query: z.object({
    topic: z.enum(topics).optional(),
    level: JapaneseLevel.optional(),
    language: Language.optional().meta({ description: "Only courses that exist in this language" }),
    ...pageQuery(COURSES_PER_PAGE_MAX, COURSES_PER_PAGE),
  }),
  success: { status: 200, body: page(CourseSummary) },
  errors: ["cursor.invalid"],
})

export const getCourse = route({
  method: "get",
  path: "/v1/courses/{id}",
  summary: "One course with the titles of all its lessons",
  tag: "Courses",
  access: "public",
  shared: true,
  params: z.object({ id: CourseId }),
  success: { status: 200, body: Course },
  errors: ["course.not_found"],
})

export const routes = [listCourses, getCourse] as const
