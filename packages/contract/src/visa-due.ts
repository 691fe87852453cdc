// The steps of a visa timeline as a calendar shows them. In the browser and on the server.
import { VISA_CHECKED_ON, type VisaFacts, visaSources, visaStepTitles } from "./visa-choices.ts"
import { visaTimeline } from "./visa-timeline.ts"

/** What has a day: a period from the first to the last, or the last day alone. */
export const visaDue = (facts: VisaFacts, today: string) =>
  visaTimeline(facts, today).steps.flatMap(({ name, from, by, state, source }) => {
    const startsOn = from ?? by
    if (state === "known" || startsOn === null) return []
    return [
      {
        id: `visa ${name}`,
        kind: "visa" as const,
        title: visaStepTitles[name],
        startsOn,
        endsOn: by === null || by === startsOn ? null : by,
        href: `/shukatsu-calendar/visa#${name}`,
        source: {
          title: visaSources[source].title,
          url: visaSources[source].url,
          checkedOn: VISA_CHECKED_ON,
        },
      },
    ]
  })
