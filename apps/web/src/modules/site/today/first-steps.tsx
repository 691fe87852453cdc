import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Signpost } from "#web/ui/picture/signpost.tsx"

const addresses = {
  calendar: "/shukatsu-calendar",
  ask: "/community/ask-senpai?ask=1",
  follow: "/mentors",
  page: "/account/senpai",
  questions: "/community/ask-senpai?list=unanswered",
  tips: "/account/tips",
} as const satisfies Record<string, Address>
const steps = {
  student: ["calendar", "ask", "follow"],
  senpai: ["page", "questions", "tips"],
} as const satisfies Record<string, readonly (keyof typeof addresses)[]>
const numerals = ["一", "二", "三"]

/** If nothing waits for the member yet. */
export function FirstSteps({ role }: { role: keyof typeof steps }) {
  const t = useTranslations("today.first")
  const href = useHref()
  return (
    <div>
      <p className="voice-text max-w-measure text-ink-soft text-lead">{t("lead")}</p>
      <ol className="mt-4 grid grid-cols-1">
        {steps[role].map((name, place) => (
          <li key={name} className="grid gap-2 border-t py-4">
            <h2 className="voice-serif flex items-center gap-3 text-xl leading-snug">
              <Signpost numeral={numerals[place] ?? ""} />
              {t(`${name}.title`)}
            </h2>
            <p className="voice-text max-w-measure">{t(`${name}.text`)}</p>
            <p>
              <a href={href(addresses[name])} className={buttonClass(place === 0 ? "primary" : "secondary")}>
                {t(`${name}.action`)}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
