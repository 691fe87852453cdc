import {
  type SuspensionLength,
  type SuspensionReason,
  suspensionLengths,
  suspensionReasons,
  suspensionReasonTexts,
} from "@shirube/vocabulary/editorial/suspensions/choices"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useDeskKeys } from "#web/kits/desk/keys.tsx"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button, type ButtonVariant } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import type { Labelled } from "#web/ui/form/bound.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { type Review, reviewQuery } from "./queries.ts"
import { TemplateChoice } from "./template-choice.tsx"
import { useReviewName } from "./use-review-name.ts"

type Outcome = "approved" | "returned" | "declined"

interface DecisionFormProps {
  readonly review: Review
  readonly onDecided: () => Promise<void>
}

export function DecisionForm({ review, onDecided }: DecisionFormProps) {
  const t = useTranslations("editors")
  const nameOf = useReviewName()
  const cache = useQueryClient()
  const { status } = useApp()
  const [outcome, setOutcome] = useState<Outcome>()
  const [parts, setParts] = useState(review.parts.map(({ key }) => key))
  const hasParts = review.parts.length > 1
  const first = useRef<HTMLDivElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  const choose = (chosen: Outcome) => {
    setOutcome(chosen)
    // Moves focus to the fields that the choice opens below.
    requestAnimationFrame(() =>
      first.current
        ?.querySelector<HTMLElement>("select, input:not([type=checkbox]), button[type=submit]")
        ?.focus(),
    )
  }
  const labelOf = (each: Outcome) => review.choices?.[each] ?? t(`choose.${each}`)
  useDeskKeys([
    { keys: "e", label: t("toDecision"), run: () => choices.current?.querySelector("button")?.focus() },
    ...review.outcomes.map((each, place) => ({
      keys: String(place + 1),
      label: labelOf(each),
      run: () => choose(each),
    })),
  ])
  const reasons = review.reasons.filter((reason) => reason.outcome === outcome)
  return (
    // Without a box of its own, so that the buttons stay in sight along the whole review; on a phone above the places.
    <section aria-label={t("decision")} className="contents">
      <div
        ref={choices}
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap gap-x-3 gap-y-2 border-t bg-paper px-4 py-3 md:mx-0 md:px-0 lg:bottom-0"
      >
        {review.outcomes.map((each, place) => (
          <Button
            key={each}
            variant={lookOf(each, review)}
            aria-pressed={outcome === each}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => choose(each)}
          >
            {labelOf(each)}
          </Button>
        ))}
      </div>
      {outcome === undefined ? null : (
        <div ref={first} className="max-w-2xl">
          <Form
            key={outcome}
            route="POST /v1/editors/reviews/{id}/decision"
            params={{ id: review.id }}
            {...(outcome === "approved" && review.naming?.suggestion
              ? { start: { name: review.naming.suggestion } }
              : {})}
            fixed={{
              version: review.version,
              outcome,
              ...(outcome === "approved" && hasParts ? { parts } : {}),
            }}
            problems={t("problems")}
            explain={(error) => {
              if (!isApiError(error) || error.status !== 409) return undefined
              void cache.invalidateQueries({ queryKey: ["editors"] })
              const [outcomeError = error.message] = error.errors.outcome ?? []
              status.show({ kind: "error", message: outcomeError })
              return outcomeError
            }}
            onDone={async (decided) => {
              cache.setQueryData(reviewQuery(review.id).queryKey, decided)
              status.show({
                kind: "success",
                message: review.choices
                  ? t("doneChoice", { choice: review.choices[outcome] })
                  : t(`done.${outcome}`, { name: nameOf(review) }),
              })
              await onDecided()
              await cache.invalidateQueries({ queryKey: ["editors"] })
            }}
          >
            {(at) => (
              <>
                <DraftKeeper of={`review-${review.id}-${outcome}`} />
                {outcome === "approved" ? null : (
                  <>
                    <TemplateChoice
                      reasons={reasons}
                      language={review.applicant?.language ?? null}
                      keyName={at("reasonKey")}
                      wordsName={at("reason")}
                    />
                    <TextAreaField
                      name={at("reason")}
                      label={t("ownWords")}
                      help={t("ownWordsHelp")}
                      rows={3}
                    />
                  </>
                )}
                {outcome === "approved" && review.naming ? (
                  <TextField
                    name={at("name")}
                    label={review.naming.label}
                    help={review.naming.help}
                    required
                    autoComplete="off"
                  />
                ) : null}
                {outcome !== "approved" && review.maySuspend ? (
                  <SuspensionChoice
                    lengthName={at("suspendFor")}
                    reasonName={at("suspendReason")}
                    hidePostsName={at("hidePosts")}
                  />
                ) : null}
                {outcome === "approved" && hasParts ? (
                  <PartsChoice parts={review.parts} chosen={parts} onChoose={setParts} />
                ) : null}
                <TextAreaField name={at("note")} label={t("note")} help={t("noteHelp")} rows={2} />
                <SubmitButton className="justify-self-start" busyLabel={t("deciding")}>
                  {t(review.choices ? "confirmChoice" : `confirm.${outcome}`)}
                </SubmitButton>
              </>
            )}
          </Form>
        </div>
      )}
    </section>
  )
}

/** A report has no expected decision: "nothing is wrong" looks no different from the others. */
function lookOf(outcome: Outcome, { choices }: Review): ButtonVariant {
  if (outcome === "declined") return "danger"
  return outcome === "approved" && !choices ? "primary" : "secondary"
}

interface PartsChoiceProps {
  readonly parts: Review["parts"]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: string[]) => void
}

/** For items that can be approved in part, such as one of two languages. */
function PartsChoice({ parts, chosen, onChoose }: PartsChoiceProps) {
  const t = useTranslations("editors")
  return (
    <fieldset aria-describedby="parts-help" className="grid">
      <legend className="font-semibold">{t("parts")}</legend>
      {parts.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={chosen.includes(key)}
          onChange={(event) =>
            onChoose(event.target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
          }
        />
      ))}
      <p id="parts-help" className="text-ink-soft text-sm">
        {t("partsHelp")}
      </p>
    </fieldset>
  )
}

type NameOf<Value> = Labelled<Value | undefined>["name"]

interface SuspensionChoiceProps {
  readonly lengthName: NameOf<SuspensionLength>
  readonly reasonName: NameOf<SuspensionReason>
  readonly hidePostsName: NameOf<boolean>
}

/** Part of a decision against a member's content: it can suspend their account too. */
function SuspensionChoice({ lengthName, reasonName, hidePostsName }: SuspensionChoiceProps) {
  const t = useTranslations("editors.suspensions")
  const { language } = useApp().locale
  return (
    <fieldset className="grid gap-5 border-s-3 ps-4">
      <legend className="sr-only">{t("also")}</legend>
      <SelectField
        name={lengthName}
        label={t("also")}
        help={t("alsoHelp")}
        placeholder={t("no")}
        options={suspensionLengths.map((length) => ({ value: length, label: t(`length.${length}`) }))}
      />
      <SelectField
        name={reasonName}
        label={t("why")}
        help={t("whyHelp")}
        placeholder={suspensionReasonTexts.other[language]}
        options={suspensionReasons
          .filter((reason) => reason !== "other")
          .map((reason) => ({ value: reason, label: suspensionReasonTexts[reason][language] }))}
      />
      <CheckboxField name={hidePostsName} label={t("hidePosts")} help={t("hidePostsHelp")} />
    </fieldset>
  )
}
