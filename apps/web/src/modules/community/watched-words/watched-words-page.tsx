import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type WatchedWord, watchedWordsQuery } from "./queries.ts"

export function WatchedWordsPage() {
  const t = useTranslations("watchedWords")
  const { items } = useSuspenseQuery(watchedWordsQuery).data
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-label={t("add")}>
          <AddWordForm />
        </section>
        {items.length === 0 ? (
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        ) : (
          <ul className="max-w-3xl" aria-label={t("title")}>
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
  const t = useTranslations("watchedWords")
  const day = useDay()
  const [isOpen, setOpen] = useState(false)
  const { id, phrase, note, isHeld, addedBy, addedAt } = word
  const remove = useAction("DELETE /v1/editors/watched-words/{id}", {
    touches: ["watched-words"],
    done: () => t("removed", { phrase }),
  })
  return (
    <li className="border-b py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{phrase}</p>
          <p className="text-ink-soft text-sm">{note}</p>
          <p className="text-ink-soft text-sm">
            {t(isHeld ? "held" : "looked")} ·{" "}
            {t("addedBy", {
              name: addedBy ?? t("fromTheStart"),
              day: day(addedAt),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t("changeOf", { phrase })}
            onClick={() => setOpen(!isOpen)}
          >
            {t("change")}
          </Button>
          <Button
            variant="quiet"
            busy={remove.underWay.length > 0}
            busyLabel={t("removing")}
            aria-label={t("removeOf", { phrase })}
            onClick={() => void remove.run({ params: { id } })}
          >
            {t("remove")}
          </Button>
        </div>
      </div>
      {isOpen ? <ChangeWordForm word={word} onDone={() => setOpen(false)} /> : null}
    </li>
  )
}

function AddWordForm() {
  const t = useTranslations("watchedWords")
  const form = useTranslations("editors")
  const cache = useQueryClient()
  const { status } = useApp()
  const [times, setTimes] = useState(0)
  return (
    <Form
      key={times}
      route="POST /v1/editors/watched-words"
      start={{ isHeld: false }}
      problems={form("problems")}
      className="grid gap-4"
      onDone={() => {
        status.show({ kind: "success", message: t("added") })
        refetch(cache, ["watched-words"])
        setTimes(times + 1)
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("phrase")}
            label={t("phrase")}
            help={t("phraseHelp")}
            missing={t("phraseMissing")}
            required
            autoComplete="off"
          />
          <TextField
            name={at("note")}
            label={t("note")}
            help={t("noteHelp")}
            missing={t("noteMissing")}
            required
            autoComplete="off"
          />
          <CheckboxField name={at("isHeld")} label={t("hold")} help={t("holdHelp")} />
          <SubmitButton className="justify-self-start" busyLabel={form("deciding")}>
            {t("add")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

function ChangeWordForm({ word, onDone }: { word: WatchedWord; onDone: () => void }) {
  const t = useTranslations("watchedWords")
  const form = useTranslations("editors")
  const cache = useQueryClient()
  return (
    <Form
      route="PUT /v1/editors/watched-words/{id}"
      params={{ id: word.id }}
      start={{ note: word.note, isHeld: word.isHeld }}
      problems={form("problems")}
      className="mt-3 grid gap-4"
      onDone={() => {
        refetch(cache, ["watched-words"])
        onDone()
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("note")}
            id={`note-${word.id}`}
            label={t("note")}
            missing={t("noteMissing")}
            required
            autoComplete="off"
          />
          <CheckboxField name={at("isHeld")} id={`held-${word.id}`} label={t("hold")} />
          <SubmitButton className="justify-self-start" busyLabel={form("deciding")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
