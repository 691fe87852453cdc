import {
  eventAudiences,
  eventHosts,
  eventKinds,
  eventLevels,
  LONGEST_EVENT_BODY,
  LONGEST_EVENT_NAME,
  LONGEST_EVENT_SUMMARY,
  LONGEST_EVENT_TITLE,
} from "@shirube/vocabulary/events/events/choices"
import {
  EVENT_PICTURE_LIMIT_BYTES,
  EVENT_PICTURE_PURPOSE,
} from "@shirube/vocabulary/events/events/draft-choices"
import { languages } from "@shirube/vocabulary/language"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { FileBox, pictureTypes } from "#web/ui/control/file-box.tsx"
import type { EventDraft } from "../queries.ts"
import { ChipsField, ChoiceField, Part, TopicsField } from "./fields.tsx"
import { useWriting } from "./writing-context.ts"

const ROWS = 12

interface AboutPartProps {
  readonly isProposal: boolean
  readonly picture: EventDraft["picture"]
}

/** What it is, and who it is for. */
export function AboutPart({ isProposal, picture }: AboutPartProps) {
  const t = useTranslations("makingEvents")
  const { document } = useWriting()
  return (
    <Part id="about" title={t("about")}>
      <BothLanguages>
        {(language) => {
          const named = { language: t(`languages.${language}`) }
          return (
            <>
              <WordsField
                path={`texts.${language}.title`}
                label={t("titleField", named)}
                most={LONGEST_EVENT_TITLE}
                lang={language}
              />
              <WordsField
                path={`texts.${language}.summary`}
                label={t("summary", named)}
                help={t("summaryHelp")}
                most={LONGEST_EVENT_SUMMARY}
                lang={language}
                rows={3}
              />
              <WordsField
                path={`texts.${language}.body`}
                label={t("body", named)}
                help={t("bodyHelp")}
                most={LONGEST_EVENT_BODY}
                lang={language}
                rows={ROWS}
              />
              {document.host.kind === "us" ? null : (
                <WordsField
                  path={`host.name.${language}`}
                  label={t("hostName", named)}
                  most={LONGEST_EVENT_NAME}
                  lang={language}
                />
              )}
            </>
          )
        }}
      </BothLanguages>
      <PictureField kept={picture} />
      <TopicsField />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4">
        <ChoiceField
          path="kind"
          label={t("kind")}
          options={eventKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        {isProposal ? null : (
          <ChoiceField
            path="host.kind"
            label={t("host")}
            options={eventHosts.map((host) => ({ value: host, label: t(`hosts.${host}`) }))}
          />
        )}
        <ChoiceField
          path="audience"
          label={t("audience")}
          options={eventAudiences.map((each) => ({ value: each, label: t(`audiences.${each}`) }))}
        />
        <ChoiceField
          path="level"
          label={t("level")}
          options={eventLevels.map((each) => ({
            value: each,
            label: each === "none" ? t("noLevel") : each === "native" ? t("native") : each.toUpperCase(),
          }))}
        />
      </div>
      <ChipsField
        path="spoken"
        label={t("spoken")}
        most={2}
        options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
      />
    </Part>
  )
}

/** Shows the stored picture while the document still refers to it. */
function PictureField({ kept }: { kept: EventDraft["picture"] }) {
  const t = useTranslations("makingEvents")
  const { document, put } = useWriting()
  return (
    <div className="grid max-w-measure gap-3">
      {kept && document.picture === kept.id ? (
        <img
          src={kept.address}
          alt={t("pictureNow")}
          width={640}
          height={360}
          className="aspect-video w-full max-w-sm bg-washi object-cover"
        />
      ) : null}
      <FileBox
        id="picture"
        label={t("picture")}
        help={t("pictureHelp")}
        purpose={EVENT_PICTURE_PURPOSE}
        accept={pictureTypes}
        mostBytes={EVENT_PICTURE_LIMIT_BYTES}
        isHeld={document.picture !== null}
        onHold={(id) => put("picture", id ?? null)}
      />
    </div>
  )
}
