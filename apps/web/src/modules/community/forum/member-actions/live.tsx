import { useQuery } from "@tanstack/react-query"
import { ArrowDown } from "lucide-react"
import { useCallback, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { scrollToElement } from "#web/lib/browser/smooth-scroll.ts"
import { usePageRead } from "#web/lib/query/use-page-read.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { questionHref } from "../address.ts"
import type { Question } from "../queries.ts"
import { liveQuestionQuery } from "../reading/queries.ts"
import { type NewPosts, newPostsIn } from "./new-posts.ts"

interface LiveProps {
  readonly question: Question
  readonly language: string | undefined
  readonly onNews: (now: Question) => void
}

/**
 * New posts appear at once. If they are off screen, the text being read does not move: a button announces
 * them and scrolls there.
 */
export function Live({ question, language, onNews }: LiveProps) {
  const { data } = useQuery(liveQuestionQuery(question, language))
  usePageRead(questionHref(question.id))
  useEffect(() => {
    if (data !== question) onNews(data)
  }, [data, question, onNews])
  const { unseen, see } = useUnseen(newPostsIn(question, data))
  return <NewPostsButton {...unseen} onSeen={see} />
}

function useUnseen({ answers, comments }: NewPosts) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const see = useCallback(
    (places: readonly string[]) => setSeen((before) => new Set([...before, ...places])),
    [],
  )
  const all = [...answers, ...comments].join(" ")
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id)
      if (shown.length > 0) see(shown)
    })
    // The page renders the new posts after this effect.
    const frame = requestAnimationFrame(() => {
      for (const place of all.split(" ").filter(Boolean)) {
        const element = document.getElementById(place)
        if (element) observer.observe(element)
      }
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [all, see])
  const isUnseen = (place: string) => !seen.has(place)
  return { unseen: { answers: answers.filter(isUnseen), comments: comments.filter(isUnseen) }, see }
}

interface NewPostsButtonProps extends NewPosts {
  readonly onSeen: (places: readonly string[]) => void
}

function NewPostsButton({ answers, comments, onSeen }: NewPostsButtonProps) {
  const t = useTranslations("asking")
  const [first] = [...answers, ...comments]
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-[calc(var(--above-nav)+1rem)] z-20 flex justify-center lg:bottom-8"
    >
      {first ? (
        <button
          type="button"
          className={classNames(buttonClass("primary"), "pointer-events-auto")}
          onClick={() => {
            const element = document.getElementById(first)
            if (element) void scrollToElement(element)
            onSeen([first])
          }}
        >
          <ArrowDown aria-hidden className="size-4.5" />
          {answers.length > 0
            ? t("newAnswers", { count: answers.length })
            : t("newComments", { count: comments.length })}
        </button>
      ) : null}
    </div>
  )
}
