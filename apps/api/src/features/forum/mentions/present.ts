import type { Language } from "@shirube/contract/language"
import { escapeHtml } from "#api/platform/markdown/furigana"
import { isSenpai } from "../policy.ts"
import type { Person } from "../present.ts"

const gone: Record<Language, string> = { en: "a former member", ja: "退会したメンバー" }

/** Where they are listed, it leads to what they tell of themselves. */
export function mentionHtml(person: Person | undefined, isListed: boolean, language: Language): string {
  if (!person) return `<span class="mention">@${gone[language]}</span>`
  const name = `@${escapeHtml(person.name)}`
  return isListed
    ? `<a class="mention" href="/members?person=${person.id}" rel="ugc nofollow noopener">${name}</a>`
    : `<span class="mention">${name}</span>`
}

export const presentMentionable = (person: Person) => ({
  id: person.id,
  name: person.name,
  seal: person.seal,
  is_senpai: isSenpai(person),
})
