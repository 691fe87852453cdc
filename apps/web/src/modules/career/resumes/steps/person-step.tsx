import { LONGEST_ADDRESS, LONGEST_NAME_PART, yearStyles } from "@shirube/vocabulary/career/resumes/choices"
import { useTranslations } from "use-intl"
import { WordsField } from "#web/kits/drafts/fields.tsx"
import { ChoiceField, DayField } from "../editor/choice-field.tsx"
import { StepPart } from "../editor/step-part.tsx"
import { PhotoPart } from "./photo-part.tsx"

interface PersonStepProps {
  readonly hasPhoto: boolean
  readonly onPhoto: (hasPhoto: boolean) => void
}

export function PersonStep({ hasPhoto, onPhoto }: PersonStepProps) {
  const t = useTranslations("resumes.person")
  return (
    <>
      <StepPart title={t("names")} text={t("namesText")}>
        <NameFields path="name" label={t("name")} help={t("nameHelp")} />
        <NameFields path="nameKana" label={t("kana")} help={t("kanaHelp")} />
        <NameFields path="nameRoman" label={t("roman")} help={t("romanHelp")} />
        <WordsField
          path="nameNative"
          label={t("native")}
          help={t("nativeHelp")}
          most={2 * LONGEST_NAME_PART}
        />
      </StepPart>
      <StepPart title={t("about")}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DayField path="birthday" label={t("birthday")} autoComplete="bday" />
          <WordsField path="gender" label={t("gender")} help={t("genderHelp")} most={20} lang="ja" />
        </div>
        <PhotoPart isShown={hasPhoto} onShow={onPhoto} />
      </StepPart>
      <StepPart title={t("home")}>
        <AddressFields path="home" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordsField
            path="email"
            label={t("email")}
            most={254}
            input={{ type: "email", autoComplete: "email" }}
          />
          <WordsField
            path="website"
            label={t("website")}
            help={t("websiteHelp")}
            most={200}
            input={{ inputMode: "url", autoComplete: "url", placeholder: "https://" }}
          />
        </div>
      </StepPart>
      <details className="border-t pt-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("contact")}</summary>
        <p className="mt-1 mb-4 max-w-measure text-ink-soft">{t("contactText")}</p>
        <div className="grid gap-5">
          <AddressFields path="contact" />
        </div>
      </details>
      <StepPart title={t("paper")}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ChoiceField
            path="yearStyle"
            label={t("years")}
            options={yearStyles.map((style) => ({ value: style, label: t(`yearStyles.${style}`) }))}
          />
          <DayField path="submittedOn" label={t("submitted")} help={t("submittedHelp")} />
        </div>
      </StepPart>
    </>
  )
}

function NameFields({ path, label, help }: { path: string; label: string; help: string }) {
  const t = useTranslations("resumes.person")
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <WordsField path={`${path}.family`} label={t("family")} most={LONGEST_NAME_PART} />
        <WordsField path={`${path}.given`} label={t("given")} most={LONGEST_NAME_PART} />
      </div>
      <p className="mt-1.5 text-ink-soft text-sm">{help}</p>
    </fieldset>
  )
}

function AddressFields({ path }: { path: string }) {
  const t = useTranslations("resumes.person")
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <WordsField
          path={`${path}.postalCode`}
          label={t("postalCode")}
          most={20}
          input={{ inputMode: "numeric", autoComplete: "postal-code", placeholder: "123-4567" }}
        />
        <WordsField
          path={`${path}.phone`}
          label={t("phone")}
          most={40}
          input={{ type: "tel", autoComplete: "tel", placeholder: "080-1234-5678" }}
        />
      </div>
      <WordsField
        path={`${path}.address`}
        label={t("address")}
        help={t("addressHelp")}
        most={LONGEST_ADDRESS}
        lang="ja"
        input={{ autoComplete: "street-address" }}
      />
      <WordsField path={`${path}.kana`} label={t("addressKana")} most={LONGEST_ADDRESS} lang="ja" />
    </>
  )
}
