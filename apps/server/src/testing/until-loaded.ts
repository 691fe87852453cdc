import { setTimeout as sleep } from "node:timers/promises"
import { courses } from "../../../api/seed/learning/courses.ts"

interface QuestionList {
  readonly items: readonly { readonly title_ruby: readonly { readonly reading: string | null }[] }[]
  readonly next_cursor: string | null
}

/**
 * After its first start the demo keeps loading in the background: questions get their furigana, which invalidates cached pages,
 * and courses are added. Resolves when all of that is done.
 */
export async function untilDemoIsLoaded(address: string): Promise<void> {
  while (!((await hasCourses(address)) && (await isRead(address)))) await sleep(200)
}

async function hasCourses(address: string): Promise<boolean> {
  const response = await fetch(`${address}/api/v1/courses?limit=50`)
  const { items } = (await response.json()) as { items: readonly unknown[] }
  return items.length === courses.length
}

async function isRead(address: string, cursor = ""): Promise<boolean> {
  const response = await fetch(`${address}/api/v1/questions?limit=50${cursor && `&cursor=${cursor}`}`, {
    headers: { LanguageType: "ja" },
  })
  const { items, next_cursor } = (await response.json()) as QuestionList
  const isUnread = items.some(({ title_ruby }) => title_ruby.every(({ reading }) => reading === null))
  return !isUnread && (next_cursor === null || isRead(address, next_cursor))
}
