// The end of a form that saves a draft and publishes it in one or both languages.
import { type Language, languages } from "@shirube/vocabulary/language"
import { useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { SubmitButton } from "#web/ui/form/form.tsx"
import { useMayPublish } from "./for-reviewers.tsx"

export interface PublishChoice {
  readonly chosen: readonly Language[]
  readonly choose: (chosen: readonly Language[]) => void
  /** Whether the form was submitted by the button that publishes. */
  readonly isPublishing: () => boolean
  readonly setPublishing: (isPublishing: boolean) => void
  /** For the request: none when the draft is only saved. */
  readonly languages: () => Language[]
}

/** Starts with the languages that are published, or with all for an unpublished draft. */
export function usePublishChoice(published: readonly Language[]): PublishChoice {
  const isPublishing = useRef(false)
  const [chosen, choose] = useState<readonly Language[]>(published.length > 0 ? published : languages)
  return {
    chosen,
    choose,
    isPublishing: () => isPublishing.current,
    setPublishing: (is) => {
      isPublishing.current = is
    },
    languages: () => (isPublishing.current ? [...chosen] : []),
  }
}

/** One language can be published while the other is still a draft. */
export function PublishLanguages({ choice: { chosen, choose } }: { choice: PublishChoice }) {
  const t = useTranslations("publishing")
  if (!useMayPublish()) return null
  return (
    <fieldset className="grid gap-2 border-t pt-5">
      <legend className="sr-only">{t("publishIn")}</legend>
      <p aria-hidden className="font-semibold">
        {t("publishIn")}
      </p>
      {languages.map((each) => (
        <Checkbox
          key={each}
          label={t(`languages.${each}`)}
          checked={chosen.includes(each)}
          onChange={(event) =>
            choose(
              languages.filter((language) =>
                language === each ? event.currentTarget.checked : chosen.includes(language),
              ),
            )
          }
        />
      ))}
      <p className="text-ink-soft text-sm">{t("publishHelp")}</p>
    </fieldset>
  )
}

/** One button saves the draft, the other publishes it. */
export function PublishButtons({ choice: { chosen, setPublishing } }: { choice: PublishChoice }) {
  const t = useTranslations("publishing")
  const mayPublish = useMayPublish()
  return (
    <>
      <SubmitButton variant="secondary" busyLabel={t("saving")} onClick={() => setPublishing(false)}>
        {t("keep")}
      </SubmitButton>
      {mayPublish ? (
        <SubmitButton
          busyLabel={t("publishing")}
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => setPublishing(true)}
        >
          {t("publish")}
        </SubmitButton>
      ) : (
        <p className="text-ink-soft text-sm">{t("byReviewerText")}</p>
      )}
    </>
  )
}
