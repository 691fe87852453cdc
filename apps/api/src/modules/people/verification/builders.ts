// Students before verification; a test sets only what matters to it.
import { namedId, type UniversityId } from "#api/kernel/db/ids"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { saveNames, saveSchool, saveStudy, saveUniversity } from "#api/modules/people/profile/service"
import type { TestApi } from "#api/testing/api"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { mailsTo } from "#api/testing/services/mails"

const NAMES = {
  family_name: "Okafor",
  given_name: "Amara",
  has_one_name: false,
  birth_date: "2004-04-01",
}

let counter = 0

/** A student with a university and a graduation month in their profile, as after sign-up. */
export async function anUnverifiedStudent(
  api: TestApi,
  {
    account = {},
    universityId = "waseda-university",
    month = "2028-03",
  }: {
    account?: Parameters<typeof aStudent>[0]
    universityId?: string | null
    month?: string | null
  } = {},
) {
  const person = await signedIn(api, aStudent({ language: "en", ...account }))
  const moment = { now: api.clock.now(), language: "en" } as const
  await api.db.transaction(async (tx) => {
    await saveNames(tx, person.id, { ...NAMES, display_name: person.account.name }, moment)
    if (universityId !== null)
      await saveUniversity(tx, person.id, { university_id: namedId<UniversityId>(universityId) }, moment)
    await saveSchool(tx, person.id, { degree: "bachelor" }, moment)
    if (month !== null)
      await saveStudy(tx, person.id, { major: "Economics", year: 2, graduation_month: month }, moment)
  })
  return { ...person, number: `1W23-${1000 + ++counter}`, address: `student${counter}@fuji.waseda.jp` }
}
export type Studying = Awaited<ReturnType<typeof anUnverifiedStudent>>

export const askByMail = (api: TestApi, student: Studying, wishes: object = {}) =>
  api.call("POST /v1/user/verification/mail", {
    token: student.token,
    body: { email: student.address, student_number: student.number, ...wishes },
  })

export async function aSentCard(
  api: TestApi,
  { token }: Pick<Studying, "token">,
  bytes?: Buffer,
  type?: string,
) {
  const sent = await sendFile(api.api, bytes ?? (await aJpeg()), {
    token,
    purpose: "student-card",
    ...(type ? { type } : {}),
  })
  await onceProcessed(api, token, sent.body.id)
  return sent.body.id as string
}

export const askByCard = (api: TestApi, student: Studying, fileId: string, wishes: object = {}) =>
  api.call("POST /v1/user/verification/card", {
    token: student.token,
    body: { file_id: fileId, student_number: student.number, ...wishes },
  })

export const confirm = (api: TestApi, { token }: Pick<Studying, "token">, link: string) =>
  api.call("POST /v1/user/verification/confirm", { token, body: { token: link } })

/** The token of the newest link mailed to this address; empty if there is none. */
export async function linkTo(api: TestApi, address: string): Promise<string> {
  const [mail] = await mailsTo(api, address)
  return /\/email\/verify\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? ""
}

export async function aVerified(
  api: TestApi,
  wishes: Parameters<typeof anUnverifiedStudent>[1] = {},
): Promise<Studying> {
  const student = await anUnverifiedStudent(api, wishes)
  await askByMail(api, student)
  await confirm(api, student, await linkTo(api, student.address))
  return student
}
