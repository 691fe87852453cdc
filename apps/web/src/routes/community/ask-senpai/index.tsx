import { createFileRoute } from "@tanstack/react-router"
import { questionList, readAskSearch } from "#web/modules/community/forum/address.ts"
import { AskPage } from "#web/modules/community/forum/asking/ask-page.tsx"
import { loadQuestions } from "#web/modules/community/forum/list/queries.ts"
import { QuestionsPage, QuestionsSkeleton } from "#web/modules/community/forum/list/questions-page.tsx"
import { questionsHead } from "#web/modules/community/forum/list/route.ts"

export const Route = createFileRoute("/community/ask-senpai/")({
  staticData: { texts: ["forum"], search: questionList.cacheableParams },
  validateSearch: readAskSearch,
  loaderDeps: ({ search }) => readAskSearch(search),
  loader: ({ context, deps }) => loadQuestions(context, deps),
  head: ({ match }) => questionsHead(match),
  pendingComponent: QuestionsSkeleton,
  component: AskSenpai,
})

function AskSenpai() {
  const search = Route.useLoaderDeps()
  return search.ask ? <AskPage about={search} /> : <QuestionsPage search={search} />
}
