// Problems of a single field and their texts: shared by the API and by pages that validate before sending.
import type { Language } from "../language.ts"

type Bound = number | bigint

export type FieldProblem =
  | { readonly kind: "missing" | "not-an-email" | "wrong-form" }
  | { readonly kind: "too-short" | "too-small" | "too-few"; readonly least: Bound }
  | { readonly kind: "too-long" | "too-big" | "too-many"; readonly most: Bound }
  | { readonly kind: "not-offered"; readonly choices: readonly string[] }
  /** A rule of this field only, with its own texts. */
  | { readonly kind: "own"; readonly words: Words }

export type Words = Readonly<Record<Language, string>>

export const fieldText = (problem: FieldProblem, language: Language) => wordsFor(problem)[language]

function wordsFor(problem: FieldProblem): Words {
  switch (problem.kind) {
    case "missing":
      return { en: "Please fill this in.", ja: "入力してください。" }
    case "not-an-email":
      return {
        en: "Please enter an email address, such as name@example.com.",
        ja: "メールアドレスの形で入力してください（例：name@example.com）。",
      }
    case "wrong-form":
      return { en: "This is not in the right form.", ja: "形式が正しくありません。" }
    case "too-short":
      return {
        en: `Please use at least ${problem.least} characters.`,
        ja: `${problem.least}文字以上で入力してください。`,
      }
    case "too-long":
      return {
        en: `Please use at most ${problem.most} characters.`,
        ja: `${problem.most}文字以内で入力してください。`,
      }
    case "too-small":
      return { en: `This must be ${problem.least} or more.`, ja: `${problem.least}以上にしてください。` }
    case "too-big":
      return { en: `This must be ${problem.most} or less.`, ja: `${problem.most}以下にしてください。` }
    case "too-few":
      return { en: `Please add at least ${problem.least}.`, ja: `${problem.least}つ以上追加してください。` }
    case "too-many":
      return { en: `Please keep at most ${problem.most}.`, ja: `${problem.most}つまでにしてください。` }
    case "own":
      return problem.words
    case "not-offered": {
      const choices = problem.choices.join(", ")
      return { en: `Please choose one of: ${choices}.`, ja: `次の中から選んでください：${choices}` }
    }
  }
}
