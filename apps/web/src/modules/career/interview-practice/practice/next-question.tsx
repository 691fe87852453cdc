import type { InterviewKind } from "@shirube/vocabulary/career/interview-practice/choices"
import { useNavigate } from "@tanstack/react-router"
import { Shuffle } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { interviewHref } from "../address.ts"
import { fetchIdsOfKind, type InterviewQuestion } from "../queries.ts"
import { nextQuestion } from "./next.ts"
import { seenInRound } from "./practised.ts"

/** Opens a random question of this kind; `current` is not shown again in this round. */
export function useRandomQuestion(kind: InterviewKind | undefined, current: string) {
  const t = useTranslations("interview")
  const href = useHref()
  const navigate = useNavigate()
  const { status } = useApp()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const next = nextQuestion(await fetchIdsOfKind(kind), current, seenInRound.get(), Math.random)
      if (!next) return
      seenInRound.set(next.seen)
      await navigate({ href: href(interviewHref(next.id)) })
    } catch {
      status.show({ kind: "error", message: t("shuffleFailed") })
    } finally {
      setBusy(false)
    }
  }
  return { open: () => void open(), isBusy }
}

export function NextQuestion({ question: { id, kind } }: { question: InterviewQuestion }) {
  const t = useTranslations("interview.practice")
  const ofKind = useRandomQuestion(kind.key, id)
  const ofAny = useRandomQuestion(undefined, id)
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 border-t pt-4">
      <Button
        variant="secondary"
        icon={<Shuffle aria-hidden className="size-4 flex-none" />}
        busy={ofKind.isBusy}
        onClick={ofKind.open}
      >
        {t("nextOfKind", { kind: kind.name })}
      </Button>
      <Button variant="quiet" className="px-0!" busy={ofAny.isBusy} onClick={ofAny.open}>
        {t("nextOfAny")}
      </Button>
    </div>
  )
}
