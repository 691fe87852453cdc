// What a form says beside a field that needs another look. zod knows what is wrong; these are the words a reader gets.
import type { Language } from "@shirube/contract/language"
import type { z } from "zod"

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type Text = Record<Language, string>

export const fieldMessage = (language: Language) => (issue: Issue) => textOf(issue)[language]

function textOf(issue: Issue): Text {
  if (issue.input === undefined || issue.input === null || issue.input === "") return EMPTY
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string" ? tooShort(issue.minimum) : tooSmall(issue.minimum)
    case "too_big":
      return issue.origin === "string" ? tooLong(issue.maximum) : tooBig(issue.maximum)
    case "invalid_format":
      return issue.format === "email" ? NOT_AN_EMAIL : WRONG_FORM
    case "invalid_value":
      return oneOf(issue.values.join(", "))
    default:
      return WRONG_FORM
  }
}

type Bound = number | bigint

const EMPTY: Text = { en: "Please fill this in.", ja: "入力してください。" }
const WRONG_FORM: Text = { en: "This is not in the right form.", ja: "形式が正しくありません。" }
const NOT_AN_EMAIL: Text = {
  en: "Please enter an email address, such as name@example.com.",
  ja: "メールアドレスの形で入力してください（例：name@example.com）。",
}
const tooShort = (least: Bound): Text => ({
  en: `Please use at least ${least} characters.`,
  ja: `${least}文字以上で入力してください。`,
})
const tooLong = (most: Bound): Text => ({
  en: `Please use at most ${most} characters.`,
  ja: `${most}文字以内で入力してください。`,
})
const tooSmall = (least: Bound): Text => ({
  en: `This must be ${least} or more.`,
  ja: `${least}以上にしてください。`,
})
const tooBig = (most: Bound): Text => ({
  en: `This must be ${most} or less.`,
  ja: `${most}以下にしてください。`,
})
const oneOf = (choices: string): Text => ({
  en: `Please choose one of: ${choices}.`,
  ja: `次の中から選んでください：${choices}`,
})
