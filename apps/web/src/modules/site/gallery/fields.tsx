import { type FormEvent, useState } from "react"
import { Button } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { FormErrorSummary } from "#web/ui/control/form-error-summary.tsx"
import { PasswordInput } from "#web/ui/control/password-input.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextArea, TextInput } from "#web/ui/control/text-input.tsx"

export function EnglishFields() {
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  const failed = attempt > 0
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormErrorSummary
        title="Two things need another look"
        attempt={attempt}
        errors={
          failed
            ? [
                { fieldId: "en-mail", message: "Enter your university email address" },
                { fieldId: "en-id", message: "Enter your student ID number" },
              ]
            : []
        }
      />
      <Field
        id="en-mail"
        label="University email"
        help="It ends in ac.jp or your university's own domain."
        error={failed ? "Enter your university email address" : undefined}
        required
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
      <Field
        id="en-id"
        label="Student ID number"
        hint="4 to 20 characters"
        error={failed ? "Enter your student ID number" : undefined}
        required
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput {...control} labels={{ show: "Show password", hide: "Hide password" }} />
        )}
      </Field>
      <Field label="Graduation">
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a month"
            defaultValue=""
            options={[
              { value: "2027-03", label: "March 2027" },
              { value: "2027-09", label: "September 2027" },
            ]}
          />
        )}
      </Field>
      <Checkbox
        label="Tell me when an event is near my university"
        help="At most one mail a week."
        defaultChecked
      />
      <Button type="submit">Send</Button>
    </form>
  )
}

export function JapaneseFields() {
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-5">
      <Field
        id="ja-mail"
        label="大学のメールアドレス"
        hint="必須"
        help="ac.jp で終わるもの、または大学のドメインです。"
        error="大学のメールアドレスを入力してください"
        required
      >
        {(control) => <TextInput {...control} type="email" defaultValue="lan@gmail.example" />}
      </Field>
      <Field label="学籍番号" hint="必須" required>
        {(control) => <TextInput {...control} placeholder="例：A12-3456" />}
      </Field>
      <Field label="パスワード" help="12文字以上">
        {(control) => (
          <PasswordInput {...control} labels={{ show: "パスワードを表示", hide: "パスワードを隠す" }} />
        )}
      </Field>
      <Field label="先輩に聞きたいこと" hint="任意">
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <Field label="所属（変更できません）">
        {(control) => <TextInput {...control} defaultValue="みなと大学 工学部" disabled />}
      </Field>
      <Checkbox label="利用規約に同意します" />
      <Button type="submit" busy busyLabel="送信しています">
        送信
      </Button>
    </form>
  )
}
