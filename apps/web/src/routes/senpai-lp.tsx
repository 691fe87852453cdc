import { createFileRoute } from "@tanstack/react-router"
import { AnsweredQuestions } from "#web/modules/community/forum/home/answered-questions.tsx"
import { fetchAnswered } from "#web/modules/community/forum/queries.ts"
import { fetchNewestTips } from "#web/modules/learning/tips/queries.ts"
import { BecomingSenpaiPage } from "#web/modules/people/senpai/becoming-senpai-page.tsx"
import { becomingSenpaiHead } from "#web/modules/people/senpai/route.ts"
import { voicesAmong } from "#web/modules/people/senpai/voices.tsx"
import { QuietHeader } from "#web/modules/site/shell/site-frame.tsx"

/** Enough of the newest to include those of the quoted senpai. */
const LOOKED_THROUGH = 50

export const Route = createFileRoute("/senpai-lp")({
  staticData: { layout: "none", texts: ["becomingSenpai", "home"], search: [] },
  loader: async ({ abortController: { signal } }) => {
    const [answered, tips] = await Promise.all([
      fetchAnswered(signal),
      fetchNewestTips(LOOKED_THROUGH, signal),
    ])
    return { questions: answered.items, voices: voicesAmong(tips.items) }
  },
  head: ({ match }) => becomingSenpaiHead(match),
  component: BecomingSenpai,
})

function BecomingSenpai() {
  const { questions, voices } = Route.useLoaderData()
  return (
    <>
      <QuietHeader />
      <BecomingSenpaiPage
        asked={questions.length > 0 && <AnsweredQuestions questions={questions} />}
        voices={voices}
      />
    </>
  )
}
