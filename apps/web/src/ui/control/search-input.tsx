import { Search } from "lucide-react"
import type { ComponentProps } from "react"
import { classNames } from "../class-names.ts"
import { buttonClass } from "./button.tsx"

interface SearchInputProps
  extends Pick<
    ComponentProps<"input">,
    "id" | "aria-describedby" | "placeholder" | "autoCapitalize" | "spellCheck"
  > {
  readonly name: string
  /** What the list is searched for; the field is reset when that changes elsewhere (a link, the back button). */
  readonly value: string | undefined
  readonly maxLength: number
  readonly submitLabel: string
}

/** Words and the button that submits them, in a form. */
export function SearchInput({ value, submitLabel, ...input }: SearchInputProps) {
  return (
    <div className="flex gap-2">
      <input
        key={value}
        {...input}
        type="search"
        defaultValue={value}
        enterKeyHint="search"
        autoComplete="off"
        className="control min-w-0"
      />
      <button type="submit" className={classNames(buttonClass("primary"), "flex-none px-3!")}>
        <Search aria-hidden className="size-4.5" />
        <span className="sr-only">{submitLabel}</span>
      </button>
    </div>
  )
}
