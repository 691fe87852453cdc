import { Eye, EyeOff } from "lucide-react"
import { type ComponentPropsWithRef, useState } from "react"
import { classNames } from "../class-names.ts"

type PasswordInputProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  labels: { show: string; hide: string }
}

export function PasswordInput({
  labels,
  className,
  autoComplete = "current-password",
  ...rest
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        {...rest}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames("control pe-13", className)}
      />
      <button
        type="button"
        aria-label={isShown ? labels.hide : labels.show}
        aria-controls={rest.id}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
