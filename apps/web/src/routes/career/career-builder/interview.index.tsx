import { createFileRoute } from "@tanstack/react-router"
import { interviewList, readInterviewSearch } from "#web/modules/career/interview-practice/address.ts"
import { loadInterviewQuestions } from "#web/modules/career/interview-practice/list/queries.ts"
import {
  QuestionsPage,
  QuestionsSkeleton,
} from "#web/modules/career/interview-practice/list/questions-page.tsx"
import { interviewsHead } from "#web/modules/career/interview-practice/list/route.ts"

export const Route = createFileRoute("/career/career-builder/interview/")({
  staticData: {
    texts: ["interview"],
    layout: "career",
    search: interviewList.cacheableParams,
  },
  validateSearch: readInterviewSearch,
  loaderDeps: ({ search }) => readInterviewSearch(search),
  loader: ({ context, deps }) => loadInterviewQuestions(context, deps),
  head: ({ match }) => interviewsHead(match),
  pendingComponent: QuestionsSkeleton,
  component: () => <QuestionsPage {...Route.useLoaderData()} />,
})
