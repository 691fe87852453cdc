import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "../control/button.tsx"
import { errorAt, StepContext, useFormParts } from "./form-context.ts"

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly content: ReactNode }[]
  /** The submit button, on the last step. */
  readonly children: ReactNode
}

/** One part of a form after the other. Each part is validated before the next; nothing typed is lost. */
export function Steps({ steps, children }: StepsProps) {
  const t = useTranslations("forms")
  const { fields, errors, attempt, look, stepper } = useFormParts()
  const [current, setCurrent] = useState(0)
  const [seen, setSeen] = useState(attempt)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const isLast = current === steps.length - 1

  if (attempt !== seen) {
    setSeen(attempt)
    // The API may refuse a value from an earlier step.
    const wrong = [...fields].find(([name]) => errorAt(errors, name))?.[1].step
    if (wrong !== undefined) setCurrent(wrong)
  }
  const move = (to: number) => {
    hasMoved.current = true
    setCurrent(to)
  }
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = false
  })
  useEffect(() => {
    stepper.current = {
      reveal: (name) => setCurrent((shown) => fields.get(name)?.step ?? shown),
      advance: isLast
        ? undefined
        : async () => {
            const here = [...fields].flatMap(([name, { step }]) => (step === current ? [name] : []))
            if (await look(here)) move(current + 1)
          },
    }
    return () => {
      stepper.current = undefined
    }
  })

  return (
    <>
      {steps.map(({ title, content }, place) => (
        <section key={title} hidden={place !== current} className="grid gap-6">
          <h3
            ref={place === current ? heading : undefined}
            tabIndex={-1}
            className="font-semibold focus-visible:outline-none"
          >
            {t("step", { place: place + 1, count: steps.length, title })}
          </h3>
          <StepContext value={place}>{content}</StepContext>
        </section>
      ))}
      <div className="flex flex-wrap gap-3">
        {current > 0 ? (
          <Button variant="quiet" onClick={() => move(current - 1)}>
            {t("back")}
          </Button>
        ) : null}
        {isLast ? children : <Button type="submit">{t("next")}</Button>}
      </div>
    </>
  )
}
