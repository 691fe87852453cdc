import { useEffect, useRef } from "react"

export type FormError = { fieldId?: string | undefined; message: string }

type FormErrorSummaryProps = {
  title: string
  errors: readonly FormError[]
  /** Counts submissions: each new one moves the focus here again. */
  attempt?: number
}

export function FormErrorSummary({ title, errors, attempt = 0 }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  // `attempt` is a reason to run again, so that a repeated mistake is announced again
  useEffect(() => {
    if (hasErrors && attempt >= 0) summary.current?.focus()
  }, [hasErrors, attempt])
  if (!hasErrors) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="border-shu-ink border-t-3 bg-shu-tint p-5">
      <p className="font-semibold text-shu-ink">{title}</p>
      <ul className="mt-1">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ""} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {message}
              </a>
            ) : (
              <span className="inline-flex min-h-11 items-center">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
