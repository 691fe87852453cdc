import { createFileRoute } from "@tanstack/react-router"
import { readReadingSearch } from "#web/modules/community/forum/reading/address.ts"
import { loadQuestion } from "#web/modules/community/forum/reading/loader.ts"
import {
  QuestionNotFound,
  QuestionPage,
  QuestionSkeleton,
} from "#web/modules/community/forum/reading/question-page.tsx"
import { questionHead } from "#web/modules/community/forum/reading/route.ts"

export const Route = createFileRoute("/community/ask-senpai/detail/$id")({
  staticData: { texts: ["forum"], search: [] },
  validateSearch: readReadingSearch,
  loaderDeps: ({ search }) => readReadingSearch(search),
  loader: ({ context, params, deps, abortController }) =>
    loadQuestion(context, params.id, deps, abortController.signal),
  head: ({ match, loaderData }) => questionHead(match, loaderData),
  pendingComponent: QuestionSkeleton,
  notFoundComponent: QuestionNotFound,
  component: () => <QuestionPage loaded={Route.useLoaderData()} />,
})
