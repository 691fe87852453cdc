import { HOME_TITLE } from "@shirube/vocabulary/product"
import { createFileRoute } from "@tanstack/react-router"
import { AnsweredQuestions } from "#web/modules/community/forum/home/answered-questions.tsx"
import { withFormTexts } from "#web/modules/community/forum/member-actions/use-opened.ts"
import { fetchAnswered } from "#web/modules/community/forum/queries.ts"
import {
  CategoryIndex,
  LatestArticles,
  LeadArticles,
  WriterSeals,
} from "#web/modules/learning/articles/home/home-pieces.tsx"
import { loadHomePieces } from "#web/modules/learning/articles/home/route.ts"
import { AnsweredThisWeek } from "#web/modules/mentors/directory/home/answered-this-week.tsx"
import { fetchAnsweredThisWeek } from "#web/modules/mentors/directory/queries.ts"
import { loadWeek } from "#web/modules/season/calendar/boxes/week.ts"
import { WeekBox } from "#web/modules/season/calendar/boxes/week-box.tsx"
import { HomePage } from "#web/modules/site/home/home-page.tsx"
import { PickedItems } from "#web/modules/site/home/picks/picked-items.tsx"
import { loadPicks } from "#web/modules/site/home/picks/queries.ts"
import { roadArticleIds, roadOf } from "#web/modules/site/home/stops.ts"
import { loadKeptDue } from "./-kept-due.ts"

const SENPAI = 6

export const Route = createFileRoute("/")({
  staticData: { title: { plain: HOME_TITLE }, texts: ["home", "calendar"], search: [] },
  loader: async ({ context, abortController: { signal } }) => {
    const picking = loadPicks(signal)
    const [week, { others: picked }, pieces, answered, senpai] = await Promise.all([
      loadWeek(context.locale.language, signal),
      picking,
      loadHomePieces(roadArticleIds, picking, signal),
      fetchAnswered(signal),
      fetchAnsweredThisWeek(SENPAI, signal),
    ])
    const { known, ...shown } = pieces
    return { ...shown, picked, stops: roadOf(known), week, questions: answered.items, senpai }
  },
  component: Home,
})

function Home() {
  const { week, senpai, stops, isPicked, picked, lead, beside, latest, questions, categories, writers } =
    Route.useLoaderData()
  return (
    <HomePage
      loadAnswerForm={loadAnswerForm}
      week={week && <WeekBox week={week} loadKeptDue={loadKeptDue} />}
      senpai={senpai.mentors.length > 0 && <AnsweredThisWeek {...senpai} />}
      stops={stops}
      isPicked={isPicked}
      lead={lead && <LeadArticles lead={lead} beside={beside} />}
      picked={picked.length > 0 && <PickedItems items={picked} />}
      latest={latest.length > 0 && <LatestArticles articles={latest} />}
      questions={questions.length > 0 && <AnsweredQuestions questions={questions} />}
      categories={categories.length > 0 && <CategoryIndex categories={categories} />}
      writers={writers.length > 0 && <WriterSeals writers={writers} />}
    />
  )
}

/** For a senpai who answers from here. */
const loadAnswerForm = withFormTexts(
  async () => (await import("#web/modules/community/forum/asking/answer-form.tsx")).AnswerForm,
)
