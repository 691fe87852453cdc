import { Share2 } from "lucide-react"
import { useState } from "react"
import { classNames } from "../class-names.ts"

type Outcome = "copied" | "copyFailed"

interface ShareButtonProps {
  readonly title: string
  readonly labels: Readonly<Record<"share" | Outcome, string>>
  /** Where the button has no room for the outcome beside it, as in a menu. */
  readonly onOutcome?: (message: string, isCopied: boolean) => void
}

/** The phone's share sheet if there is one, otherwise copies the URL. */
export function ShareButton({ title, labels, onOutcome }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    if (typeof navigator.share === "function") {
      // Closing the sheet rejects; that is the reader's choice, not a failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    const result = await copy(url)
    if (onOutcome) onOutcome(labels[result], result === "copied")
    else setOutcome(result)
  }
  return (
    <span className={classNames("items-center gap-3 noscript:hidden", onOutcome ? "flex" : "inline-flex")}>
      <button
        type="button"
        onClick={share}
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink"
      >
        <Share2 aria-hidden className="size-4.5" />
        {labels.share}
      </button>
      {onOutcome ? null : (
        <span role="status" className="text-matcha text-sm">
          {outcome ? labels[outcome] : ""}
        </span>
      )}
    </span>
  )
}

const copy = (url: string): Promise<Outcome> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      (): Outcome => "copied",
      (): Outcome => "copyFailed",
    )
