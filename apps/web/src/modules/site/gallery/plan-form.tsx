// One form with every kind of field, against a route that stores nothing.
import { useState } from "react"
import { useLocale } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { NumberField, PasswordField, TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { LeaveGuard } from "#web/ui/form/leave-guard.tsx"
import { Rows } from "#web/ui/form/rows.tsx"
import { Steps } from "#web/ui/form/steps.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"

const words = {
  en: {
    problems: "The plan cannot be sent yet",
    about: "You",
    title: "Name of the plan",
    titleHelp: "So that you find it again.",
    year: "Year of graduation",
    level: "Japanese",
    choose: "Choose a level",
    hasOffer: "I have an offer already",
    passPhrase: "Secret word",
    passPhraseHelp: "Never kept in a draft.",
    doing: "What you will do",
    steps: "Steps",
    add: "Add a step",
    row: (place: number) => `Step ${place}`,
    what: "What to do",
    note: "Note",
    optional: "optional",
    send: "Send the plan",
    sending: "Sending",
    sent: (plan: Plan) => `“${plan.title}” with ${plan.steps} steps was looked at, and not kept.`,
  },
  ja: {
    problems: "まだ送信できません",
    about: "あなたのこと",
    title: "計画の名前",
    titleHelp: "あとで見つけやすい名前にします。",
    year: "卒業する年",
    level: "日本語のレベル",
    choose: "レベルを選んでください",
    hasOffer: "内定があります",
    passPhrase: "合い言葉",
    passPhraseHelp: "下書きには残りません。",
    doing: "すること",
    steps: "ステップ",
    add: "ステップを追加する",
    row: (place: number) => `ステップ${place}`,
    what: "すること",
    note: "メモ",
    optional: "任意",
    send: "計画を送信する",
    sending: "送信しています",
    sent: (plan: Plan) => `「${plan.title}」（ステップ${plan.steps}つ）を確認しました。保存はしていません。`,
  },
}

type Plan = ApiResponse<"POST /v1/dev/plans">

export function PlanForm() {
  const language = useLocale()
  const t = words[language]
  const [sent, setSent] = useState<Plan>()
  return (
    <div lang={language}>
      <Form
        route="POST /v1/dev/plans"
        problems={t.problems}
        start={{ hasOffer: false, steps: [{ what: "" }] }}
        onDone={setSent}
      >
        {(at) => (
          <>
            <DraftKeeper of="plan" />
            <LeaveGuard />
            {sent ? (
              <Notice kind="success" live>
                {t.sent(sent)}
              </Notice>
            ) : null}
            <Steps
              steps={[
                {
                  title: t.about,
                  content: (
                    <>
                      <TextField name={at("title")} label={t.title} help={t.titleHelp} required />
                      <NumberField name={at("year")} label={t.year} required className="max-w-32" />
                      <SelectField
                        name={at("level")}
                        label={t.level}
                        placeholder={t.choose}
                        required
                        options={[
                          { value: "n1", label: "N1" },
                          { value: "n2", label: "N2" },
                          { value: "n3", label: "N3" },
                        ]}
                      />
                      <CheckboxField name={at("hasOffer")} label={t.hasOffer} />
                      <PasswordField
                        name={at("passPhrase")}
                        label={t.passPhrase}
                        hint={t.optional}
                        help={t.passPhraseHelp}
                        required={false}
                        autoComplete="new-password"
                      />
                    </>
                  ),
                },
                {
                  title: t.doing,
                  content: (
                    <Rows
                      name={at("steps")}
                      label={t.steps}
                      add={t.add}
                      rowLabel={t.row}
                      blank={{ what: "" }}
                      most={4}
                    >
                      {(at) => (
                        <>
                          <TextField name={at("what")} label={t.what} required />
                          <TextAreaField name={at("note")} label={t.note} hint={t.optional} rows={2} />
                        </>
                      )}
                    </Rows>
                  ),
                },
              ]}
            >
              <SubmitButton busyLabel={t.sending}>{t.send}</SubmitButton>
            </Steps>
          </>
        )}
      </Form>
    </div>
  )
}
