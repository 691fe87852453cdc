import { createFileRoute } from "@tanstack/react-router"
import { loadAsDocument } from "#web/lib/browser/load-as-document.ts"
import { loadInterviewQuestion } from "#web/modules/career/interview-practice/queries.ts"
import {
  QuestionNotFound,
  QuestionPage,
  QuestionSkeleton,
} from "#web/modules/career/interview-practice/reading/question-page.tsx"
import { interviewQuestionHead } from "#web/modules/career/interview-practice/reading/route.ts"

export const Route = createFileRoute("/career/career-builder/interview/$id")({
  staticData: { texts: ["interview"], layout: "career", search: [], microphone: true },
  beforeLoad: ({ location }) => loadAsDocument(location, /\/career\/career-builder\/interview\/[^/]+$/),
  loader: ({ params, abortController }) => loadInterviewQuestion(params.id, abortController.signal),
  head: ({ match, loaderData }) => interviewQuestionHead(match, loaderData),
  pendingComponent: QuestionSkeleton,
  notFoundComponent: QuestionNotFound,
  component: () => <QuestionPage question={Route.useLoaderData()} />,
})
