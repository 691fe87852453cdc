// Captions of the recording. The captions editor belongs to another feature; the route injects it.
import type { Language } from "@shirube/vocabulary/language"
import { languages } from "@shirube/vocabulary/language"
import { useQuery } from "@tanstack/react-query"
import { type ComponentType, useState } from "react"
import { useController, useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { Select } from "#web/ui/control/select.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"

interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

export type CaptionsComponent = ComponentType<{
  readonly cues: readonly Cue[]
  readonly onChange: (cues: Cue[]) => void
  readonly film?: string | undefined
  readonly language: Language
}>

interface RecordingWordsProps {
  readonly Captions: CaptionsComponent
  readonly video: FieldName<string | undefined>
  readonly cues: Readonly<Record<Language, FieldName<Cue[] | undefined>>>
}

/** Renders nothing without a recording. */
export function RecordingWords({ Captions, video, cues }: RecordingWordsProps) {
  const t = useTranslations("makingPastEvents")
  const { form } = useFormParts()
  const [shown, setShown] = useState<Language>("en")
  const id = useWatch({ control: form.control, name: video }) as string | undefined
  const film = useQuery({
    queryKey: ["recording", id],
    queryFn: ({ signal }) =>
      // Only the uploader can read the video; other editors type the times.
      api("GET /v1/videos/{id}", { params: { id: id as never }, handles: "all", signal }).catch(() => null),
    enabled: id !== undefined,
  })
  if (id === undefined) return null
  return (
    <section aria-labelledby="captions" className="grid gap-4 border-t pt-6">
      <h3 id="captions" className="voice-serif text-heading">
        {t("captions")}
      </h3>
      <p className="max-w-measure text-ink-soft">{t("captionsHelp")}</p>
      <Select
        aria-label={t("captionsLanguage")}
        value={shown}
        options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
        onChange={(event) => setShown(event.target.value as Language)}
      />
      <Words
        key={shown}
        name={cues[shown]}
        language={shown}
        film={film.data?.media?.videoAddress}
        Captions={Captions}
      />
    </section>
  )
}

interface WordsProps extends Pick<RecordingWordsProps, "Captions"> {
  readonly name: FieldName<Cue[] | undefined>
  readonly language: Language
  readonly film: string | undefined
}

function Words({ name, language, film, Captions }: WordsProps) {
  const { form } = useFormParts()
  const { field } = useController({ name, control: form.control, defaultValue: [] })
  return (
    <Captions cues={(field.value ?? []) as Cue[]} onChange={field.onChange} film={film} language={language} />
  )
}
