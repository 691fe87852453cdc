import { useState } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import type { Article } from "../queries.ts"

const load = async ({ locale }: RouterContext) => {
  const [{ Answer }] = await Promise.all([import("./answer.tsx"), locale.need(["reading"])])
  return Answer
}

/** One question under an article, for everyone. What follows the answer is loaded with it. */
export function WasHelpful({ article: { id, language } }: { article: Article }) {
  const t = useTranslations("articles.helpful")
  const [isHelpful, setIsHelpful] = useState<boolean>()
  const Answer = useLoaded(isHelpful !== undefined && load, useApp())
  return (
    <section aria-labelledby="helpful" className="no-print noscript:hidden border-y py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h2 id="helpful" className="font-semibold">
          {t("question")}
        </h2>
        <div className="flex gap-x-3">
          {([true, false] as const).map((answer) => (
            <button
              key={String(answer)}
              type="button"
              aria-pressed={isHelpful === answer}
              onClick={() => setIsHelpful(answer)}
              className="min-h-11 border border-rule-strong px-5 text-sm hover:border-ink aria-pressed:border-shu aria-pressed:text-shu-ink"
            >
              {t(answer ? "yes" : "no")}
            </button>
          ))}
        </div>
      </div>
      {Answer && isHelpful !== undefined ? (
        <Answer article={id} language={language} isHelpful={isHelpful} />
      ) : null}
    </section>
  )
}
