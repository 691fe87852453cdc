import { useEffect, useRef } from "react"

export type FormError = {
  fieldId?: string | undefined
  message: string
  /** Called before the field gets focus: it may have to be shown first. */
  onFollow?: () => void
}

type FormErrorSummaryProps = {
  title: string
  errors: readonly FormError[]
  /** Counts submissions: each new one moves the focus again. */
  attempt?: number
}

/** Announced when it appears. Focus moves to the first field listed, or to the summary itself. */
export function FormErrorSummary({ title, errors, attempt = 0 }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  const first = errors[0]?.fieldId
  // `attempt` re-runs the effect, so that a repeated mistake is announced again
  useEffect(() => {
    if (!hasErrors || attempt < 0) return
    const field = first === undefined ? null : document.getElementById(first)
    // A hidden field takes no focus.
    const place = field?.checkVisibility() ? field : summary.current
    place?.focus()
  }, [hasErrors, first, attempt])
  if (!hasErrors) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="border-shu-ink border-t-3 bg-shu-tint p-5">
      <p className="font-semibold text-shu-ink">{title}</p>
      <ul className="mt-1">
        {errors.map(({ fieldId, message, onFollow }) => (
          <li key={`${fieldId ?? ""} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={onFollow}
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
