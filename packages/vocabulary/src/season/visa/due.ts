// The steps of a visa timeline as calendar entries. Runs in the browser and on the server.
import { VISA_LAST_SEEN_ON, type VisaFacts, visaSources, visaStepTitles } from "./choices.ts"
import { visaTimeline } from "./timeline.ts"

/**
 * Steps with a day: a period, or only the last day, which is one on which offices are open. A step to do at
 * once has only its first day.
 */
export const visaDue = (facts: VisaFacts, today: string) =>
  visaTimeline(facts, today).steps.flatMap(({ name, from, by, counterBy, isAtOnce, state, source }) => {
    const last = isAtOnce ? from : (counterBy ?? by)
    const startsOn = from ?? last
    if (state === "known" || startsOn === null) return []
    return [
      {
        id: `visa ${name}`,
        kind: "visa" as const,
        title: visaStepTitles[name],
        startsOn,
        endsOn: last === null || last <= startsOn ? null : last,
        href: `/shukatsu-calendar/visa#${name}`,
        source: {
          title: visaSources[source].title,
          url: visaSources[source].url,
          checkedOn: VISA_LAST_SEEN_ON,
        },
      },
    ]
  })
