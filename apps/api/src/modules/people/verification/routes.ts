import * as contract from "@shirube/contract/people/verification/routes"
import type { Language } from "@shirube/vocabulary/language"
import { ok, slice } from "#api/kernel/http/slice"
import { sendCard } from "./card/service.ts"
import { confirmLink, inspectLink, resendLink, sendLink } from "./mail/service.ts"
import { presentVerification } from "./present.ts"
import { graduationMonthFor, refuseUnlessStudent, verificationOf, withdraw } from "./service.ts"

const answer = (status: Awaited<ReturnType<typeof verificationOf>>, language: Language) =>
  ok(presentVerification(status, language))

export const routes = slice(({ implement }) => [
  implement(contract.getVerification, async ({ tx, user, platform, now, language }) =>
    answer(await verificationOf(tx, platform, user.id, now), language),
  ),
  implement(
    contract.verifyByMail,
    { transaction: false },
    async ({ db, user, body, platform, visit, now, language }) => {
      refuseUnlessStudent(user)
      const { email, student_number: number, graduation_month } = body
      const graduationMonth = await graduationMonthFor(db.autocommit, user.id, graduation_month, visit)
      await sendLink(db, platform, user.id, { email, number, graduationMonth }, visit)
      return answer(await verificationOf(db.autocommit, platform, user.id, now), language)
    },
  ),
  implement(
    contract.resendVerificationMail,
    { transaction: false },
    async ({ db, user, platform, visit, now, language }) => {
      await resendLink(db, platform, user.id, visit)
      return answer(await verificationOf(db.autocommit, platform, user.id, now), language)
    },
  ),
  implement(contract.checkVerificationLink, { transaction: false }, async ({ db, body, user, now }) => {
    const { state, isOwn } = await inspectLink(db.autocommit, body.token, user, now)
    return ok({ state, is_own: isOwn })
  }),
  implement(contract.confirmVerificationLink, async ({ tx, user, body, platform, visit, now, language }) => {
    refuseUnlessStudent(user)
    await confirmLink(tx, platform, user, body.token, visit)
    return answer(await verificationOf(tx, platform, user.id, now), language)
  }),
  implement(contract.verifyByCard, async ({ tx, user, body, platform, visit, now, language }) => {
    refuseUnlessStudent(user)
    const { file_id: fileId, student_number: number, graduation_month } = body
    const graduationMonth = await graduationMonthFor(tx, user.id, graduation_month, visit)
    await sendCard(tx, platform, user.id, { fileId, number, graduationMonth }, visit)
    return answer(await verificationOf(tx, platform, user.id, now), language)
  }),
  implement(contract.withdrawVerification, async ({ tx, user, platform, now, language }) => {
    await withdraw(tx, platform, user.id)
    return answer(await verificationOf(tx, platform, user.id, now), language)
  }),
])
