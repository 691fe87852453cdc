import * as contract from "@shirube/contract/career/interview-practice/routes"
import type { InterviewIndustry } from "@shirube/vocabulary/career/interview-practice/choices"
import type { Language } from "@shirube/vocabulary/language"
import { shared, slice } from "#api/kernel/http/slice"
import { nameOf } from "#api/modules/common/reference/service"
import { presentIndustries, presentKinds, presentQuestion, presentSummary } from "./present.ts"
import { getQuestion, INTERVIEW_QUESTIONS, listQuestions, tagsOf } from "./service.ts"

const industryNames = (language: Language) => (industry: InterviewIndustry) =>
  nameOf("industries", industry, language) ?? industry

export const routes = slice(({ implement }) => [
  implement(contract.listInterviewQuestions, ({ query, language }) => {
    const { items, nextCursor, count, kindCounts, industryCounts } = listQuestions(query)
    const named = industryNames(language)
    const body = {
      items: items.map((question) => presentSummary(question, named, language)),
      next_cursor: nextCursor,
      count,
      kinds: presentKinds(kindCounts, language),
      industries: presentIndustries(industryCounts, named),
    }
    return shared(body, [INTERVIEW_QUESTIONS])
  }),
  implement(contract.getInterviewQuestion, async ({ tx, params, language }) => {
    const found = await getQuestion(tx, params.id, language)
    return shared(presentQuestion(found, industryNames(language), language), tagsOf(found.question))
  }),
])
