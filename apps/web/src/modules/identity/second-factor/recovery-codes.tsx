import { Copy, Printer } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"

/** Shown only once, until the member confirms that they have saved them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations("security")
  const { status } = useApp()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"))
      status.show({ kind: "success", message: t("codesCopied") })
    } catch {
      // There is no clipboard without https, and the reader may deny it. The codes can still be written down.
      status.show({ kind: "error", message: t("codesCopyFailed") })
    }
  }

  return (
    <div ref={panel} tabIndex={-1} className="border-matcha border-t-3 bg-matcha-tint p-5 sm:p-6">
      <h3 className="font-semibold text-matcha">{t("codesTitle")}</h3>
      <p className="mt-1">{t("codesText")}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-1 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden className="size-4" />}
          onClick={() => void copy()}
        >
          {t("codesCopy")}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden className="size-4" />} onClick={() => print()}>
          {t("codesPrint")}
        </Button>
        <Button onClick={onKept}>{t("codesKept")}</Button>
      </div>
    </div>
  )
}
