import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { AddWordForm } from "./add-word-form.tsx"
import { ChangeWordForm } from "./change-word-form.tsx"
import { type WatchedWord, watchedWordsQuery } from "./queries.ts"

export function WatchedWordsPage() {
  const t = useTranslations("editors")
  const { items } = useSuspenseQuery(watchedWordsQuery).data
  return (
    <>
      <h1 className="voice-serif text-heading">{t("watched.title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("watched.lead")}</p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-label={t("watched.add")}>
          <AddWordForm />
        </section>
        {items.length === 0 ? (
          <EmptyState title={t("watched.none")} pattern="seigaiha">
            {t("watched.noneText")}
          </EmptyState>
        ) : (
          <ul className="max-w-3xl" aria-label={t("watched.title")}>
            {items.map((word) => (
              <Word key={word.id} word={word} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function Word({ word }: { word: WatchedWord }) {
  const t = useTranslations("editors")
  const day = useDay()
  const [isOpen, setOpen] = useState(false)
  const { id, phrase, note, isHeld, addedBy, addedAt } = word
  const remove = useAction("DELETE /v1/editors/watched-words/{id}", {
    touches: ["watched-words"],
    done: () => t("watched.removed", { phrase }),
  })
  return (
    <li className="border-b py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{phrase}</p>
          <p className="text-ink-soft text-sm">{note}</p>
          <p className="text-ink-soft text-sm">
            {t(isHeld ? "watched.held" : "watched.looked")} ·{" "}
            {t("watched.addedBy", {
              name: addedBy ?? t("watched.fromTheStart"),
              day: day(addedAt),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t("watched.changeOf", { phrase })}
            onClick={() => setOpen(!isOpen)}
          >
            {t("watched.change")}
          </Button>
          <Button
            variant="quiet"
            busy={remove.underWay.length > 0}
            busyLabel={t("watched.removing")}
            aria-label={t("watched.removeOf", { phrase })}
            onClick={() => void remove.run({ params: { id } })}
          >
            {t("watched.remove")}
          </Button>
        </div>
      </div>
      {isOpen ? <ChangeWordForm word={word} onDone={() => setOpen(false)} /> : null}
    </li>
  )
}
