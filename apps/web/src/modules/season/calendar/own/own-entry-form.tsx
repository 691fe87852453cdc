import {
  LONGEST_OWN_COMPANY,
  LONGEST_OWN_NOTE,
  LONGEST_OWN_TITLE,
  ownKinds,
} from "@shirube/vocabulary/season/calendar/own-choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { Mine } from "../mine/use-mine.ts"
import type { OwnEntry } from "../queries.ts"

interface OwnEntryFormProps {
  readonly mine: Pick<Mine, "isMember" | "keep" | "remove">
  readonly id: string
  readonly entry: OwnEntry | undefined
  readonly day: string | undefined
  readonly onDone: () => void
}

/** A visitor's entry is stored in the browser; a member's is submitted. */
export function OwnEntryForm({ mine, id, entry, day, onDone }: OwnEntryFormProps) {
  const t = useTranslations("calendar.own")
  const { queries } = useApp()
  return (
    <Form
      route="PUT /v1/calendar/own/{id}"
      params={{ id }}
      problems={t("problems")}
      start={{
        kind: entry?.kind ?? "deadline",
        ...(entry ? startOf(entry) : {}),
        ...(entry ? {} : { day: day ?? dayInJapan(new Date()) }),
      }}
      send={async (body) => {
        if (mine.isMember) return api("PUT /v1/calendar/own/{id}", { params: { id }, body })
        const { company, time, note, ...rest } = body
        const kept: OwnEntry = {
          id,
          ...rest,
          company: company || null,
          time: time || null,
          note: note || null,
        }
        mine.keep(kept)
        return kept
      }}
      onDone={() => {
        refetch(queries.current(), ["my-calendar", "due"])
        onDone()
      }}
      className="grid gap-5"
    >
      {(at) => (
        <>
          <TextField
            name={at("title")}
            label={t("title")}
            required
            missing={t("titleMissing")}
            maxLength={LONGEST_OWN_TITLE}
          />
          <TextField name={at("day")} label={t("day")} type="date" required missing={t("dayMissing")} />
          <details open={entry !== undefined}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("more")}</summary>
            <div className="grid grid-cols-1 gap-5 pt-2 sm:grid-cols-2">
              <SelectField
                name={at("kind")}
                label={t("kind")}
                placeholder={t("kind")}
                options={ownKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
              />
              <TextField name={at("time")} label={t("time")} type="time" hint={t("optional")} />
              <TextField
                name={at("company")}
                label={t("company")}
                hint={t("optional")}
                maxLength={LONGEST_OWN_COMPANY}
                autoComplete="off"
              />
              <div className="sm:col-span-2">
                <TextAreaField
                  name={at("note")}
                  label={t("note")}
                  hint={t("optional")}
                  help={t("noteHelp", { most: LONGEST_OWN_NOTE })}
                  rows={3}
                />
              </div>
            </div>
          </details>
          <div className="flex flex-wrap justify-end gap-3">
            {entry ? (
              <Button
                variant="danger"
                onClick={() => {
                  mine.remove(entry.id)
                  onDone()
                }}
              >
                {t("remove")}
              </Button>
            ) : null}
            <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

const startOf = ({ kind, title, company, day, time, note }: OwnEntry) => ({
  kind,
  title,
  day,
  ...(company === null ? {} : { company }),
  ...(time === null ? {} : { time }),
  ...(note === null ? {} : { note }),
})
