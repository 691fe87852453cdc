import { Copy } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"

/** Plain text, for the form of the company. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("entrySheets.answer")
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome("copied")
    } catch {
      setOutcome("copyFailed")
    }
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button
        variant="quiet"
        className="px-0!"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        {t("copy")}
      </Button>
      <span role="status" className="text-matcha text-sm">
        {outcome ? t(outcome) : ""}
      </span>
    </span>
  )
}
