import { useTranslations } from "use-intl"

const rules = ["online", "hours", "money", "contact", "report"] as const

/** What protects both people, wherever they arrange a session. */
export function Safety() {
  const t = useTranslations("mentorSessions.safety")
  return (
    <section aria-labelledby="safety" className="grid gap-2 border-ai border-s-3 bg-washi p-5">
      <h2 id="safety" className="font-semibold">
        {t("title")}
      </h2>
      <ul className="grid list-disc gap-1 ps-5 text-[0.9375rem]">
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  )
}
