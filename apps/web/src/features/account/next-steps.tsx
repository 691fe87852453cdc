import { Check } from "lucide-react"
import { useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language.ts"
import { usePrefix } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { Section } from "#web/ui/section.tsx"
import type { Account } from "./queries.ts"

/** What is missing, the most important first, then what is done. */
export function NextSteps({ steps }: Pick<Account, "steps">) {
  const t = useTranslations("account")
  const prefix = usePrefix()
  const done = steps.filter(({ isDone }) => isDone)
  const open = steps.filter(({ isDone }) => !isDone)
  const isComplete = open.length === 0
  return (
    <Section
      title={t(isComplete ? "stepsAllTitle" : "stepsTitle")}
      text={isComplete ? t("stepsAllText") : t("stepsText", { done: done.length, all: steps.length })}
    >
      <Progress steps={[...done, ...open]} />
      <ol>
        {open.map(({ name, path }, place) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4"
          >
            <div className="min-w-0 max-w-measure">
              <p className="font-semibold">{t(`steps.${name}.title`)}</p>
              <p className="text-ink-soft text-sm">{t(`steps.${name}.text`)}</p>
            </div>
            <a
              href={withPrefix(path, prefix)}
              aria-label={t("openOf", { name: t(`steps.${name}.title`) })}
              className={buttonClass(place === 0 ? "primary" : "secondary")}
            >
              {t("open")}
            </a>
          </li>
        ))}
        {done.map(({ name }) => (
          <li key={name} className="flex items-center gap-3 border-b py-3 text-ink-soft">
            <Check aria-hidden className="size-4.5 flex-none text-matcha" />
            <span>{t(`steps.${name}.title`)}</span>
            <span className="sr-only">{t("stepDone")}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The words beside it say the same. */
function Progress({ steps }: Pick<Account, "steps">) {
  return (
    <div aria-hidden className="flex gap-1">
      {steps.map(({ name, isDone }) => (
        <span key={name} className={isDone ? "h-1 flex-1 bg-matcha" : "h-1 flex-1 bg-rule"} />
      ))}
    </div>
  )
}
