// Choices from long lists: single, multiple, and searched by the API.
import { useState } from "react"
import { useLocale } from "use-intl"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ListField, ListsField, UniversityField } from "#web/ui/form/reference-fields.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"

const words = {
  en: {
    problems: "Your choices cannot be sent yet",
    country: "Country or region",
    countryHelp: "As in your passport. Type a few letters.",
    university: "University",
    universityHelp: "Its name in any language, a short form such as APU, or your university email address.",
    prefectures: "Where you would like to work",
    send: "Send the choices",
    sending: "Sending",
    sent: "Your choices were looked at, and not kept.",
  },
  ja: {
    problems: "まだ送信できません",
    country: "国・地域",
    countryHelp: "パスポートのとおりに選んでください。文字を入力すると候補が出ます。",
    university: "大学",
    universityHelp: "大学名、略称（例：早大）、または大学のメールアドレスで検索できます。",
    prefectures: "働きたい場所",
    send: "選んだものを送信する",
    sending: "送信しています",
    sent: "選んだものを確認しました。保存はしていません。",
  },
}

/** The route's other required fields. */
const REST = {
  title: "Choices",
  year: 2027,
  level: "n2" as const,
  hasOffer: false,
  steps: [{ what: "Choose" }],
}

export function ChoosingForm() {
  const language = useLocale()
  const t = words[language]
  const [isSent, setSent] = useState(false)
  return (
    <div lang={language}>
      <Form
        route="POST /v1/dev/plans"
        problems={t.problems}
        start={{ university: "tokyo-institute-of-technology" }}
        fixed={REST}
        onDone={() => setSent(true)}
      >
        {(at) => (
          <>
            {isSent ? (
              <Notice kind="success" live>
                {t.sent}
              </Notice>
            ) : null}
            <ListField
              kind="countries"
              name={at("country")}
              label={t.country}
              help={t.countryHelp}
              required
            />
            <UniversityField name={at("university")} label={t.university} help={t.universityHelp} />
            <ListsField kind="prefectures" most={3} name={at("prefectures")} label={t.prefectures} />
            <SubmitButton busyLabel={t.sending}>{t.send}</SubmitButton>
          </>
        )}
      </Form>
    </div>
  )
}
