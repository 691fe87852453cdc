// Who may do what in Ask Senpai and with what comes of it, from both sides: every route, everybody who can call it, what they
// are answered. A route that joins the contract needs a line of its own here.
import { optionalCategories } from "@shirube/contract/notifications"
import { routes } from "@shirube/contract/registry"
import type { RouteDefinition } from "@shirube/contract/route"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/features/auth/builders"
import { answer, aQuestion, aSenpai, ask, comment } from "#api/features/forum/builders"
import { aMember } from "#api/features/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { startPushService } from "#api/testing/push-service"

/** Tags whose routes are no part of this; who may call those is walked by access.test.ts and said beside each feature. */
const ELSEWHERE = `Account Account-invitations Ambassadors Applications Articles Auth Blocks Calendar Consents Courses Development Events Files Identities Media Members Organised-events Passkeys Password Past-events Photo
  Profile Public-pages Reference-data Search Second-factor Senpai Sessions Sign-up Single-sign-on Student-verification Suspensions System Tips Visa`

/** What a word of the table stands for; `yes` is whatever the contract calls success, `-` somebody whom there is not. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  who: /^401 auth\.required$/,
  out: /^403 auth\.forbidden$/,
  half: /^409 account\.registration_unfinished$/,
  senpai: /^409 account\.screened_senpai_only$/,
  firm: /^409 \w+\.not_for_companies$/,
  theirs: /^409 (?:question|answer|comment)\.not_yours$/,
  text: /^409 text\.not_for_you$/,
  own: /^409 (?:votes|complaint)\.own$/,
  none: /^404 (?:notification\.not_found|push\.not_found|invitation\.not_found|saved\.not_saved|collection\.not_found|post\.not_hidden|file\.not_found|lesson\.not_found)$/,
  token: /^409 notification\.unsubscribe_invalid$/,
}

/** `half`: has not finished signing up. `senpai`: not screened yet. `owner`: who wrote it, or whose it is. */
const TABLE = `
                                             visitor half  student verified senpai screened company editor owner
  GET /v1/questions                          yes     yes   yes     yes      yes    yes      yes     yes    -
  GET /v1/questions/answered                 yes     yes   yes     yes      yes    yes      yes     yes    -
  GET /v1/questions/mine                     who     half  yes     yes      yes    yes      yes     yes    yes
  GET /v1/questions/followed                 who     yes   yes     yes      yes    yes      yes     yes    -
  GET /v1/questions/for-me                   who     half  senpai  senpai   senpai yes      senpai  yes    -
  GET /v1/questions/similar                  yes     yes   yes     yes      yes    yes      yes     yes    -
  GET /v1/questions/{id}                     yes     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/questions/{id}/answers             yes     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/questions/{id}/history             yes     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/questions/{id}/texts               yes     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/courses/{id}/lessons/{key}/questions none  none  none    none     none   none     none    none   -
  POST /v1/questions                         who     half  yes     yes      yes    yes      firm    yes    -
  PUT /v1/questions/{id}                     who     half  theirs  theirs   theirs theirs   theirs  yes    yes
  DELETE /v1/questions/{id}                  who     half  theirs  theirs   theirs theirs   theirs  theirs yes
  PUT /v1/questions/{id}/accepted            who     half  theirs  theirs   theirs theirs   theirs  theirs yes
  DELETE /v1/questions/{id}/accepted         who     half  theirs  theirs   theirs theirs   theirs  theirs yes
  PUT /v1/questions/{id}/texts/{language}    who     half  text    text     text   yes      text    yes    yes
  GET /v1/pictures/{id}/{variant}            none    none  none    none     none   none     none    none   none
  GET /v1/editors/questions/{id}/asker       who     out   out     out      out    out      out     yes    out
  PUT /v1/editors/questions/{id}/lock        who     out   out     out      out    out      out     yes    out
  DELETE /v1/editors/questions/{id}/lock     who     out   out     out      out    out      out     yes    out
  POST /v1/editors/questions/{id}/merge      who     out   out     out      out    out      out     yes    out
  DELETE /v1/editors/questions/{id}/merge    who     out   out     out      out    out      out     yes    out
  GET /v1/editors/questions/{id}/merged      who     out   out     out      out    out      out     yes    out
  PUT /v1/editors/questions/{id}/slow-mode   who     out   out     out      out    out      out     yes    out
  DELETE /v1/editors/questions/{id}/slow-mode who    out   out     out      out    out      out     yes    out
  POST /v1/questions/{id}/answers            who     half  senpai  senpai   senpai yes      senpai  yes    senpai
  PUT /v1/answers/{id}                       who     half  theirs  theirs   theirs theirs   theirs  yes    yes
  DELETE /v1/answers/{id}                    who     half  theirs  theirs   theirs theirs   theirs  theirs yes
  GET /v1/answers/{id}/history               yes     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/answers/{id}/texts                 yes     yes   yes     yes      yes    yes      yes     yes    yes
  PUT /v1/answers/{id}/texts/{language}      who     half  text    text     text   yes      text    yes    yes
  GET /v1/comments                           yes     yes   yes     yes      yes    yes      yes     yes    -
  POST /v1/comments                          who     half  yes     yes      yes    yes      firm    yes    yes
  PUT /v1/comments/{id}                      who     half  theirs  theirs   theirs theirs   theirs  theirs yes
  DELETE /v1/comments/{id}                   who     half  theirs  theirs   theirs theirs   theirs  theirs yes
  GET /v1/topics                             yes     yes   yes     yes      yes    yes      yes     yes    -
  POST /v1/previews                          who     yes   yes     yes      yes    yes      yes     yes    -
  GET /v1/questions/{id}/invitable           who     half  theirs  theirs   theirs theirs   theirs  yes    yes
  GET /v1/questions/{id}/invitations         who     half  theirs  theirs   theirs theirs   theirs  yes    yes
  PUT /v1/questions/{id}/invitations/{person} who     half  theirs  theirs   theirs theirs   theirs  yes    yes
  DELETE /v1/questions/{id}/invitation       who     half  none    none     none   none     none    none   none
  GET /v1/mentionable                        who     half  yes     yes      yes    yes      firm    yes    -
  PUT /v1/votes/{noun}/{id}                  who     half  yes     yes      yes    yes      firm    yes    own
  DELETE /v1/votes/{noun}/{id}               who     yes   yes     yes      yes    yes      yes     yes    yes
  PUT /v1/follows/{noun}/{id}                who     half  yes     yes      yes    yes      firm    yes    yes
  DELETE /v1/follows/{noun}/{id}             who     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/follows/topics                     who     yes   yes     yes      yes    yes      yes     yes    -
  PUT /v1/saved/{noun}/{id}                  who     yes   yes     yes      yes    yes      firm    yes    yes
  DELETE /v1/saved/{noun}/{id}               who     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/saved                              who     yes   yes     yes      yes    yes      yes     yes    -
  PUT /v1/saved/{noun}/{id}/note             who     none  none    none     none   none     none    none   none
  PUT /v1/saved/{noun}/{id}/place            who     none  none    none     none   none     none    none   none
  GET /v1/collections                        who     yes   yes     yes      yes    yes      yes     yes    -
  PUT /v1/collections/{collection}        who     yes   yes     yes      yes    yes      firm    yes    -
  DELETE /v1/collections/{collection}     who     none  none    none     none   none     none    none   -
  PUT /v1/collections/{collection}/{noun}/{id} who none none    none     none   none     none    none   -
  DELETE /v1/collections/{collection}/{noun}/{id} who none none none     none   none     none    none   -
  GET /v1/personal                           who     yes   yes     yes      yes    yes      yes     yes    yes
  PUT /v1/complaints/{noun}/{id}             who     half  yes     yes      yes    yes      yes     yes    own
  POST /v1/editors/posts/{noun}/{id}/review  who     out   out     out      out    out      out     yes    out
  GET /v1/editors/watched-words              who     out   out     out      out    out      out     yes    -
  POST /v1/editors/watched-words             who     out   out     out      out    out      out     yes    -
  PUT /v1/editors/watched-words/{id}         who     out   out     out      out    out      out     yes    -
  DELETE /v1/editors/watched-words/{id}      who     out   out     out      out    out      out     yes    -
  GET /v1/editors/queues                     who     out   out     out      out    out      out     yes    out
  GET /v1/editors/reviews                    who     out   out     out      out    out      out     yes    out
  GET /v1/editors/reviews/{id}               who     out   out     out      out    out      out     yes    out
  GET /v1/editors/reviews/{id}/files/{name}  who     out   out     out      out    out      out     none   out
  POST /v1/editors/reviews/{id}/decision     who     out   out     out      out    out      out     yes    out
  GET /v1/hidden-posts                       who     half  yes     yes      yes    yes      yes     yes    yes
  PUT /v1/hidden-posts/{noun}/{id}           who     half  none    none     none   none     none    none   yes
  GET /v1/notifications                      who     yes   yes     yes      yes    yes      yes     yes    yes
  GET /v1/notifications/unread               who     yes   yes     yes      yes    yes      yes     yes    yes
  PUT /v1/notifications/{id}/read            who     none  none    none     none   none     none    none   yes
  DELETE /v1/notifications/{id}/read         who     none  none    none     none   none     none    none   yes
  PUT /v1/notifications/read                 who     none  none    none     none   none     none    none   yes
  GET /v1/notifications/settings             who     yes   yes     yes      yes    yes      yes     yes    -
  PUT /v1/notifications/settings             who     yes   yes     yes      yes    yes      yes     yes    -
  POST /v1/notifications/unsubscribe         token   token token   token    token  token    token   token  -
  GET /v1/push                               who     yes   yes     yes      yes    yes      yes     yes    -
  PUT /v1/push/subscription                  who     yes   yes     yes      yes    yes      yes     yes    yes
  DELETE /v1/push/subscriptions/{id}         who     none  none    none     none   none     none    none   yes
`

const [heading = "", ...lines] = TABLE.trim().split("\n")
const people = heading.trim().split(/\s+/)
const matrix = new Map(
  lines.map((line) => {
    const [method = "", path = "", ...answers] = line.trim().split(/\s+/)
    return [`${method} ${path}`, new Map(people.map((person, place) => [person, answers[place] ?? ""]))]
  }),
)

const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}`
const elsewhere = new Set(ELSEWHERE.split(/\s+/))
const walked = (routes as readonly RouteDefinition[]).filter(
  ({ tag }) => !elsewhere.has(tag.replaceAll(" ", "-")),
)

let api: TestApi
let push: Awaited<ReturnType<typeof startPushService>>
let tokens: Readonly<Record<string, string | undefined>>
let owners: Readonly<Record<"question" | "answer" | "comment", string>>
beforeAll(async () => {
  push = await startPushService()
  api = await startTestApi({ DEMO: "1" })
  const tokenOf = async (account = aStudent()) => (await signedIn(api, account)).token
  tokens = {
    visitor: undefined,
    half: await tokenOf(aStudent({ registerStep: "/sign-up/basic-info/1" })),
    student: await tokenOf(),
    verified: await tokenOf(aStudent({ isVerified: true })),
    senpai: await tokenOf(aSenpai({ isScreened: false })),
    screened: await tokenOf(aSenpai()),
    company: await tokenOf(aStudent({ role: "company" })),
    editor: await tokenOf(anEditor()),
  }
  owners = { question: await tokenOf(), answer: await tokenOf(aSenpai()), comment: await tokenOf() }
})
afterAll(async () => {
  await api.stop()
  await push.stop()
})

async function aThread() {
  const question = await ask(api, owners.question)
  return {
    question,
    answer: await answer(api, owners.answer, question),
    comment: await comment(api, owners.comment, { noun: "question", id: question }),
  }
}

/** One thing of each kind, and each with an owner. */
async function aWorld() {
  const open = await aThread()
  // What takes a thing away has others: without its question, an answer is gone too.
  const going = { ...(await aThread()), question: (await aThread()).question }
  const asEditor = async (route: string, body?: object) =>
    (await api.call(route, { token: tokens.editor, body })).body
  const hidden = (await aThread()).comment
  const { review_id } = await asEditor(`POST /v1/editors/posts/comment/${hidden}/review`)
  const verdict = { version: 1, outcome: "returned", reason_key: "words" }
  await asEditor(`POST /v1/editors/reviews/${review_id}/decision`, verdict)
  const watched = { phrase: "LINE ID", note: "Scams", is_held: false }
  const word = (await asEditor("POST /v1/editors/watched-words", watched)).id
  const waiting = await asEditor(`POST /v1/editors/posts/answer/${open.answer}/review`)
  await api.settle()
  const token = owners.question
  const { items } = (await api.call("GET /v1/notifications", { token })).body
  const { server_key } = (await api.call("GET /v1/push", { token })).body
  const browser = () => {
    const { endpoint, p256dh, auth } = push.aBrowser()
    return { endpoint, p256dh, auth, server_key }
  }
  const device = (await api.call("PUT /v1/push/subscription", { token, body: browser() })).body.id
  const review = waiting.review_id
  const duplicate = (await aThread()).question
  const { id: invitable } = await aMember(api, { account: aSenpai() })
  return {
    duplicate,
    open,
    going,
    hidden,
    word,
    review,
    notification: items[0].id,
    device,
    browser,
    invitable,
  }
}
type World = Awaited<ReturnType<typeof aWorld>>

/** What an honest client would send. */
function requestOf(name: string, world: World) {
  const { duplicate, open, going, hidden, word, review, notification, device, browser, invitable } = world
  const { question, answer, comment } = name.startsWith("DELETE") ? going : open
  const words = { title: "Changed", text: "Changed." }
  const places: readonly [RegExp, string, string][] = [
    [/^PUT \/v1\/hidden-posts/, hidden, owners.comment],
    [/merge$/, duplicate, owners.question],
    [/invitation$/, open.question, owners.question],
    [/accepted$/, open.question, owners.question],
    [/\/(?:lock|slow-mode)$/, open.question, owners.question],
    [/answers\/\{id\}/, answer, owners.answer],
    [/comments\/\{id\}/, comment, owners.comment],
    [/reviews\/\{id\}/, review, owners.answer],
    [/watched-words/, word, owners.question],
    [/notifications/, notification, owners.question],
    [/push/, device, owners.question],
    [/(?:votes|follows|saved)/, open.question, owners.question],
    [/./, question, owners.question],
  ]
  const [, id = "", owner = ""] = places.find(([pattern]) => pattern.test(name)) ?? []
  const noun = name.includes("hidden-posts") ? "comment" : "question"
  const queries: Record<string, string> = {
    "GET /v1/questions/similar": "title=suit",
    "GET /v1/comments": `noun=question&id=${question}`,
    "GET /v1/saved": "list=question",
    "GET /v1/personal": `things=question:${question}`,
    "POST /v1/notifications/unsubscribe": "token=guessed",
  }
  const channels = { in_app: true, mail: true, push: true }
  const bodies: Record<string, object> = {
    "POST /v1/questions": aQuestion(),
    "PUT /v1/questions/{id}": aQuestion(),
    "PUT /v1/questions/{id}/accepted": { answer_id: answer },
    "PUT /v1/questions/{id}/texts/{language}": words,
    "PUT /v1/editors/questions/{id}/lock": { reason: "settled" },
    "POST /v1/editors/questions/{id}/merge": { into_id: open.question },
    "PUT /v1/editors/questions/{id}/slow-mode": { minutes: 5 },
    "POST /v1/editors/watched-words": { phrase: "WeChat", note: "Scams", is_held: false },
    "PUT /v1/editors/watched-words/{id}": { note: "Scams", is_held: true },
    "POST /v1/questions/{id}/answers": { text: "Yes.", language: "en" },
    "PUT /v1/answers/{id}": words,
    "PUT /v1/answers/{id}/texts/{language}": words,
    "POST /v1/comments": { noun: "question", id: question, text: "Thanks!" },
    "PUT /v1/comments/{id}": words,
    "POST /v1/previews": { look: "post", text: "Words." },
    "PUT /v1/complaints/{noun}/{id}": { reason: "offensive" },
    "POST /v1/editors/reviews/{id}/decision": { version: 1, outcome: "approved" },
    "PUT /v1/hidden-posts/{noun}/{id}": { text: "Kinder words." },
    "PUT /v1/notifications/read": { newest_id: notification },
    "PUT /v1/notifications/settings": {
      choices: Object.fromEntries(optionalCategories.map((each) => [each, channels])),
      digest: "daily",
      quiet: { is_on: false, from: "22:00", to: "07:00", zone: "Asia/Tokyo" },
    },
    "PUT /v1/push/subscription": browser(),
    "PUT /v1/saved/{noun}/{id}/note": { note: "For Monday." },
    "PUT /v1/saved/{noun}/{id}/place": { side: "before", of: { noun: "question", id: duplicate } },
    "PUT /v1/collections/{collection}": { name: "Interviews" },
  }
  const address = name
    .replace("{noun}", noun)
    .replace("{collection}", crypto.randomUUID())
    .replace("{id}", id)
    .replace("{language}", "ja")
    .replace("{person}", invitable)
    .replace("{name}", "card")
    .replace("{key}", "first")
  const query = queries[name]
  return { address: query ? `${address}?${query}` : address, body: bodies[name], owner }
}

describe("in Ask Senpai and with what comes of it", () => {
  it("every route has its line, and every line its route", () => {
    expect([...matrix.keys()].sort()).toEqual(walked.map(nameOf).sort())
    for (const [name, answers] of matrix)
      for (const [person, word] of answers)
        expect([name, person, word in ANSWERS || word === "yes" || word === "-"]).toEqual([
          name,
          person,
          true,
        ])
  })

  it("everybody is answered as the table says", async () => {
    const world = await aWorld()
    for (const definition of walked) {
      const name = nameOf(definition)
      for (const [person, word] of matrix.get(name) ?? []) {
        if (word === "-") continue
        const { address, body, owner } = requestOf(name, world)
        const token = person === "owner" ? owner : tokens[person]
        const answered = await api.call(address, { token, body })
        const said = `${answered.status}${answered.status < 400 ? "" : ` ${answered.body.code}`}`
        const expected = ANSWERS[word] ?? new RegExp(`^${definition.success.status}$`)
        expect([name, person, said]).toEqual([name, person, expect.stringMatching(expected)])
      }
    }
  })

  it("a page is told that one may what one may, before anybody presses", async () => {
    const { question, answer } = await aThread()
    const may = (person: string, ...names: string[]) =>
      names.map((name) => matrix.get(name)?.get(person) === "yes")
    // Whoever has not finished signing up may try, and is told where to go on.
    for (const person of people.filter((each) => each !== "visitor" && each !== "half")) {
      const token = person === "owner" ? owners.question : tokens[person]
      const { body } = await api.call(`GET /v1/personal?things=question:${question},answer:${answer}`, {
        token,
      })
      const [ofQuestion, ofAnswer] = body.items
      const { mine, saved, follow, vote } = ofQuestion
      expect([
        person,
        ...[mine.may_edit, mine.may_remove, mine.may_accept, mine.may_answer, mine.may_comment],
        ...[mine.may_translate, saved.may_save, follow.may_follow, vote.may_vote && !mine.is_mine],
      ]).toEqual([
        person,
        ...may(
          person,
          "PUT /v1/questions/{id}",
          "DELETE /v1/questions/{id}",
          "PUT /v1/questions/{id}/accepted",
        ),
        ...may(person, "POST /v1/questions/{id}/answers", "POST /v1/comments"),
        ...may(person, "PUT /v1/questions/{id}/texts/{language}", "PUT /v1/saved/{noun}/{id}"),
        ...may(person, "PUT /v1/follows/{noun}/{id}", "PUT /v1/votes/{noun}/{id}"),
      ])
      if (person === "owner") continue
      expect([person, ofAnswer.mine.may_edit, ofAnswer.mine.may_remove, ofAnswer.mine.may_translate]).toEqual(
        [
          person,
          ...may(person, "PUT /v1/answers/{id}", "DELETE /v1/answers/{id}"),
          ...may(person, "PUT /v1/answers/{id}/texts/{language}"),
        ],
      )
    }
  })
})
