import { type Language, languages } from "@shirube/vocabulary/language"
import {
  MOST_TIP_TOPICS,
  TIP_PICTURE_LIMIT_BYTES,
  TIP_PICTURE_PURPOSE,
} from "@shirube/vocabulary/learning/tips/choices"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useNavigate } from "@tanstack/react-router"
import { useRef } from "react"
import { useWatch } from "react-hook-form"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { pictureTypes } from "#web/ui/control/file-box.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { FileField } from "#web/ui/form/file-field.tsx"
import { FilmFormField } from "#web/ui/form/film-form-field.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { At, Body } from "#web/ui/form/names.ts"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { renderTip, type TipDraft } from "./queries.ts"

const ROUTE = "PUT /v1/tip-drafts/{id}"

/** Both languages side by side; one is enough. One button saves the draft, the other submits it to the editors. */
export function TipForm({ draft }: { draft: TipDraft }) {
  const t = useTranslations("ownTips")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const { status } = useApp()
  const isSent = useRef(false)
  const { id, version, picture } = draft
  return (
    <Form
      route={ROUTE}
      problems={t("problems")}
      start={{
        topics: draft.topics,
        titleEn: draft.titleEn,
        whoEn: draft.whoEn,
        textEn: draft.textEn,
        titleJa: draft.titleJa,
        whoJa: draft.whoJa,
        textJa: draft.textJa,
        pictureAltEn: draft.pictureAltEn,
        pictureAltJa: draft.pictureAltJa,
        ...(picture ? { pictureId: picture.id } : {}),
        ...(draft.filmId === null ? {} : { filmId: draft.filmId }),
      }}
      fixed={{ version, isSent: false }}
      send={(body) =>
        api(ROUTE, { params: { id }, body: { ...body, isSent: isSent.current }, handles: "all" })
      }
      onDone={async ({ state }) => {
        await navigate({ href: href("/account/tips") })
        status.show({ kind: "success", message: t(state === "waiting" ? "sent" : "kept") })
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`tip.${version === 0 ? "new" : id}`} />
          <CheckboxesField
            name={at("topics")}
            label={t("topics")}
            help={t("topicsHelp", { most: MOST_TIP_TOPICS })}
            look="chips"
            most={MOST_TIP_TOPICS}
            options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
          />
          <p className="text-ink-soft">{t("bothHelp")}</p>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
            <Words of="en" at={at} />
            <Words of="ja" at={at} />
          </div>
          <PictureOrFilm kept={picture} at={at} />
          <div className="flex flex-wrap items-center gap-4 border-t pt-5">
            <SubmitButton
              variant="secondary"
              size="large"
              busyLabel={t("saving")}
              onClick={() => {
                isSent.current = false
              }}
            >
              {t("keep")}
            </SubmitButton>
            <SubmitButton
              size="large"
              busyLabel={t("sending")}
              onClick={() => {
                isSent.current = true
              }}
            >
              {t("send")}
            </SubmitButton>
            <p className="max-w-measure text-ink-soft text-sm">{t("sendText")}</p>
          </div>
        </>
      )}
    </Form>
  )
}

/** A picture or a video, not both: a tip is short. The other field is hidden. */
function PictureOrFilm({ kept, at }: { kept: TipDraft["picture"]; at: At<Body<typeof ROUTE>> }) {
  const t = useTranslations("ownTips")
  const { form } = useFormParts()
  const [pictureName, filmName] = [at("pictureId"), at("filmId")]
  const hasPicture = useWatch({ control: form.control, name: pictureName }) !== undefined
  const hasFilm = useWatch({ control: form.control, name: filmName }) !== undefined
  return (
    <>
      {hasFilm ? null : <Picture kept={kept} at={at} />}
      {hasPicture ? null : (
        <FilmFormField name={filmName} label={t("film")} shape="tall" help={t("filmHelp")} />
      )}
    </>
  )
}

/** Shows the stored picture while the form still refers to it. */
function Picture({ kept, at }: { kept: TipDraft["picture"]; at: At<Body<typeof ROUTE>> }) {
  const t = useTranslations("ownTips")
  const { form } = useFormParts()
  const name = at("pictureId")
  const held = useWatch({ control: form.control, name })
  return (
    <>
      {kept && held === kept.id ? (
        <img src={kept.address} alt={t("pictureNow")} className="max-h-64 w-auto justify-self-start" />
      ) : null}
      <FileField
        name={name}
        label={t("picture")}
        help={t("pictureHelp")}
        purpose={TIP_PICTURE_PURPOSE}
        accept={pictureTypes}
        mostBytes={TIP_PICTURE_LIMIT_BYTES}
      />
      {held === undefined ? null : (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-8">
          {languages.map((of) => (
            <TextField
              key={of}
              name={at(names[of].pictureAlt)}
              label={t("pictureAlt", { language: t(`languages.${of}`) })}
              help={t("pictureAltHelp")}
              autoComplete="off"
              lang={of}
            />
          ))}
        </div>
      )}
    </>
  )
}

const names = {
  en: { title: "titleEn", who: "whoEn", text: "textEn", pictureAlt: "pictureAltEn" },
  ja: { title: "titleJa", who: "whoJa", text: "textJa", pictureAlt: "pictureAltJa" },
} as const

function Words({ of, at }: { of: Language; at: At<Body<typeof ROUTE>> }) {
  const t = useTranslations("ownTips")
  const { title, who, text } = names[of]
  return (
    <fieldset className="grid min-w-0 content-start gap-5">
      <legend className="voice-serif mb-3 text-heading">{t(`languages.${of}`)}</legend>
      <TextField
        name={at(title)}
        label={t("titleField", { language: t(`languages.${of}`) })}
        help={t("titleHelp")}
        autoComplete="off"
        lang={of}
      />
      <TextField
        name={at(who)}
        label={t("who", { language: t(`languages.${of}`) })}
        help={t("whoHelp")}
        autoComplete="off"
        lang={of}
      />
      <WritingField
        name={at(text)}
        label={t("text", { language: t(`languages.${of}`) })}
        help={t("textHelp")}
        rows={10}
        lang={of}
        titleFrom={at(title)}
        render={renderTip}
      />
    </fieldset>
  )
}
