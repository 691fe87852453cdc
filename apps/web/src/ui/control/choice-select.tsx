import { type ComponentPropsWithRef, useState } from "react"
import { Select, type SelectOption } from "./select.tsx"

type ChoiceSelectProps = Pick<
  ComponentPropsWithRef<"select">,
  "id" | "form" | "aria-label" | "aria-describedby"
> & {
  readonly name: string
  readonly value: string
  /** The choice of no value. */
  readonly placeholder?: string
  readonly options: readonly SelectOption[]
}

/** Submits its form when it changes. It keeps focus, and follows changes made elsewhere (a link, the back button). */
export function ChoiceSelect({ value, ...select }: ChoiceSelectProps) {
  const [shown, setShown] = useState(value)
  const [former, setFormer] = useState(value)
  if (former !== value) {
    setFormer(value)
    setShown(value)
  }
  return (
    <Select
      {...select}
      value={shown}
      onChange={({ currentTarget }) => {
        setShown(currentTarget.value)
        currentTarget.form?.requestSubmit()
      }}
    />
  )
}
