import { eventFormats, MOST_EVENT_SESSIONS, MOST_SEATS } from "@shirube/vocabulary/events/events/choices"
import {
  LONGEST_EVENT_ENTRANCE,
  LONGEST_EVENT_VENUE,
  LONGEST_MEETING_LINK,
} from "@shirube/vocabulary/events/events/draft-choices"
import { Plus, Trash2 } from "lucide-react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import { useList } from "#web/lib/reference/use-list.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { blankDate, type EventDate, withStart } from "./document.ts"
import { ChoiceField, MomentField, Part } from "./fields.tsx"
import { useWriting } from "./writing-context.ts"

/** Where and when, and how many seats. */
export function DatesPart() {
  const t = useTranslations("makingEvents")
  const { document, put } = useWriting()
  const { problemAt } = useDocumentFields()
  const { sessions, format, waitlist } = document
  const problem = problemAt("sessions")
  return (
    <Part id="dates" title={t("dates")}>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <ChoiceField
          path="format"
          label={t("format")}
          options={eventFormats.map((each) => ({ value: each, label: t(`formats.${each}`) }))}
        />
        {format === "online" ? null : <PrefectureField />}
      </div>
      {format === "online" ? null : (
        <BothLanguages>
          {(language) => (
            <>
              <WordsField
                path={`venue.${language}`}
                label={t("venue", { language: t(`languages.${language}`) })}
                help={t("venueHelp")}
                most={LONGEST_EVENT_VENUE}
                lang={language}
                rows={2}
              />
              <WordsField
                path={`entrance.${language}`}
                label={t("entrance", { language: t(`languages.${language}`) })}
                help={t("entranceHelp")}
                most={LONGEST_EVENT_ENTRANCE}
                lang={language}
                rows={2}
              />
            </>
          )}
        </BothLanguages>
      )}
      <ol id="sessions" tabIndex={-1} className="grid gap-6">
        {sessions.map((date, at) => (
          <li key={date.id}>
            <DateFields date={date} at={at} />
          </li>
        ))}
      </ol>
      {problem ? <FieldError id="sessions-error">{problem}</FieldError> : null}
      <Button
        variant="quiet"
        className="justify-self-start px-0!"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={sessions.length >= MOST_EVENT_SESSIONS || undefined}
        onClick={() => {
          if (sessions.length < MOST_EVENT_SESSIONS) put("sessions", [...sessions, blankDate()])
        }}
      >
        {t("addDate")}
      </Button>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <MomentField path="closes" label={t("closes")} help={t("closesHelp")} />
        <Checkbox
          label={t("waitlist")}
          help={t("waitlistHelp")}
          checked={waitlist}
          onChange={(event) => put("waitlist", event.target.checked)}
        />
      </div>
    </Part>
  )
}

function PrefectureField() {
  const t = useTranslations("makingEvents")
  const { choices } = useList("prefectures")
  return (
    <ChoiceField
      path="prefecture"
      label={t("prefecture")}
      placeholder={t("choose")}
      options={choices.map(({ value, label }) => ({ value, label }))}
    />
  )
}

function DateFields({ date, at }: { date: EventDate; at: number }) {
  const t = useTranslations("makingEvents")
  const { document, put } = useWriting()
  const { problemAt } = useDocumentFields()
  const path = `sessions.${at}`
  const { sessions, format } = document
  return (
    <fieldset className="grid min-w-0 gap-4 border-s-3 ps-4">
      <legend className="sr-only">{t("dateNumber", { number: at + 1 })}</legend>
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden className="font-semibold">
          {t("dateNumber", { number: at + 1 })}
        </p>
        <IconButton
          label={t("removeDate", { number: at + 1 })}
          onClick={() => put("sessions", sessions.toSpliced(at, 1))}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <MomentField
          path={`${path}.starts`}
          label={t("starts")}
          help={t("japanTime")}
          onChange={(wall) => put(path, withStart(date, wall))}
        />
        <MomentField path={`${path}.ends`} label={t("ends")} help={t("japanTime")} />
        <Field label={t("capacity")} id={`${path}.capacity`} help={t("capacityHelp")}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_SEATS}
              value={date.capacity ?? ""}
              onChange={({ target }) => put(`${path}.capacity`, seatsIn(target.value))}
            />
          )}
        </Field>
      </div>
      {format === "in-person" ? null : (
        <Field label={t("link")} id={`${path}.link`} help={t("linkHelp")} error={problemAt(`${path}.link`)}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={LONGEST_MEETING_LINK}
              value={date.link}
              onChange={(event) => put(`${path}.link`, event.target.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}

/** Empty means unlimited. */
function seatsIn(typed: string): number | null {
  const seats = Math.trunc(Number(typed))
  return typed === "" || !Number.isFinite(seats) ? null : Math.min(MOST_SEATS, Math.max(1, seats))
}
