import type { Week } from "@shirube/contract/application-choices"
import type { Language } from "@shirube/contract/language"
import type { Words } from "../present.ts"

/** Numbers alone: whom somebody applies to stands in no email. */
export function applicationsWeekWords({ due, late, waiting }: Week): Record<Language, Words> {
  const things = (count: number) => (count === 1 ? "One thing is" : `${count} things are`)
  const en = [
    due > 0 ? `${things(due)} due until Sunday.` : "",
    late > 0 ? `${late === 1 ? "One date has" : `${late} dates have`} passed.` : "",
    waiting > 0 ? `You are waiting for ${waiting === 1 ? "one answer" : `${waiting} answers`}.` : "",
  ]
  const ja = [
    due > 0 ? `日曜日までの期限は${due}件です。` : "",
    late > 0 ? `過ぎた期限が${late}件あります。` : "",
    waiting > 0 ? `返事を待っている会社は${waiting}社です。` : "",
  ]
  const joined = (sentences: readonly string[], space: string) =>
    sentences.filter((sentence) => sentence !== "").join(space)
  return {
    en: { title: "Your applications this week", text: joined(en, " ") },
    ja: { title: "今週の応募のまとめ", text: joined(ja, "") },
  }
}
