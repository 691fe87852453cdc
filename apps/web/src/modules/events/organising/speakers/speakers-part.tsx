import { LONGEST_EVENT_NAME, MOST_EVENT_SPEAKERS } from "@shirube/vocabulary/events/events/choices"
import { LONGEST_EVENT_ABOUT } from "@shirube/vocabulary/events/events/draft-choices"
import { UserRoundSearch } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { placed } from "#web/kits/drafts/paths.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Add, Box } from "../writing/boxes.tsx"
import { blankSpeaker, type Speaker } from "../writing/document.ts"
import { Part } from "../writing/fields.tsx"
import { useWriting } from "../writing/writing-context.ts"
import { SpeakerPicker } from "./speaker-picker.tsx"

export function SpeakersPart() {
  const t = useTranslations("makingEvents")
  const { document, put } = useWriting()
  const [isPicking, setPicking] = useState(false)
  const { speakers } = document
  const isFull = speakers.length >= MOST_EVENT_SPEAKERS
  const add = (speaker: Speaker) => put("speakers", [...speakers, speaker])
  return (
    <Part id="speakers" title={t("speakers")}>
      {placed(speakers, "speakers").map(({ value: speaker, at, path }) => (
        <Box
          key={path}
          title={t("speakerNumber", { number: at + 1 })}
          removeLabel={t("removeSpeaker", { number: at + 1 })}
          onRemove={() => put("speakers", speakers.toSpliced(at, 1))}
        >
          {speaker.person === null ? null : <Linked speaker={speaker} />}
          <BothLanguages>
            {(language) => {
              const named = { language: t(`languages.${language}`) }
              return (
                <>
                  {speaker.person === null ? (
                    <WordsField
                      path={`${path}.name.${language}`}
                      label={t("speakerName", named)}
                      most={LONGEST_EVENT_NAME}
                      lang={language}
                    />
                  ) : null}
                  <WordsField
                    path={`${path}.about.${language}`}
                    label={t("speakerAbout", named)}
                    most={LONGEST_EVENT_ABOUT}
                    lang={language}
                  />
                </>
              )
            }}
          </BothLanguages>
        </Box>
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          variant="secondary"
          icon={<UserRoundSearch aria-hidden className="size-4.5" />}
          aria-disabled={isFull || undefined}
          onClick={() => setPicking(!isFull)}
        >
          {t("pickSpeaker")}
        </Button>
        <Add label={t("addSpeaker")} isFull={isFull} onAdd={() => add(blankSpeaker())} />
      </div>
      <SpeakerPicker
        open={isPicking}
        isNamed={(person) => speakers.some((speaker) => speaker.person === person)}
        onClose={() => setPicking(false)}
        onPick={({ id, name }) => {
          add({ ...blankSpeaker(), person: id as Speaker["person"], name: { en: name, ja: name } })
          setPicking(false)
        }}
      />
    </Part>
  )
}

function Linked({ speaker: { name } }: { speaker: Speaker }) {
  const t = useTranslations("makingEvents")
  return (
    <p>
      {name.en ? <span className="block font-semibold">{name.en}</span> : null}
      <span className="text-ink-soft text-sm">{t("linkedSpeaker")}</span>
    </p>
  )
}
