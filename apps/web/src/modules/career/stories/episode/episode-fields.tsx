import {
  episodeSettings,
  LONGEST_DOCUMENT_TITLE,
  LONGEST_EPISODE_TEXT,
  MOST_STRENGTHS,
  strengths,
} from "@shirube/vocabulary/career/career-documents/choices"
import { strengthNames } from "@shirube/vocabulary/career/stories/choices"
import { useLocale, useTranslations } from "use-intl"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextArea, TextInput } from "#web/ui/control/text-input.tsx"
import type { ContentOf } from "../../career-documents/queries.ts"
import { episodeParts } from "../content.ts"
import { MonthField } from "./month-field.tsx"

interface EpisodeFieldsProps {
  readonly content: ContentOf<"episode">
  readonly put: (path: string, value: unknown) => void
}

/** Everything on one page, for changing a story. */
export function EpisodeFields({ content, put }: EpisodeFieldsProps) {
  const t = useTranslations("stories")
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-6">
        <TitleField content={content} put={put} />
        {episodeParts.map((part) => (
          <Field key={part} id={part} label={t(`steps.${part}.short`)} help={t(`steps.${part}.question`)}>
            {(control) => (
              <TextArea
                {...control}
                rows={5}
                maxLength={LONGEST_EPISODE_TEXT}
                value={content[part]}
                onChange={(event) => put(part, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="grid content-start gap-6">
        <Field label={t("fields.setting")}>
          {(control) => (
            <Select
              {...control}
              value={content.setting ?? ""}
              placeholder={t("fields.choose")}
              options={episodeSettings.map((value) => ({ value, label: t(`settings.${value}`) }))}
              onChange={(event) => put("setting", event.target.value || null)}
            />
          )}
        </Field>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <MonthField
            label={t("fields.from")}
            value={content.from}
            onChange={(month) => put("from", month)}
          />
          <MonthField label={t("fields.to")} value={content.to} onChange={(month) => put("to", month)} />
        </div>
        <StrengthsField content={content} put={put} isNamed />
      </div>
    </div>
  )
}

export function TitleField({ content, put }: EpisodeFieldsProps) {
  const t = useTranslations("stories")
  return (
    <Field label={t("fields.title")} help={t("fields.titleHelp")}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={LONGEST_DOCUMENT_TITLE}
          value={content.title}
          onChange={(event) => put("title", event.target.value)}
        />
      )}
    </Field>
  )
}

/** Each strength with what it means in plain words. */
export function StrengthsField({
  content,
  put,
  isNamed,
}: EpisodeFieldsProps & { /** False below a heading that asks for them. */ isNamed: boolean }) {
  const t = useTranslations("stories")
  const language = useLocale()
  const chosen: readonly string[] = content.strengths
  const isFull = chosen.length >= MOST_STRENGTHS
  return (
    <fieldset className="min-w-0" aria-describedby={isFull ? "most-strengths" : undefined}>
      <legend className={isNamed ? "mb-1.5 font-semibold" : "sr-only"}>{t("fields.strengths")}</legend>
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {strengths.map((strength) => (
          <Checkbox
            key={strength}
            label={strengthNames[strength][language]}
            help={t(`strengths.${strength}`)}
            checked={chosen.includes(strength)}
            disabled={isFull && !chosen.includes(strength)}
            onChange={(event) =>
              put(
                "strengths",
                strengths.filter((each) =>
                  each === strength ? event.target.checked : chosen.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
      <p id="most-strengths" role="status" className="min-h-6 text-sm text-yamabuki">
        {isFull ? t("fields.mostStrengths") : ""}
      </p>
    </fieldset>
  )
}
