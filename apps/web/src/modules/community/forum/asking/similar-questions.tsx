import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { questionHref } from "../address.ts"
import { similarQuery } from "./queries.ts"

const SHORTEST = 4

/** Similar questions while the title is being typed: perhaps it has been answered. */
export function SimilarQuestions({ title }: { title: string }) {
  const t = useTranslations("asking")
  const tForum = useTranslations("forum")
  const href = useHref()
  const words = usePaused(title.trim())
  const { data } = useQuery({ ...similarQuery(words), enabled: words.length >= SHORTEST })
  const items = words.length < SHORTEST ? [] : (data?.items ?? [])
  return (
    <div role="status">
      {items.length > 0 ? (
        <div className="border-s-3 border-s-ai bg-ai-tint px-4 py-3">
          <p className="font-semibold text-ai text-sm">{t("similar")}</p>
          <ul className="divide-y">
            {items.map((question) => (
              <li key={question.id}>
                <a
                  href={href(questionHref(question.id))}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:underline hover:underline-offset-4"
                >
                  <span lang={question.language}>{question.title}</span>
                  <span className="text-ink-soft text-sm">
                    {tForum("answers", { count: question.answerCount })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t("similarHelp")}</p>
        </div>
      ) : null}
    </div>
  )
}
