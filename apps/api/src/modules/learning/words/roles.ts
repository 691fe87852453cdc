import { glossaryFor } from "#api/modules/learning/articles/service"
import { writeTerm } from "#api/modules/learning/glossary/service"
import type { RoleTable } from "#api/testing/roles"

const review = {
  due_at: "2026-11-20T00:00:00Z",
  reviewed_at: "2026-11-19T00:00:00Z",
  state: "review",
  stability: 1,
  difficulty: 5,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
}
const bodies: Readonly<Record<string, object>> = {
  "PUT /v1/words/{key}/review": review,
  "POST /v1/words/carried": { words: [] },
}

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/words               who  yes   yes   yes   yes   yes   yes   yes   -
    PUT /v1/words/{key}         who  yes   yes   yes   yes   yes   yes   yes   -
    DELETE /v1/words/{key}      who  yes   yes   yes   yes   yes   yes   yes   -
    PUT /v1/words/{key}/review  who  none  none  none  none  none  none  none  -
    POST /v1/words/carried      who  yes   yes   yes   yes   yes   yes   yes   -
  `,
  async prepare(api) {
    const texts = { en: "kite", ja: "凧" }
    const term = { key: "kite", term: texts, reading: "たこ", explanation: texts, example: texts }
    await api.db.transaction(async (tx) =>
      writeTerm(tx, { ...term, also: [], articleId: null }, await glossaryFor(tx)),
    )
    // A review is of a word that was kept, which its own row is not.
    return (route) => ({
      params: { key: route.endsWith("/review") ? "abacus" : "kite" },
      ...(bodies[route] ? { body: bodies[route] } : {}),
    })
  },
}
