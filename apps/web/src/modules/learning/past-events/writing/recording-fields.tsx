// The recording with its captions, and the slides.
import type { Language } from "@shirube/vocabulary/language"
import { languages } from "@shirube/vocabulary/language"
import { SLIDES_LIMIT_BYTES, SLIDES_PURPOSE } from "@shirube/vocabulary/learning/past-events/choices"
import { type DraftedCaptions, noCaptions } from "@shirube/vocabulary/learning/past-events/writing"
import { useQuery } from "@tanstack/react-query"
import { type ComponentType, useState } from "react"
import { useTranslations } from "use-intl"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import { api } from "#web/lib/api/api.ts"
import { Button } from "#web/ui/control/button.tsx"
import { FieldError } from "#web/ui/control/field.tsx"
import { FileBox } from "#web/ui/control/file-box.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { FilmField } from "#web/ui/film/film-field.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"

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

const slideTypes = ["application/pdf"] as const

interface RecordingFieldsProps {
  readonly video: string
  readonly slides: string
  readonly captions: Readonly<Record<Language, DraftedCaptions>>
  readonly Captions: CaptionsComponent
}

export function RecordingFields({ video, slides, captions, Captions }: RecordingFieldsProps) {
  const t = useTranslations("writingPastEvents")
  const { put, problemAt } = useDocumentFields()
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <FilmField
          id="details.video"
          label={t("recording")}
          help={t("recordingHelp")}
          shape="wide"
          value={video === "" ? null : video}
          onChange={(id) => put("details.video", id ?? "")}
          error={problemAt("details.video")}
        />
        <FileBox
          id="details.slides"
          label={t("slides")}
          help={t("slidesHelp")}
          purpose={SLIDES_PURPOSE}
          accept={slideTypes}
          mostBytes={SLIDES_LIMIT_BYTES}
          isHeld={slides !== ""}
          onHold={(id) => put("details.slides", id ?? "")}
          problem={problemAt("details.slides")}
        />
      </div>
      {video === "" ? null : <RecordingCaptions video={video} captions={captions} Captions={Captions} />}
    </>
  )
}

function RecordingCaptions({ video, captions, Captions }: Omit<RecordingFieldsProps, "slides">) {
  const t = useTranslations("writingPastEvents")
  const { put, problemAt } = useDocumentFields()
  const [shown, setShown] = useState<Language>("en")
  const film = useQuery({
    queryKey: ["recording", video],
    queryFn: ({ signal }) =>
      // Only the uploader can watch it here; other editors type the times.
      api("GET /v1/videos/{id}", { params: { id: video as never }, handles: "all", signal }).catch(
        () => null,
      ),
  })
  const path = `${shown}.captions`
  const own = captions[shown]
  const isOfAnother = own.cues.length > 0 && own.video !== video
  const problem = problemAt(path)
  return (
    <section id={path} tabIndex={-1} aria-labelledby="captions" className="grid gap-4 border-t pt-6">
      <h3 id="captions" className="voice-serif text-heading">
        {t("captions")}
      </h3>
      <p className="max-w-measure text-ink-soft">{t("captionsHelp")}</p>
      <Select
        aria-label={t("captionsLanguage")}
        value={shown}
        options={languages.map((each) => ({
          value: each,
          label: t("captionsIn", { language: t(`languages.${each}`), count: captions[each].cues.length }),
        }))}
        onChange={(event) => setShown(event.target.value as Language)}
      />
      {problem ? <FieldError id={`${path}-error`}>{problem}</FieldError> : null}
      {isOfAnother ? (
        <Notice title={t("otherRecording")}>
          <p>{t("otherRecordingText")}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => put(path, { ...own, video })}>
              {t("keepCaptions")}
            </Button>
            <Button variant="quiet" onClick={() => put(path, noCaptions)}>
              {t("removeCaptions")}
            </Button>
          </div>
        </Notice>
      ) : (
        <Captions
          key={shown}
          cues={own.cues.map(({ starts, ends, text }) => ({ startMs: starts, endMs: ends, text }))}
          onChange={(cues) =>
            put(path, {
              ...own,
              video,
              cues: cues.map(({ startMs, endMs, text }) => ({ starts: startMs, ends: endMs, text })),
            })
          }
          film={film.data?.media?.videoAddress}
          language={shown}
        />
      )}
    </section>
  )
}
