import { useLocale, useTranslations } from "use-intl"
import { Signpost } from "#web/ui/picture/signpost.tsx"
import type { ShownMentor } from "../queries.ts"
import { OwnWords } from "./own-words.tsx"
import { textFor } from "./text-for.ts"

/** In the order of the road, with the numeral on each signpost. */
const stations = { country: "一", university: "二", jobHunt: "三", now: "四" } as const

/** From their country to their work today, one signpost for each station that they wrote about. */
export function Road({ mentor: { road } }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile.road")
  const language = useLocale()
  const written = (Object.keys(stations) as (keyof typeof stations)[]).filter((station) =>
    textFor(road[station], language),
  )
  if (written.length === 0) return null
  return (
    <section aria-labelledby="road">
      <h2 id="road" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <ol className="mt-6">
        {written.map((station) => (
          <li key={station} className="relative ms-4 border-ink border-s pb-10 ps-9 last:pb-0 md:ps-12">
            <Signpost numeral={stations[station]} className="absolute -start-4 top-0.5" />
            <h3 className="voice-serif text-xl leading-snug">{t(station)}</h3>
            <div className="mt-3">
              <OwnWords written={road[station]} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
