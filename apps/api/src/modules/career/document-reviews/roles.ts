import { anAdultStudent } from "#api/modules/mentors/mentor-sessions/requests/builders"
import type { RoleRequest, RoleTable } from "#api/testing/roles"
import { aDocument, aDone, aMark, aReading, aReviewer, aWaiting } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/document-reviews                        who  half  verified  adult  out     out   out  out  yes
    GET  /v1/document-reviews                        who  half  yes       yes    yes     yes   out  out  -
    GET  /v1/document-reviews/queue                  who  out   out       out    senpai  yes   out  out  -
    GET  /v1/document-reviews/{review}               who  half  none      none   none    none  out  out  yes
    POST /v1/document-reviews/{review}/take          who  out   out       out    senpai  none  out  out  yes
    POST /v1/document-reviews/{review}/decline       who  half  none      none   none    none  out  out  yes
    PUT  /v1/document-reviews/{review}/comments      who  out   out       out    senpai  none  out  out  yes
    POST /v1/document-reviews/{review}/send          who  out   out       out    senpai  none  out  out  yes
    POST /v1/document-reviews/{review}/withdraw      who  half  none      none   out     out   out  out  yes
    PUT  /v1/document-reviews/{review}/marks/{mark}  who  half  none      none   out     out   out  out  yes
  `,
  async prepare(api) {
    const reviewer = await aReviewer(api)
    const some = await aReading(api, { mentor: reviewer })
    return async (route, person): Promise<RoleRequest> => {
      if (route.endsWith("/queue") || route.endsWith("GET /v1/document-reviews")) return {}
      const student = await anAdultStudent(api)
      if (route.endsWith("POST /v1/document-reviews")) {
        const document = await aDocument(api, student)
        const body = { document, version: 1, mentor: null, question: "Is the beginning clear enough?" }
        return { body, owner: student.token }
      }
      if (person !== "owner") return { params: { review: some.id, mark: aMark().id }, ...bodyOf(route) }
      const isOfStudent = /withdraw|marks/.test(route)
      const { id, mentor } = await make(route)(api, { student, mentor: reviewer })
      const owner = isOfStudent ? student.token : (mentor ?? reviewer).token
      if (route.endsWith("/send")) await saveFirst(owner, id)
      return { params: { review: id, mark: aMark().id }, owner, ...bodyOf(route) }

      async function saveFirst(token: string, review: string) {
        const body = { version: 0, words: "A good start.", marks: [] }
        await api.call(`PUT /v1/document-reviews/${review}/comments`, { token, body })
      }
    }
  },
}

const make = (route: string) =>
  route.endsWith("/take") ? aWaiting : route.includes("/marks/") ? aDone : aReading

function bodyOf(route: string): Pick<RoleRequest, "body"> {
  if (route.endsWith("/decline")) return { body: { reason: "I am travelling this week." } }
  if (route.endsWith("/comments")) return { body: { version: 0, words: "A good start.", marks: [aMark()] } }
  if (route.endsWith("/send")) return { body: { version: 1 } }
  return route.includes("/marks/") ? { body: { decision: "taken" } } : {}
}
