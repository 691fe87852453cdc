import type { RoleTable } from "#api/testing/roles"
import {
  anAdultStudent,
  anAgreed,
  anOpenMentor,
  aRequest,
  aRequested,
  freeTimes,
} from "./requests/builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET  /v1/mentors/{id}/free-times                    who  yes   yes       yes    yes   yes   yes  yes  -
    POST /v1/mentors/{id}/sessions                      who  half  verified  adult  out   out   out  out  yes
    GET  /v1/mentor-sessions                            who  half  yes       yes    yes   yes   out  out  -
    GET  /v1/mentor-sessions/{id}                       who  half  none      none   none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/accept                who  half  none      none   none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/times                 who  half  none      none   none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/decline               who  half  none      none   none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/withdraw              who  half  none      none   none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/cancel                who  half  none      none   none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/absence               who  half  none      none   none  none  out  out  changed
    GET  /v1/mentor-sessions/{id}/calendar              who  half  none      none   none  none  out  out  yes
    GET  /v1/editors/session-pauses                     who  out   out       out    out   out   out  yes  -
    POST /v1/editors/members/{id}/session-pause/lift    who  out   out       out    out   out   out  yes  -
  `,
  async prepare(api) {
    const mentor = await anOpenMentor(api)
    const some = await aRequested(api, { mentor })
    return async (route, person) => {
      if (route.includes("/mentors/{id}") || route.includes("/editors/")) {
        const student = await anAdultStudent(api)
        const times = (await freeTimes(api, student, mentor)).slice(0, 1)
        return { params: { id: mentor.id }, owner: student.token, ...bodyOf(route, aRequest(times)) }
      }
      if (person !== "owner") return { params: { id: some.id }, ...bodyOf(route, anyTime) }
      const isAgreed = /cancel|absence|calendar/.test(route)
      const { id, times, student } = isAgreed
        ? await anAgreed(api, { mentor })
        : await aRequested(api, { mentor })
      const owner = route.endsWith("/withdraw") || isAgreed ? student.token : mentor.token
      const [, , later = ""] = await freeTimes(api, student, mentor)
      return { params: { id }, owner, ...bodyOf(route, { starts_at: times[0], times: [later] }) }
    }
  },
}

const withoutBody = /^GET|\/(?:withdraw|absence|lift)$/
const bodyOf = (route: string, body: object) => (withoutBody.test(route) ? {} : { body })

const anyTime = { starts_at: "2026-12-01T10:00:00Z", times: ["2026-12-01T10:00:00Z"] }
