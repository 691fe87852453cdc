// Certificates of finished courses. Their text never changes once made.
import { randomBytes } from "node:crypto"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Tx } from "#api/kernel/db/client"
import { type CertificateCode, type CourseId, namedId, type UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { isPrintable } from "#api/modules/learning/courses/paper/service"
import { insertCertificate, selectByCode, selectOwn, selectTitles } from "./queries.ts"

/** Crockford's alphabet: no letter can be mistaken for another or for a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const CODE_LETTERS = 26

/** 128 random bits, so that codes cannot be guessed. */
function newCode(): CertificateCode {
  let number = BigInt(`0x${randomBytes(16).toString("hex")}`)
  let code = ""
  for (let at = 0; at < CODE_LETTERS; at++) {
    code = LETTERS.charAt(Number(number % 32n)) + code
    number /= 32n
  }
  return namedId<CertificateCode>(code)
}

interface Making {
  readonly finishedAt: Date | null
  /** The name in letters from A to Z. */
  readonly typed: string | undefined
  readonly now: Date
}

export const codeOf = async (tx: Tx, userId: UserId, courseId: CourseId) =>
  (await selectOwn(tx, userId, courseId))?.code ?? null

/** Null if the name has characters that cannot be printed. */
export const nameOnCertificate = ({ name }: Pick<Actor, "name">) => (isPrintable(name) ? name : null)

/**
 * Uses the current name, or the typed one in the letters of the residence card if it cannot be printed.
 * Idempotent: later renames do not change it.
 */
export async function makeCertificate(
  tx: Tx,
  user: Actor,
  courseId: CourseId,
  { finishedAt, typed, now }: Making,
) {
  const made = await selectOwn(tx, user.id, courseId)
  if (made) return { certificate: made, courseId }
  const titles = await selectTitles(tx, courseId)
  const [any] = titles
  if (!any) throw new ApiError("course.not_found")
  if (!finishedAt) throw new ApiError("certificate.not_finished")
  const name = nameOnCertificate(user) ?? typed
  if (name === undefined) throw new ApiError("certificate.name_needed")
  await insertCertificate(tx, {
    code: newCode(),
    userId: user.id,
    courseId,
    name,
    courseTitle: Object.fromEntries(titles.map(({ language, title }) => [language, withoutRuby(title)])),
    lessonCount: any.lessonCount,
    durationMs: any.durationMs,
    finishedAt,
    madeAt: now,
  })
  const certificate = await selectOwn(tx, user.id, courseId)
  if (!certificate) throw new Error("Certificate not found after insert")
  return { certificate, courseId }
}

/** For anyone who has the code. */
export async function checkCertificate(tx: Tx, code: CertificateCode) {
  const found = await selectByCode(tx, code)
  if (!found) throw new ApiError("certificate.not_found")
  return found
}

/** Answers 404 for another member's certificate; the public page verifies those. */
export async function ownCertificate(tx: Tx, user: Actor, code: CertificateCode) {
  const found = await selectByCode(tx, code)
  if (found?.certificate.userId !== user.id) throw new ApiError("certificate.not_found")
  return found
}
