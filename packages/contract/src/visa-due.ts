// The steps of a visa timeline as a calendar shows them. In the browser and on the server.
import { VISA_CHECKED_ON, type VisaFacts, visaSources, visaStepTitles } from "./visa-choices.ts"
import { visaTimeline } from "./visa-timeline.ts"

/**
 * What has a day: a period from the first to the last, or the last day alone. The last is one on which counters are open. What is to
 * be done at once has its first day alone.
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
          checkedOn: VISA_CHECKED_ON,
        },
      },
    ]
  })
