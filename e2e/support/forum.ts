// Ask Senpai without a browser: posts of others before a journey begins.
import { expect, type Locator, type Page } from "@playwright/test"
import type { Language } from "./fixtures.ts"
import { ask } from "./http.ts"
import { cookiesOfSession } from "./session.ts"

export const tokenOf = async (account: string) =>
  new Map(await cookiesOfSession(account)).get("auth._token.local") ?? ""

/** Returns the id of the new post. */
export async function send(account: string, path: string, body: object): Promise<string> {
  const answer = await ask(`/api${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${await tokenOf(account)}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
  return JSON.parse(answer.text).id
}

export const postQuestionAs = (account: string, title: string) =>
  send(account, "/v1/questions", {
    title,
    text: "I learn **fast**, but I forget words.\n\n- N3\n- nervous",
    topics: ["interviews"],
    language: "en",
    is_anonymous: false,
  })

export const answered = (account: string, questionId: string, text: string) =>
  send(account, `/v1/questions/${questionId}/answers`, { language: "en", text })

export const postCommentAs = (account: string, questionId: string, text: string) =>
  send(account, "/v1/comments", { noun: "question", id: questionId, language: "en", text })

/** An account's notifications on the site; a job writes them. */
export async function notificationsOf(
  account: string,
): Promise<{ title: string; text: string; path: string }[]> {
  const answer = await ask("/api/v1/notifications", {
    acceptLanguage: "en",
    headers: { Authorization: `Bearer ${await tokenOf(account)}` },
  })
  return JSON.parse(answer.text).items
}

export const threadPath = (id: string) => `/community/ask-senpai/detail/${id}`

const menus = {
  en: { question: "More: this question", answer: "More: answer by", comment: "More: comment by" },
  ja: {
    question: "この質問のその他の操作",
    answer: "さんの回答のその他の操作",
    comment: "さんのコメントのその他の操作",
  },
}

/** Opens “⋯”: under the question, or under the first answer or comment in `scope`. */
export async function openMore(
  scope: Page | Locator,
  of: "question" | "answer" | "comment",
  language: Language = "en",
): Promise<void> {
  await scope.locator("summary", { hasText: menus[language][of] }).first().click()
}
