import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { type ResumeStep, resumeSteps } from "./problems.ts"

interface StepTabsProps {
  readonly current: ResumeStep
  readonly onGo: (step: ResumeStep) => void
}

/** Every step can be opened at any time; on a phone the row scrolls. */
export function StepTabs({ current, onGo }: StepTabsProps) {
  const t = useTranslations("resumes")
  return (
    <nav aria-label={t("stepsLabel")} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ol className="flex min-w-max gap-x-1 border-b">
        {resumeSteps.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onGo(step)}
              className={classNames(
                "min-h-11 border-b-3 px-3 text-sm",
                step === current
                  ? "border-shu font-semibold"
                  : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {at + 1}. {t(`steps.${step}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
