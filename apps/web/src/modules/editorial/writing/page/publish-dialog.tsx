import { type Language, languages } from "@shirube/vocabulary/language"
import { CircleCheck } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { ForReviewers } from "#web/kits/publishing/for-reviewers.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type Missing, tagOf, WRITING, type WritingDocument } from "../queries.ts"
import type { WrittenParts } from "./use-parts.ts"

interface PublishDialogProps {
  readonly isOpen: boolean
  readonly status: WritingDocument
  readonly parts: WrittenParts
  readonly isTogether: boolean
  readonly onGo: (missing: Missing) => void
  readonly onStatus: (document: WritingDocument) => void
  readonly onClose: () => void
}

export function PublishDialog({ isOpen, ...props }: PublishDialogProps) {
  const t = useTranslations("writingDesk.publishing")
  const close = useTranslations("writingDesk")("close")
  return (
    <Dialog open={isOpen} onClose={props.onClose} title={t("title")} closeLabel={close}>
      {isOpen ? (
        <ForReviewers>
          <PublishForm {...props} />
        </ForReviewers>
      ) : null}
    </Dialog>
  )
}

/** The languages with a text that readers do not have yet. */
const waiting = ({ sides, hasChangedDetails }: WritingDocument): readonly Language[] => {
  const written = sides.filter(({ state }) => state !== "empty")
  const changed = written.filter(({ hasChanges, publishedAt }) => hasChanges || publishedAt === null)
  const chosen = changed.length > 0 || !hasChangedDetails ? changed : written
  return (chosen.length > 0 ? chosen : written).map(({ language }) => language)
}

const instantInJapan = (wall: string) => new Date(`${wall}:00+09:00`).toISOString()

function PublishForm({
  status,
  parts,
  isTogether,
  onGo,
  onStatus,
  onClose,
}: Omit<PublishDialogProps, "isOpen">) {
  const t = useTranslations("writingDesk.publishing")
  const name = useTranslations("writingDesk.languages")
  const moment = useMoment()
  const [picked, setPicked] = useState<readonly Language[]>()
  // The last words may be saved while the dialog is open already.
  const chosen = isTogether ? languages : (picked ?? waiting(status))
  const [at, setAt] = useState("")
  const [isUnsaved, setUnsaved] = useState(false)
  const params = { noun: status.noun, id: status.id }
  const settings = {
    touches: [WRITING, tagOf(status)],
    onDone: (document: WritingDocument) => {
      onStatus(document)
      onClose()
    },
  }
  const publication = useAction("POST /v1/editors/writing/{noun}/{id}/publish", {
    ...settings,
    done: () => t("done"),
  })
  const schedule = useAction("POST /v1/editors/writing/{noun}/{id}/schedule", {
    ...settings,
    done: (_answer, { body }) => t(body.at === null ? "cancelled" : "scheduled"),
  })
  const isBusy = publication.underWay.length + schedule.underWay.length > 0
  const missing = status.missing.filter(
    ({ language }) => language === null || chosen.length === 0 || chosen.includes(language),
  )
  const scheduled = status.sides.filter(({ scheduledAt }) => scheduledAt !== null)
  const versionsOf = (of: readonly Language[]) => {
    const { details, ...texts } = parts.versions()
    return { details, ...Object.fromEntries(of.map((language) => [language, texts[language]])) }
  }
  const run = async () => {
    const isSaved = await parts.flush()
    setUnsaved(!isSaved)
    if (!isSaved) return
    const body = { versions: versionsOf(chosen), languages: [...chosen] }
    if (at === "") await publication.run({ params, body })
    else await schedule.run({ params, body: { ...body, at: instantInJapan(at) } })
  }
  const cancel = (of: readonly Language[]) =>
    schedule.run({ params, body: { versions: versionsOf(of), languages: [...of], at: null } })
  return (
    <div className="grid gap-5">
      <fieldset hidden={isTogether} className="grid">
        <legend className="font-semibold">{t("languages")}</legend>
        {languages.map((language) => {
          const side = status.sides.find((each) => each.language === language)
          return (
            <Checkbox
              key={language}
              label={name(language)}
              help={side?.otherChanged ? t("otherChanged") : undefined}
              disabled={side?.state === "empty"}
              checked={chosen.includes(language)}
              onChange={({ currentTarget: { checked } }) =>
                setPicked(languages.filter((each) => (each === language ? checked : chosen.includes(each))))
              }
            />
          )
        })}
      </fieldset>
      <MissingList missing={missing} isEmpty={chosen.length === 0} onGo={onGo} />
      {status.consequences.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      <Field label={t("at")} help={t("atHelp")}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
      </Field>
      {scheduled.map(({ language, scheduledAt }) => (
        <p key={language} className="flex flex-wrap items-center gap-x-4">
          {t("isScheduled", { language: name(language), time: moment(scheduledAt ?? "") })}
          <Button variant="quiet" className="px-0!" busy={isBusy} onClick={() => void cancel([language])}>
            {t("cancel")}
          </Button>
        </p>
      ))}
      <p role="alert" className="text-shu-ink empty:hidden">
        {isUnsaved ? t("unsaved") : null}
      </p>
      <p>
        <Button
          busy={isBusy}
          busyLabel={t("busy")}
          aria-disabled={missing.length > 0 || chosen.length === 0 || undefined}
          onClick={() => {
            if (missing.length === 0 && chosen.length > 0) void run()
          }}
        >
          {t(at === "" ? "now" : "later")}
        </Button>
      </p>
    </div>
  )
}

interface MissingListProps {
  readonly missing: readonly Missing[]
  /** No language is chosen. */
  readonly isEmpty: boolean
  readonly onGo: (missing: Missing) => void
}

/** Each entry leads to its field. */
function MissingList({ missing, isEmpty, onGo }: MissingListProps) {
  const t = useTranslations("writingDesk.publishing")
  const name = useTranslations("writingDesk.languages")
  if (missing.length === 0)
    return isEmpty ? (
      <p>{t("none")}</p>
    ) : (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-5 flex-none text-matcha" />
        {t("nothingMissing")}
      </p>
    )
  return (
    <div>
      <h3 className="font-semibold">{t("missing")}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {missing.map((each) => (
          <li key={`${each.part} ${each.field} ${each.text}`}>
            <button
              type="button"
              onClick={() => onGo(each)}
              className="min-h-6 text-start text-ai underline underline-offset-4"
            >
              {each.part === "details"
                ? each.text
                : t("missingIn", { language: name(each.part), text: each.text })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
