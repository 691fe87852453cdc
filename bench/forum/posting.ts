// Simulates senpai: they sign in and answer one question after the other over the API of a running server.
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"

export interface PostingJob {
  readonly url: string
  readonly port: number
}
export interface Posting {
  readonly answers: number
  readonly everyMs: number
}

const PASSWORD = "the password of a bench"
/** Each senpai answers a question once, and only this many within an hour. */
const MOST_EACH = 30
const SENPAI = 6

interface Post {
  readonly token: string
  readonly questionId: string
}

async function begin({ url, port }: PostingJob) {
  const call = async (path: string, { body, token }: { body?: object; token?: string } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const database = await openPostgres({ url, pool: 1 })
  const { items } = (await call("/v1/questions?limit=50")) as { items: { id: string }[] }
  const posts: Post[] = []
  for (let number = 0; number < SENPAI; number++) {
    const email = `senpai-${number}-${randomUUID()}@university.example`
    const person = { name: "Nguyen Thi Linh", seal: "L", role: "senpai", isScreened: true } as const
    await createAccount(database.db, { email, password: PASSWORD, ...person })
    const session = (await call("/v1/auth/login", { body: { email, password: PASSWORD } })) as {
      access_token: { access_token: string }
    }
    const token = session.access_token.access_token
    posts.push(...items.slice(0, MOST_EACH).map(({ id: questionId }) => ({ token, questionId })))
  }
  await database.close()

  return async ({ answers, everyMs }: Posting): Promise<void> => {
    for (const { token, questionId } of posts.splice(0, answers)) {
      const next = sleep(everyMs)
      const text = "I had the same question in my last year. **Ask them**: they expect it."
      await call(`/v1/questions/${questionId}/answers`, { token, body: { text, language: "en" } })
      await next
    }
  }
}

let posting: ReturnType<typeof begin> | undefined
process.on("message", async (job: PostingJob | Posting) => {
  try {
    posting ??= begin(job as PostingJob)
    const post = await posting
    if ("answers" in job) await post(job)
    process.send?.("done")
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})
process.once("disconnect", () => process.exit())
