import { createFileRoute } from "@tanstack/react-router"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { AnsweredQuestions } from "#web/modules/community/forum/home/answered-questions.tsx"
import { fetchAnswered } from "#web/modules/community/forum/queries.ts"
import { fetchNewestTips } from "#web/modules/learning/tips/queries.ts"
import { TipCard } from "#web/modules/learning/tips/tip-card.tsx"
import { fetchMentors } from "#web/modules/mentors/directory/queries.ts"
import { DoorPage } from "#web/modules/mentors/door/door-page.tsx"

/** Those on the wall, and three in their own words. */
const FACES = 15
const TIPS = 2

export const Route = createFileRoute("/mentors/")({
  staticData: { texts: ["home", "mentors", "mentorsDoor", "tips"], search: [] },
  loader: async ({ abortController: { signal } }) => {
    const [mentors, answered, tips] = await Promise.all([
      fetchMentors(FACES, signal),
      fetchAnswered(signal),
      fetchNewestTips(TIPS, signal),
    ])
    return { mentors, questions: answered.items, tips: tips.items }
  },
  head: ({ match }) => doorHead(match),
  component: Mentors,
})

function Mentors() {
  const { mentors, questions, tips } = Route.useLoaderData()
  return (
    <DoorPage
      mentors={mentors}
      questions={questions.length > 0 && <AnsweredQuestions questions={questions} />}
      tips={
        tips.length > 0 && (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
            {tips.map((tip) => (
              <li key={tip.id}>
                <TipCard tip={tip} heading="h3" />
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}

function doorHead(match: PageMatch) {
  const { t } = match.context.locale
  return page(match, { title: t("mentorsDoor.title"), description: t("mentorsDoor.description") })
}
