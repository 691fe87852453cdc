import { languages } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import type { EventDocument } from "./document.ts"

/** A read-only view of the whole document. */
export function EventProof({ document }: { document: EventDocument }) {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  const { texts, sessions, questions, speakers, topics, format, audience, venue } = document
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 lg:grid-cols-2">
        {languages.map((of) => (
          <section key={of} lang={of} className="grid content-start gap-3">
            <p lang={language} className="text-ink-soft text-sm">
              {t(`languages.${of}`)}
            </p>
            <h2 className="voice-serif wrap-anywhere text-heading">{texts[of].title || "–"}</h2>
            <p className="wrap-anywhere font-semibold">{texts[of].summary}</p>
            <p className="wrap-anywhere whitespace-pre-line">{texts[of].body}</p>
            {format === "online" ? null : <p className="whitespace-pre-line">{venue[of]}</p>}
          </section>
        ))}
      </div>
      <dl className="grid gap-4 border-t pt-6 sm:grid-cols-2">
        <Fact label={t("topics")}>
          {topics.map((topic) => topicTexts[topic].name[language]).join(" · ") || "–"}
        </Fact>
        <Fact label={t("format")}>{t(`formats.${format}`)}</Fact>
        <Fact label={t("audience")}>{t(`audiences.${audience}`)}</Fact>
        <Fact label={t("dates")}>
          {sessions.map(({ id, starts, ends, capacity }) => (
            <span key={id} className="block tabular-nums">
              {starts.replace("T", " ")} – {ends.slice(-5)}
              {capacity === null ? null : ` (${t("seats", { count: capacity })})`}
            </span>
          ))}
        </Fact>
        <Fact label={t("speakers")}>
          {speakers.map(({ name }) => name[language] || name.en || name.ja).join(" · ") || "–"}
        </Fact>
        <Fact label={t("questions")}>
          {questions.map(({ key, label }) => (
            <span key={key} className="block">
              {label[language] || label.en || label.ja}
            </span>
          ))}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
