import { type SelectionStage, selectionStages } from "@shirube/vocabulary/season/applications/choices"
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react"
import type { ReactNode } from "react"
import { useController } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { GroupField } from "#web/ui/form/group-field.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

/** The stages of this company's selection, in its order. */
export function StepsField({ name }: { name: FieldName<SelectionStage[]> }) {
  const t = useTranslations("applications")
  const { form } = useFormParts()
  const { field } = useController({ name, control: form.control })
  const steps: readonly SelectionStage[] = Array.isArray(field.value) ? field.value : []
  const rest = selectionStages.filter((stage) => !steps.includes(stage))
  const swap = (from: number, to: number) => {
    const stage = steps[from]
    if (stage) field.onChange(steps.toSpliced(from, 1).toSpliced(to, 0, stage))
  }
  return (
    <GroupField name={name} label={t("steps")} help={t("stepsHelp")} className="grid gap-3">
      <ol className="border-y">
        {steps.map((stage, at) => {
          const named = { stage: t(`stage.${stage}`) }
          return (
            <li key={stage} className="flex items-center justify-between gap-2 border-t first:border-t-0">
              <span>
                {at + 1}. {named.stage}
              </span>
              <span className="flex">
                <Tool label={t("stepUp", named)} act={at > 0 ? () => swap(at, at - 1) : undefined}>
                  <ArrowUp aria-hidden className="size-4.5" />
                </Tool>
                <Tool
                  label={t("stepDown", named)}
                  act={at < steps.length - 1 ? () => swap(at, at + 1) : undefined}
                >
                  <ArrowDown aria-hidden className="size-4.5" />
                </Tool>
                <Tool
                  label={t("stepOut", named)}
                  act={steps.length > 1 ? () => field.onChange(steps.toSpliced(at, 1)) : undefined}
                >
                  <X aria-hidden className="size-4.5" />
                </Tool>
              </span>
            </li>
          )
        })}
      </ol>
      {rest.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {rest.map((stage) => (
            <button
              key={stage}
              type="button"
              aria-label={t("stepIn", { stage: t(`stage.${stage}`) })}
              onClick={() => field.onChange([...steps, stage])}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-sm border border-rule-strong px-3 text-sm hover:bg-washi"
            >
              <Plus aria-hidden className="size-4" />
              {t(`stage.${stage}`)}
            </button>
          ))}
        </div>
      ) : null}
    </GroupField>
  )
}

const Tool = ({
  label,
  act,
  children,
}: {
  label: string
  act: (() => void) | undefined
  children: ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={act ? undefined : true}
    onClick={act}
    className="grid size-11 place-items-center text-ink-soft hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint"
  >
    {children}
  </button>
)
