import { namedId, type UserId } from "#api/kernel/db/ids"
import { aVideo, aVideoOf } from "#api/modules/common/media/builders"
import { aSenpai } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { decideReview } from "#api/testing/reviews"
import type { RoleRequest, RoleTable, RoleTokens } from "#api/testing/roles"
import { aCourse, aDraftDocument, aDraftLesson, aLesson, aQuizQuestion, publishCourses } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/courses                             yes     yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/courses/{id}                        yes     yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/courses/{id}/lessons/{key}          yes     yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/lessons/{id}/content                member  yes   yes     yes     yes     yes   member  yes   yes
    GET /v1/lessons/{id}/media                  member  yes   yes     yes     yes     yes   member  yes   yes
    POST /v1/lessons/{id}/plays                 who     yes   yes     yes     yes     yes   member  yes   yes
    PUT /v1/lessons/{id}/progress               who     yes   yes     yes     yes     yes   member  yes   yes
    GET /v1/lessons/{id}/answers                who     yes   yes     yes     yes     yes   member  yes   yes
    POST /v1/lessons/{id}/answers               who     yes   yes     yes     yes     yes   member  yes   yes
    GET /v1/lessons/{id}/notes                  who     yes   yes     yes     yes     yes   member  yes   yes
    POST /v1/lessons/{id}/notes                 who     yes   yes     yes     yes     yes   member  yes   yes
    PATCH /v1/notes/{id}                        who     none  none    none    none    none  none    none  yes
    DELETE /v1/notes/{id}                       who     yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/courses/{id}/progress               who     yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/account/courses                     who     yes   yes     yes     yes     yes   yes     yes   yes
    POST /v1/courses/{id}/certificate           who     todo  todo    todo    todo    todo  todo    todo  yes
    GET /v1/certificates/{code}                 yes     yes   yes     yes     yes     yes   yes     yes   yes
    GET /v1/certificates/{code}/pdf             who     none  none    none    none    none  none    none  yes
    GET /v1/course-drafts                       who     half  senpai  senpai  senpai  yes   senpai  yes   yes
    GET /v1/course-drafts/{id}                  who     half  senpai  senpai  senpai  none  senpai  none  yes
    GET /v1/course-drafts/{id}/preview          who     half  senpai  senpai  senpai  none  senpai  none  yes
    PUT /v1/course-drafts/{id}                  who     half  senpai  senpai  senpai  none  senpai  none  yes
    POST /v1/course-drafts/{id}/review          who     half  senpai  senpai  senpai  none  senpai  none  yes
    DELETE /v1/course-drafts/{id}/review        who     half  senpai  senpai  senpai  none  senpai  none  yes
    DELETE /v1/course-drafts/{id}               who     half  senpai  senpai  senpai  none  senpai  none  yes
    GET /v1/editors/course-drafts/{id}          who     out   out     out     out     out   out     yes   out
    DELETE /v1/course-drafts/{id}/publication   who     half  senpai  senpai  senpai  none  senpai  none  yes
    PUT /v1/course-drafts/{id}/publication      who     half  senpai  senpai  senpai  none  senpai  none  yes
    GET /v1/editors/courses                     who     out   out     out     out     out   out     yes   out
    DELETE /v1/editors/courses/{id}/publication who     out   out     out     out     out   out     yes   out
    PUT /v1/editors/courses/{id}/publication    who     out   out     out     out     out   out     yes   out
  `,
  async prepare(api, tokens) {
    const [read, written] = [await aReadCourse(api), await aWrittenCourse(api, tokens)]
    return (route) => ({ ...placeOf(route, { ...read, ...written }), ...requestTo(route, read, written) })
  },
}

/** A course whose second lesson is for members, and a member with a note and a finished course. */
async function aReadCourse(api: TestApi) {
  const { token: reader } = await signedIn(api)
  const call = async (route: string, body?: object) => (await api.call(route, { token: reader, body })).body
  const second = aLesson({ key: "second", videoId: (await aVideo(api)).id, quiz: [aQuizQuestion()] })
  const open = aCourse({ lessons: [aLesson({ key: "first" }), second] })
  const short = aCourse({ lessons: [aLesson({ key: "only" })] })
  await publishCourses(api, open, short)
  const lesson: string = (await call(`GET /v1/courses/${open.id}`)).chapters[0].lessons[1].id
  const { quiz } = await call(`GET /v1/lessons/${lesson}/content`)
  const { id: note } = await call(`POST /v1/lessons/${lesson}/notes`, aNote)

  const only: string = (await call(`GET /v1/courses/${short.id}`)).chapters[0].lessons[0].id
  const { play } = await call(`POST /v1/lessons/${only}/plays`)
  api.clock.advance(60)
  const slots = Array.from({ length: 12 }, (_, at) => at)
  await call(`PUT /v1/lessons/${only}/progress`, { play, position_ms: 0, slots })
  const { code } = await call(`POST /v1/courses/${short.id}/certificate`, {})
  return {
    reader,
    course: open.id as string,
    finished: short.id as string,
    lesson,
    note: note as string,
    code: code as string,
    question: quiz[0].id as string,
  }
}

/** An author's unpublished draft, and their published one. */
async function aWrittenCourse(api: TestApi, { editor = "" }: RoleTokens) {
  const { id, token: author } = await signedIn(api, aSenpai({ registerStep: null }))
  const aDocument = async () => aDraftDocument([aDraftLesson((await aVideoOf(api, namedId<UserId>(id))).id)])
  const aDraft = async (document: object) => {
    const draft = crypto.randomUUID()
    await api.call(`PUT /v1/course-drafts/${draft}`, { token: author, body: { version: 0, document } })
    return draft
  }
  const document = await aDocument()
  const [own, shown] = [await aDraft(document), await aDraft(await aDocument())]
  await api.call(`POST /v1/course-drafts/${shown}/review`, { token: author, body: { version: 1 } })
  await decideReview(api, editor, { kind: "course", subjectId: shown }, { outcome: "approved" })
  const { course_id } = (await api.call(`GET /v1/course-drafts/${shown}`, { token: author })).body
  const changed = { ...document, level: "n2" }
  return { author, own, shown, published: course_id as string, changed }
}
type Read = Awaited<ReturnType<typeof aReadCourse>>
type Written = Awaited<ReturnType<typeof aWrittenCourse>>

const aNote = { at_ms: 0, text: "Ask about this." }

/** What a route is about, and its owner. */
function placeOf(route: string, world: Read & Written): RoleRequest {
  const { reader, author, course, finished, lesson, note, code, own, shown, published } = world
  const places: readonly [RegExp, string, string][] = [
    [/editors\/course-drafts|course-drafts\/\{id\}\/publication/, shown, author],
    [/course-drafts/, own, author],
    [/editors\/courses/, published, author],
    [/notes\/\{id\}/, note, reader],
    [/lessons\/\{id\}/, lesson, reader],
    [/certificate$/, finished, reader],
    [/./, course, reader],
  ]
  const [, id = "", owner = ""] = places.find(([pattern]) => pattern.test(route)) ?? []
  return { params: { id, key: "first", code }, owner }
}

function requestTo(route: string, { question }: Read, { changed }: Written): RoleRequest | undefined {
  const requests: Record<string, RoleRequest> = {
    "PUT /v1/lessons/{id}/progress": { body: { play: 1, position_ms: 0, slots: [] } },
    "POST /v1/lessons/{id}/answers": { body: { question_id: question, chosen: [0] } },
    "POST /v1/lessons/{id}/notes": { body: aNote },
    "PATCH /v1/notes/{id}": { body: { text: "Changed." } },
    "POST /v1/courses/{id}/certificate": { body: {} },
    "PUT /v1/course-drafts/{id}": { body: { version: 1, document: changed } },
    "POST /v1/course-drafts/{id}/review": { body: { version: 2 } },
  }
  return requests[route]
}
