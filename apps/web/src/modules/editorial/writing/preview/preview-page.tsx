import { type Language, languages } from "@shirube/vocabulary/language"
import { useNavigate } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language/language.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { documentHref, previewHref, type WritingDocument } from "../queries.ts"

const widths = ["desk", "phone"] as const

interface PreviewPageProps {
  readonly document: WritingDocument
  readonly language: Language
  /** The page that shows the draft alone, without a language prefix. */
  readonly page: Address
}

/** The draft as readers will see it: in a frame, so that a phone’s width is one, with its theme and its furigana. */
export function PreviewPage({ document: written, language, page }: PreviewPageProps) {
  const t = useTranslations("writingDesk.previewing")
  const name = useTranslations("writingDesk.languages")
  const reader = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<(typeof widths)[number]>("desk")
  const [isDark, setDark] = useState(false)
  const [hasFurigana, setFurigana] = useState(true)
  const dress = (look: { readonly isDark: boolean; readonly hasFurigana: boolean }) => {
    const root = frame.current?.contentDocument?.documentElement
    if (!root) return
    root.dataset.theme = look.isDark ? "dark" : "light"
    root.dataset.furigana = look.hasFurigana ? "on" : "off"
  }
  const title = written.title[language] || written.title[reader]
  return (
    <div className="grid gap-4">
      <div>
        <TextLink kind="stand-alone" href={href(documentHref(written))}>
          ← {t("back")}
        </TextLink>
        <h1 className="voice-serif wrap-anywhere mt-1 text-heading">{t("title", { title })}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Select
          aria-label={t("language")}
          value={language}
          options={languages.map((each) => ({ value: each, label: name(each) }))}
          onChange={(event) =>
            void navigate({
              href: href(previewHref(written, event.target.value === "ja" ? "ja" : "en")),
              replace: true,
            })
          }
        />
        <Select
          aria-label={t("width")}
          value={width}
          options={widths.map((each) => ({ value: each, label: t(`widths.${each}`) }))}
          onChange={(event) => setWidth(event.target.value === "phone" ? "phone" : "desk")}
        />
        <Checkbox
          label={t("dark")}
          checked={isDark}
          onChange={({ currentTarget: { checked } }) => {
            setDark(checked)
            dress({ isDark: checked, hasFurigana })
          }}
        />
        <Checkbox
          label={t("furigana")}
          checked={hasFurigana}
          onChange={({ currentTarget: { checked } }) => {
            setFurigana(checked)
            dress({ isDark, hasFurigana: checked })
          }}
        />
      </div>
      <iframe
        key={language}
        ref={frame}
        title={t("frame")}
        src={withPrefix(page, language)}
        onLoad={() => dress({ isDark, hasFurigana })}
        className={classNames(
          "h-[80dvh] max-w-full border border-rule-strong bg-paper",
          width === "phone" ? "mx-auto w-[390px]" : "w-full",
        )}
      />
    </div>
  )
}
