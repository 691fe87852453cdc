import { UUID } from "@shirube/vocabulary/text/uuid"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useId, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { questionHref } from "../address.ts"
import { similarQuery } from "../asking/queries.ts"
import { tagsOf } from "../member-actions/facts.ts"
import type { Question } from "../queries.ts"
import { mergedQuery } from "./queries.ts"

interface MergeDialogProps {
  readonly question: Question
  readonly open: boolean
  readonly onClose: () => void
}

const ID = new RegExp(UUID, "i")

/** Merges into a similar question, or into one whose URL is pasted. */
export function MergeDialog({ question, open, onClose }: MergeDialogProps) {
  const t = useTranslations("asking")
  const href = useHref()
  const navigate = useNavigate()
  const name = useId()
  const [chosen, setChosen] = useState("")
  const [address, setAddress] = useState("")
  const { data } = useQuery({ ...similarQuery(question.title), enabled: open })
  const others = (data?.items ?? []).filter(({ id }) => id !== question.id)
  const intoId = ID.exec(address)?.[0] ?? chosen
  const merge = useAction("POST /v1/editors/questions/{id}/merge", {
    touches: ["questions"],
    done: () => t("merge.done"),
    onDone: () => {
      setAddress("")
      setChosen("")
      onClose()
      void navigate({ href: href(questionHref(intoId)) })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t("merge.title")} closeLabel={t("cancel")}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{t("merge.lead")}</p>
        {others.length === 0 ? null : (
          <fieldset className="grid gap-1">
            <legend className="font-semibold">{t("merge.similar")}</legend>
            {others.map(({ id, title }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                />
                <span className="wrap-anywhere">{title}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Field label={t("merge.address")} help={t("merge.addressHelp")}>
          {(control) => (
            <TextInput
              {...control}
              value={address}
              autoComplete="off"
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          )}
        </Field>
        <MergedQuestions id={question.id} isOpen={open} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            variant="danger"
            disabled={intoId === ""}
            busy={merge.underWay.length > 0}
            busyLabel={t("merge.busy")}
            onClick={() => void merge.run({ params: { id: question.id }, body: { intoId } })}
          >
            {t("merge.press")}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Questions merged into this one, each with an undo button. */
function MergedQuestions({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useTranslations("asking")
  const heading = useId()
  const { data } = useQuery({ ...mergedQuery(id), enabled: isOpen })
  const undo = useAction("DELETE /v1/editors/questions/{id}/merge", {
    touches: [...tagsOf(id), "questions"],
    done: () => t("merge.undone"),
  })
  const merged = data?.items ?? []
  if (merged.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-1 border-t pt-4">
      <h3 id={heading} className="font-semibold">
        {t("merge.merged")}
      </h3>
      <ul className="grid gap-1">
        {merged.map((each) => (
          <li key={each.id} className="flex min-h-11 items-center justify-between gap-3">
            <span className="wrap-anywhere" lang={each.language}>
              {each.title}
            </span>
            <Button
              variant="quiet"
              className="shrink-0"
              aria-label={t("merge.undoOf", { title: each.title })}
              busy={undo.underWay.some(({ params }) => params.id === each.id)}
              busyLabel={t("merge.undoing")}
              onClick={() => void undo.run({ params: { id: each.id } })}
            >
              {t("merge.undo")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
