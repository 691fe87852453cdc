import { Check, Hourglass } from "lucide-react"
import { useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language/language.ts"
import { usePrefix } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Section } from "#web/ui/text/section.tsx"
import type { Account } from "./queries.ts"

type Step = Account["steps"][number]

const isDone = ({ state }: Step) => state === "done"
/** The reader has nothing to do. */
const isWithEditors = ({ state }: Step) => state === "waiting"
/** Declined, with no further step. */
const isOver = ({ state, path }: Step) => state === "declined" && path === null
const isToDo = (step: Step) => !isDone(step) && !isWithEditors(step) && !isOver(step)

/** Open steps by importance, then those with the editors, then those done. */
export function NextSteps({ steps }: Pick<Account, "steps">) {
  const t = useTranslations("account")
  const toDo = steps.filter(isToDo)
  const done = steps.filter(isDone)
  const counted = steps.filter((step) => !isOver(step))
  const counts = { done: done.length, all: counted.length }
  const isComplete = counts.done === counts.all
  const text = isComplete ? "stepsAllText" : toDo.length > 0 ? "stepsText" : "stepsWaitingText"
  return (
    <Section title={t(isComplete ? "stepsAllTitle" : "stepsTitle")} text={t(text, counts)}>
      <Progress steps={[...done, ...counted.filter((step) => !isDone(step))]} />
      <ol>
        {toDo.map((step, place) => (
          <OpenStep key={step.name} step={step} isFirst={place === 0} />
        ))}
        {[...steps.filter(isWithEditors), ...steps.filter(isOver)].map((step) => (
          <OpenStep key={step.name} step={step} />
        ))}
        {done.map(({ name }) => (
          <li key={name} className="flex items-center gap-3 border-b py-3 text-ink-soft">
            <Check aria-hidden className="size-4.5 flex-none text-matcha" />
            <span>{t(`steps.${name}.done`)}</span>
            <span className="sr-only">{t("stepDone")}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** For steps that were begun before. */
const otherActions: Partial<Record<Step["state"], "renew" | "again" | "view">> = {
  ending: "renew",
  returned: "again",
  declined: "again",
  waiting: "view",
}

function OpenStep({ step, isFirst = false }: { step: Step; isFirst?: boolean }) {
  const t = useTranslations("account")
  const prefix = usePrefix()
  const { title, text } = useWords(step)
  const other = otherActions[step.state]
  const action = other ? t(`actions.${other}`) : t(`steps.${step.name}.action`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4">
      <div className="min-w-0 max-w-measure">
        <p className="flex items-start gap-2 font-semibold">
          {isWithEditors(step) ? (
            <Hourglass aria-hidden className="mt-[0.2lh] size-4.5 flex-none text-ink-soft" />
          ) : null}
          {title}
        </p>
        <p className="text-ink-soft text-sm">{text}</p>
        {step.reason ? (
          <p className="mt-2 whitespace-pre-line border-yamabuki border-s-3 ps-3">{step.reason}</p>
        ) : null}
      </div>
      {step.path === null ? null : (
        <a
          href={withPrefix(step.path, prefix)}
          aria-label={t("actionOf", { action, name: title })}
          className={buttonClass(isFirst ? "primary" : "secondary")}
        >
          {action}
        </a>
      )}
    </li>
  )
}

/** Only steps under review or about to expire have more to say than their usual text. */
function useWords({ name, state, endsAt }: Step): { title: string; text: string } {
  const t = useTranslations("account")
  const day = useDay()
  if (name === "registration" || name === "second_factor" || state === "done" || state === "open")
    return { title: t(`steps.${name}.title`), text: t(`steps.${name}.text`) }
  if (state === "ending") {
    // The last valid day, not the day after it.
    const last = new Date(Date.parse(endsAt ?? "") - 1).toISOString()
    return {
      title: t(`steps.${name}.ending.title`, { day: day(last) }),
      text: t(`steps.${name}.ending.text`),
    }
  }
  return { title: t(`steps.${name}.${state}.title`), text: t(`steps.${name}.${state}.text`) }
}

/** Hidden from screen readers: the text beside it says the same. */
function Progress({ steps }: { steps: readonly Step[] }) {
  return (
    <div aria-hidden className="flex gap-1">
      {steps.map((step) => (
        <span key={step.name} className={isDone(step) ? "h-1 flex-1 bg-matcha" : "h-1 flex-1 bg-rule"} />
      ))}
    </div>
  )
}
