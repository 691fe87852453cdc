// Courses without a browser: a member's progress before a journey begins, and access to media addresses.
import { expect } from "@playwright/test"
import { tokenOf } from "./forum.ts"
import { ask } from "./http.ts"

/** The API's response to this account. */
export async function answerTo<T>(account: string, route: string, body?: object): Promise<T> {
  const [method = "GET", path = ""] = route.split(" ")
  const answer = await ask(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${await tokenOf(account)}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status, route).toBeLessThan(300)
  return JSON.parse(answer.text)
}

export interface LessonOf {
  readonly id: string
  readonly key: string
  readonly duration_ms: number
}

export async function lessonsOf(course: string): Promise<LessonOf[]> {
  const answer = await ask(`/api/v1/courses/${course}`)
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text).chapters.flatMap(({ lessons }: { lessons: LessonOf[] }) => lessons)
}

/** Reports all five-second slots; those that cannot have been watched yet are reported again until they count. */
export async function watchAll(account: string, { id, duration_ms }: LessonOf, play: number): Promise<void> {
  const slots = Array.from({ length: Math.ceil(duration_ms / 5_000) }, (_, slot) => slot)
  await expect(async () => {
    const { refused_slots } = await answerTo<{ refused_slots: number[] }>(
      account,
      `PUT /v1/lessons/${id}/progress`,
      { play, position_ms: 0, slots },
    )
    expect(refused_slots).toEqual([])
  }).toPass({ intervals: [5_000] })
}

interface Answered {
  readonly right_choices: number[]
}

/** Each question twice: the first response contains the right choices. */
export async function answerAll(account: string, lesson: LessonOf): Promise<void> {
  const { quiz } = await answerTo<{ quiz: { id: string }[] }>(account, `GET /v1/lessons/${lesson.id}/content`)
  for (const { id: question_id } of quiz) {
    const answer = (chosen: number[]) =>
      answerTo<Answered>(account, `POST /v1/lessons/${lesson.id}/answers`, { question_id, chosen })
    await answer((await answer([0])).right_choices)
  }
}
