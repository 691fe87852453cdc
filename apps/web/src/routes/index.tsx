import { HOME_TITLE } from "@shirube/contract/product"
import { createFileRoute } from "@tanstack/react-router"
import {
  CategoryIndex,
  LatestArticles,
  LeadArticles,
  WriterSeals,
} from "#web/features/articles/home/home-pieces.tsx"
import { loadHomePieces } from "#web/features/articles/home/route.ts"
import { loadWeek } from "#web/features/calendar/boxes/week.ts"
import { WeekBox } from "#web/features/calendar/boxes/week-box.tsx"
import { AnsweredQuestions } from "#web/features/forum/home/answered-questions.tsx"
import { fetchAnswered } from "#web/features/forum/queries.ts"
import { HomePage } from "#web/features/home/home-page.tsx"
import { roadArticleIds, roadOf } from "#web/features/home/stops.ts"

export const Route = createFileRoute("/")({
  staticData: { title: { plain: HOME_TITLE }, texts: ["home", "articles", "calendar"], search: [] },
  loader: async ({ context, abortController: { signal } }) => {
    const [week, pieces, answered] = await Promise.all([
      loadWeek(context.locale.language, signal),
      loadHomePieces(roadArticleIds, signal),
      fetchAnswered(signal),
    ])
    return { ...pieces, week, questions: answered.items }
  },
  component: Home,
})

function Home() {
  const { week, known, isPicked, lead, beside, latest, questions, categories, writers } =
    Route.useLoaderData()
  return (
    <HomePage
      week={week && <WeekBox week={week} loadKeptDue={loadKeptDue} />}
      stops={roadOf(known)}
      isPicked={isPicked}
      lead={lead && <LeadArticles lead={lead} beside={beside} />}
      latest={latest.length > 0 && <LatestArticles articles={latest} />}
      questions={questions.length > 0 && <AnsweredQuestions questions={questions} />}
      categories={categories.length > 0 && <CategoryIndex categories={categories} />}
      writers={writers.length > 0 && <WriterSeals writers={writers} />}
    />
  )
}

/** Deadlines that a visitor stores in this browser; the code loads after hydration. */
const loadKeptDue = async () => {
  const [{ keptDeadlines }, { keptVisaDue }] = await Promise.all([
    import("#web/features/applications/guest-due.ts"),
    import("#web/features/visa/guest-due.ts"),
  ])
  return [...keptDeadlines(), ...keptVisaDue()]
}
