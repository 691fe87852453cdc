import type { RoleTable } from "#api/testing/roles"
import { anUnverifiedStudent, aSentCard, linkTo } from "./builders.ts"

export const roles: RoleTable = {
  // The owner has uploaded the card and received the link.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/user/verification               who  yes    yes    yes    yes       yes       yes   yes    yes
    POST /v1/user/verification/card         who  none   none   none   graduate  graduate  firm  staff  yes
    POST /v1/user/verification/mail         who  yes    yes    yes    graduate  graduate  firm  staff  yes
    POST /v1/user/verification/mail/resend  who  yes    yes    yes    idle      idle      idle  idle   yes
    POST /v1/verification/link              yes  yes    yes    yes    yes       yes       yes   yes    yes
    POST /v1/user/verification/confirm      who  other  other  other  graduate  graduate  firm  staff  yes
    DELETE /v1/user/verification/request    who  yes    yes    yes    yes       yes       yes   yes    yes
  `,
  async prepare(api, tokens) {
    const student = await anUnverifiedStudent(api)
    const { token: owner, address } = student
    for (const token of [tokens.half, tokens.student, tokens.verified])
      await api.call("PUT /v1/profile/university", { token, body: { university_id: "waseda-university" } })
    const file_id = await aSentCard(api, student)
    const study = { student_number: student.number, graduation_month: "2028-03" }
    return async (route, person) => {
      switch (route) {
        case "POST /v1/user/verification/card":
          return { body: { file_id, ...study }, owner }
        case "POST /v1/user/verification/mail":
          return {
            body: { email: person === "owner" ? address : `${person}@fuji.waseda.jp`, ...study },
            owner,
          }
        case "POST /v1/user/verification/mail/resend":
          api.clock.advance(61)
          return { owner }
        case "POST /v1/verification/link":
        case "POST /v1/user/verification/confirm":
          return { body: { token: await linkTo(api, address) }, owner }
        default:
          return { owner }
      }
    }
  },
}
