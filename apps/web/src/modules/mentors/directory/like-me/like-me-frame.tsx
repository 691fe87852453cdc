import type { ReactNode } from "react"
import { useTranslations } from "use-intl"

/** Fixed height, so that the list below does not move. */
export function LikeMeFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("mentors.likeMe")
  return (
    <section
      aria-labelledby="like-me"
      className="grid min-h-96 grid-cols-1 content-start gap-4 border-shu border-s-3 bg-washi py-5 ps-5 md:py-6 md:ps-6"
    >
      <div className="pe-5">
        <h2 id="like-me" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("text")}</p>
      </div>
      {children}
    </section>
  )
}
