import { Share2 } from "lucide-react"
import { useState } from "react"

type Outcome = "copied" | "copyFailed"

interface ShareButtonProps {
  readonly title: string
  readonly labels: Readonly<Record<"share" | Outcome, string>>
}

/** The phone's share sheet if there is one, otherwise copies the URL. */
export function ShareButton({ title, labels }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    if (typeof navigator.share === "function") {
      // Closing the sheet rejects; that is the reader's choice, not a failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    setOutcome(await copy(url))
  }
  return (
    <span className="inline-flex items-center gap-3 noscript:hidden">
      <button
        type="button"
        onClick={share}
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink"
      >
        <Share2 aria-hidden className="size-4.5" />
        {labels.share}
      </button>
      <span role="status" className="text-matcha text-sm">
        {outcome ? labels[outcome] : ""}
      </span>
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
