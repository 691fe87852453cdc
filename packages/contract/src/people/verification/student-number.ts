// A student ID number as people type it: full width, lower case, with any kind of hyphen.
import { z } from "zod"
import { limitsInForce } from "../../documented.ts"

const HYPHENS = /[\u2010-\u2015\u2212\u30FC\uFF70]/g

/** Normalises, so that equal numbers are equal texts. */
export const tidyStudentNumber = (typed: string) =>
  typed.replace(HYPHENS, "-").normalize("NFKC").replace(HYPHENS, "-").replace(/\s/g, "").toUpperCase()

const LONGEST_TYPED = 60
const STUDENT_NUMBER = /^[A-Z\d-]{4,20}$/

const wrongForm = {
  en: "A student ID number has 4 to 20 letters, digits and hyphens. Please enter it as on your student card.",
  ja: "学籍番号は、英字・数字・ハイフンの4〜20文字です。学生証に書かれているとおりに入力してください。",
}

/** Validated after normalising, which the published schema cannot express: pages leave it to the API. */
export const StudentNumber = z
  .string()
  .min(1)
  .max(LONGEST_TYPED)
  .overwrite(tidyStudentNumber)
  .refine((number) => STUDENT_NUMBER.test(number) && /[A-Z\d]/.test(number), { params: { words: wrongForm } })
  .register(limitsInForce, { minLength: 4, maxLength: 20 })
  .meta({ description: "4 to 20 letters, digits and hyphens; full-width ones are accepted" })
