import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aMember } from "#api/modules/people/members/builders"
import type { TestApi } from "#api/testing/api"
import type { RoleRequest, RoleTable, RoleTokens } from "#api/testing/roles"
import { answer, aQuestion, aSenpai, ask, comment } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/questions                             yes   yes   yes     yes     yes     yes     yes     yes     -
    GET /v1/questions/answered                    yes   yes   yes     yes     yes     yes     yes     yes     -
    GET /v1/questions/mine                        who   terms yes     yes     yes     yes     yes     yes     yes
    GET /v1/questions/followed                    who   yes   yes     yes     yes     yes     yes     yes     -
    GET /v1/questions/for-me                      who   half  senpai  senpai  senpai  yes     senpai  yes     -
    GET /v1/questions/similar                     yes   yes   yes     yes     yes     yes     yes     yes     -
    GET /v1/questions/{id}                        yes   yes   yes     yes     yes     yes     yes     yes     yes
    GET /v1/questions/{id}/answers                yes   yes   yes     yes     yes     yes     yes     yes     yes
    GET /v1/questions/{id}/history                yes   yes   yes     yes     yes     yes     yes     yes     yes
    GET /v1/questions/{id}/texts                  yes   yes   yes     yes     yes     yes     yes     yes     yes
    GET /v1/courses/{id}/lessons/{key}/questions  none  none  none    none    none    none    none    none    -
    POST /v1/questions                            who   terms yes     yes     yes     yes     firm    yes     -
    PUT /v1/questions/{id}                        who   terms theirs  theirs  theirs  theirs  theirs  yes     yes
    DELETE /v1/questions/{id}                     who   terms theirs  theirs  theirs  theirs  theirs  theirs  yes
    PUT /v1/questions/{id}/accepted               who   terms theirs  theirs  theirs  theirs  theirs  theirs  yes
    DELETE /v1/questions/{id}/accepted            who   terms theirs  theirs  theirs  theirs  theirs  theirs  yes
    PUT /v1/questions/{id}/texts/{language}       who   terms text    text    text    yes     text    yes     yes
    GET /v1/pictures/{id}/{variant}               none  none  none    none    none    none    none    none    none
    GET /v1/editors/questions/{id}/asker          who   out   out     out     out     out     out     yes     out
    PUT /v1/editors/questions/{id}/lock           who   out   out     out     out     out     out     yes     out
    DELETE /v1/editors/questions/{id}/lock        who   out   out     out     out     out     out     yes     out
    POST /v1/editors/questions/{id}/merge         who   out   out     out     out     out     out     yes     out
    DELETE /v1/editors/questions/{id}/merge       who   out   out     out     out     out     out     yes     out
    GET /v1/editors/questions/{id}/merged         who   out   out     out     out     out     out     yes     out
    PUT /v1/editors/questions/{id}/slow-mode      who   out   out     out     out     out     out     yes     out
    DELETE /v1/editors/questions/{id}/slow-mode   who   out   out     out     out     out     out     yes     out
    POST /v1/questions/{id}/answers               who   half  senpai  senpai  senpai  yes     senpai  yes     senpai
    PUT /v1/answers/{id}                          who   half  theirs  theirs  theirs  theirs  theirs  yes     yes
    DELETE /v1/answers/{id}                       who   half  theirs  theirs  theirs  theirs  theirs  theirs  yes
    GET /v1/answers/{id}/history                  yes   yes   yes     yes     yes     yes     yes     yes     yes
    GET /v1/answers/{id}/texts                    yes   yes   yes     yes     yes     yes     yes     yes     yes
    PUT /v1/answers/{id}/texts/{language}         who   half  text    text    text    yes     text    yes     yes
    GET /v1/comments                              yes   yes   yes     yes     yes     yes     yes     yes     -
    POST /v1/comments                             who   terms yes     yes     yes     yes     firm    yes     yes
    PUT /v1/comments/{id}                         who   terms theirs  theirs  theirs  theirs  theirs  theirs  yes
    DELETE /v1/comments/{id}                      who   terms theirs  theirs  theirs  theirs  theirs  theirs  yes
    GET /v1/topics                                yes   yes   yes     yes     yes     yes     yes     yes     -
    POST /v1/previews                             who   yes   yes     yes     yes     yes     yes     yes     -
    GET /v1/questions/{id}/invitable              who   terms theirs  theirs  theirs  theirs  theirs  yes     yes
    GET /v1/questions/{id}/invitations            who   terms theirs  theirs  theirs  theirs  theirs  yes     yes
    PUT /v1/questions/{id}/invitations/{person}   who   terms theirs  theirs  theirs  theirs  theirs  yes     yes
    DELETE /v1/questions/{id}/invitation          who   terms none    none    none    none    none    none    none
    GET /v1/mentionable                           who   terms yes     yes     yes     yes     firm    yes     -
    POST /v1/editors/posts/{noun}/{id}/review     who   out   out     out     out     out     out     yes     out
    GET /v1/editors/watched-words                 who   out   out     out     out     out     out     yes     -
    POST /v1/editors/watched-words                who   out   out     out     out     out     out     yes     -
    PUT /v1/editors/watched-words/{id}            who   out   out     out     out     out     out     yes     -
    DELETE /v1/editors/watched-words/{id}         who   out   out     out     out     out     out     yes     -
    GET /v1/hidden-posts                          who   terms yes     yes     yes     yes     yes     yes     yes
    PUT /v1/hidden-posts/{noun}/{id}              who   terms none    none    none    none    none    none    yes
  `,
  async prepare(api, tokens) {
    const world = await aWorld(api, tokens)
    return (route) => ({ ...placeOf(route, world), ...requestTo(route, world) })
  },
}

/** Unique: a word can be watched only once. */
const aPhrase = () => `LINE ${crypto.randomUUID().slice(0, 8)}`

interface Thread {
  readonly question: string
  readonly answer: string
  readonly comment: string
}

/** Threads with an owner for each post. */
async function aWorld(api: TestApi, { editor }: RoleTokens) {
  const tokenOf = async (account = aStudent()) => (await signedIn(api, account)).token
  const owners: Thread = {
    question: await tokenOf(),
    answer: await tokenOf(aSenpai()),
    comment: await tokenOf(),
  }
  const aThread = async (): Promise<Thread> => {
    const question = await ask(api, owners.question)
    return {
      question,
      answer: await answer(api, owners.answer, question),
      comment: await comment(api, owners.comment, { noun: "question", id: question }),
    }
  }
  const asEditor = async (route: string, body?: object) =>
    (await api.call(route, { token: editor, body })).body
  const open = await aThread()
  // DELETE routes use posts of separate threads: removing the question would hide its answer too.
  const going = { ...(await aThread()), question: (await aThread()).question }
  const hidden = (await aThread()).comment
  const { review_id } = await asEditor(`POST /v1/editors/posts/comment/${hidden}/review`)
  const verdict = { version: 1, outcome: "returned", reason_key: "words" }
  await asEditor(`POST /v1/editors/reviews/${review_id}/decision`, verdict)
  const watched = { phrase: aPhrase(), note: "Scams", is_held: false }
  const word: string = (await asEditor("POST /v1/editors/watched-words", watched)).id
  const duplicate = (await aThread()).question
  const { id: invitable } = await aMember(api, { account: aSenpai() })
  return { owners, open, going, hidden, word, duplicate, invitable }
}
type World = Awaited<ReturnType<typeof aWorld>>

/** The post that a route is about, and its owner. */
function placeOf(route: string, world: World): RoleRequest {
  const { owners, open, going, hidden, word, duplicate, invitable } = world
  const { question, answer, comment } = route.startsWith("DELETE") ? going : open
  const places: readonly [RegExp, string, string][] = [
    [/^PUT \/v1\/hidden-posts/, hidden, owners.comment],
    [/merge$/, duplicate, owners.question],
    [/(?:invitation|accepted|lock|slow-mode)$/, open.question, owners.question],
    [/answers\/\{id\}/, answer, owners.answer],
    [/comments\/\{id\}/, comment, owners.comment],
    [/watched-words/, word, owners.question],
    [/./, question, owners.question],
  ]
  const [, id = "", owner = ""] = places.find(([pattern]) => pattern.test(route)) ?? []
  const noun = route.includes("hidden-posts") ? "comment" : "question"
  const params = { noun, id, language: "ja", person: invitable, key: "first" }
  return { params, owner }
}

function requestTo(route: string, { open, going }: World): RoleRequest | undefined {
  const { question, answer } = route.startsWith("DELETE") ? going : open
  const words = { title: "Changed", text: "Changed." }
  const requests: Record<string, RoleRequest> = {
    "GET /v1/questions/similar": { query: "title=suit" },
    "GET /v1/comments": { query: `noun=question&id=${question}` },
    "POST /v1/questions": { body: aQuestion() },
    "PUT /v1/questions/{id}": { body: aQuestion() },
    "PUT /v1/questions/{id}/accepted": { body: { answer_id: answer } },
    "PUT /v1/questions/{id}/texts/{language}": { body: words },
    "PUT /v1/editors/questions/{id}/lock": { body: { reason: "settled" } },
    "POST /v1/editors/questions/{id}/merge": { body: { into_id: open.question } },
    "PUT /v1/editors/questions/{id}/slow-mode": { body: { minutes: 5 } },
    "POST /v1/editors/watched-words": { body: { phrase: aPhrase(), note: "Scams", is_held: false } },
    "PUT /v1/editors/watched-words/{id}": { body: { note: "Scams", is_held: true } },
    "POST /v1/questions/{id}/answers": { body: { text: "Yes.", language: "en" } },
    "PUT /v1/answers/{id}": { body: words },
    "PUT /v1/answers/{id}/texts/{language}": { body: words },
    "POST /v1/comments": { body: { noun: "question", id: question, text: "Thanks!" } },
    "PUT /v1/comments/{id}": { body: words },
    "POST /v1/previews": { body: { look: "post", text: "Words." } },
    "PUT /v1/hidden-posts/{noun}/{id}": { body: { text: "Kinder words." } },
  }
  return requests[route]
}
