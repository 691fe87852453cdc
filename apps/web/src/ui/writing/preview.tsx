import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { Notice } from "../notice.tsx"
import { Skeleton } from "../skeleton.tsx"
import { TrustedHtml } from "../trusted-html.tsx"

/** What a text will look like, as the server that will keep it says. */
export type Render = (source: string, signal: AbortSignal) => Promise<string>

interface PreviewProps {
  readonly source: string
  readonly render: Render
  readonly lang?: string | undefined
}

export function Preview({ source, render, lang }: PreviewProps) {
  const t = useTranslations("writing")
  const [html, setHtml] = useState<string | "failed">()
  const isEmpty = source.trim() === ""
  useEffect(() => {
    if (isEmpty) return
    const asking = new AbortController()
    const show = (answer: string | "failed") => void (asking.signal.aborted || setHtml(answer))
    render(source, asking.signal).then(show, () => show("failed"))
    return () => asking.abort()
  }, [source, isEmpty, render])
  return (
    <section aria-label={t("preview")} aria-live="polite" className="min-h-32 p-4">
      {isEmpty ? (
        <p className="text-ink-soft">{t("previewEmpty")}</p>
      ) : html === undefined ? (
        <Skeleton shape="text" lines={4} label={t("previewLoading")} />
      ) : html === "failed" ? (
        <Notice kind="error">{t("previewFailed")}</Notice>
      ) : (
        <TrustedHtml html={html} lang={lang} className="prose-shirube prose-talk" />
      )}
    </section>
  )
}
