// Questions of job interviews to practise with, open to visitors. They are files of the editors, not tables.

import {
  answerSeconds,
  interviewIndustries,
  interviewKinds,
} from "@shirube/vocabulary/career/interview-practice/choices"
import { z } from "zod"
import { wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { page, pageQuery, RubyText } from "../../wire.ts"

export const INTERVIEW_QUESTIONS_PER_PAGE = 20
export const INTERVIEW_QUESTIONS_PER_PAGE_MAX = 100

export const InterviewQuestionId = wordsOf("interview-question").meta({
  description: "Identifies a question; part of its address, never changes",
})
const Kind = z.enum(interviewKinds)
const Industry = z.enum(interviewIndustries)

const InBothLanguages = z.object({
  en: z.string(),
  ja_ruby: RubyText.meta({ description: "In Japanese, with furigana" }),
})

export const InterviewQuestionSummary = z
  .object({
    id: z.string(),
    kind: z.object({ key: Kind, name: z.string() }),
    industries: z
      .array(z.object({ key: Industry, name: z.string() }))
      .meta({ description: "Empty if any employer asks it" }),
    seconds: z.literal([...answerSeconds]).meta({ description: "How long an answer should be" }),
    question: InBothLanguages,
  })
  .meta({ id: "InterviewQuestionSummary" })

export const InterviewQuestion = InterviewQuestionSummary.extend({
  intent_ruby: RubyText.meta({ description: "What the interviewer wants to find out" }),
  weak_ruby: z.array(RubyText).meta({ description: "What makes an answer weak" }),
  skeleton: z.array(InBothLanguages).meta({ description: "An answer in three sentences, to fill in" }),
  model: z
    .object({
      author: z.object({ name_ruby: RubyText, seal: z.string(), who_ruby: RubyText }),
      ...InBothLanguages.shape,
    })
    .meta({ description: "A senpai's answer and its translation" }),
  helps: z
    .array(
      z.object({
        noun: z.enum(["article", "tip"]),
        path: z.string().meta({ description: "Without a language prefix" }),
        language: z.string().meta({ description: "Language of the title" }),
        title_ruby: RubyText,
      }),
    )
    .meta({ description: "Published content about it" }),
  next: z
    .object({ id: z.string(), question: InBothLanguages })
    .meta({ description: "The next question of its kind; after the last one, the first" }),
}).meta({ id: "InterviewQuestion" })

const counted = <Key extends z.ZodType>(key: Key) =>
  z.array(z.object({ key, name: z.string(), count: z.int() }))

const tag = "Interview practice"

export const listInterviewQuestions = route({
  method: "get",
  path: "/v1/interview-questions",
  summary: "Interview questions by kind, with the number of questions of each filter",
  tag,
  access: "public",
  shared: true,
  query: z.object({
    kind: Kind.optional(),
    industry: Industry.optional().meta({ description: "Only questions of this industry" }),
    ...pageQuery(INTERVIEW_QUESTIONS_PER_PAGE_MAX, INTERVIEW_QUESTIONS_PER_PAGE),
  }),
  success: {
    status: 200,
    body: page(InterviewQuestionSummary).extend({
      count: z.int().meta({ description: "Questions that match both filters" }),
      kinds: counted(Kind).meta({ description: "Numbers within the chosen industry" }),
      industries: counted(Industry).meta({ description: "Numbers within the chosen kind" }),
    }),
  },
  errors: ["cursor.invalid"],
})

export const getInterviewQuestion = route({
  method: "get",
  path: "/v1/interview-questions/{id}",
  summary: "One interview question with its explanation and a senpai's answer",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: InterviewQuestionId }),
  success: { status: 200, body: InterviewQuestion },
  errors: ["interview_question.not_found"],
})

export const routes = [listInterviewQuestions, getInterviewQuestion] as const
