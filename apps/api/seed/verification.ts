// Demo data for student verification: a verified student, and one whose card is waiting for an editor.
import sharp from "sharp"
import { namedId, type UniversityId } from "../src/kernel/db/ids.ts"
import { hasMark } from "../src/kernel/db/marks.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { processFile } from "../src/modules/common/media/file-processing/service.ts"
import { receiveFile } from "../src/modules/common/media/receiving/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { cardPurpose, sendCard } from "../src/modules/people/verification/card/service.ts"
import { verifyWithoutProof } from "../src/modules/people/verification/claims/service.ts"
import { once } from "./once.ts"

const UNIVERSITY = namedId<UniversityId>("waseda-university")
const GRADUATION = "2028-09"
const VERIFIED = "demo-verified"
const CARD = "demo-card"
export const verificationMarks = [VERIFIED, CARD]

export async function loadVerification(platform: Platform, now: Date): Promise<void> {
  const { db } = platform
  const verified = await accountAt(db.autocommit, "verified@shirube.example")
  const claim = {
    universityKey: UNIVERSITY,
    graduationMonth: GRADUATION,
    email: null,
    degree: null,
    method: "card",
  } as const
  if (verified)
    await once(db, VERIFIED, now, (tx) =>
      verifyWithoutProof(tx, platform, verified.id, { ...claim, number: "1W23-DEMO-42" }, now),
    )
  const applicant = await accountAt(db.autocommit, "applicant@shirube.example")
  if (applicant && !(await hasMark(db.autocommit, CARD))) await sendSampleCard(platform, applicant.id, now)
}

async function sendSampleCard(platform: Platform, userId: Parameters<typeof sendCard>[2], now: Date) {
  const { db } = platform
  const moment = { now, language: "en" } as const
  const card = await drawCard()
  const upload = {
    contentType: "image/png",
    declaredBytes: card.byteLength,
    async *pieces() {
      yield card
    },
  }
  const sent = { purpose: cardPurpose.name, upload, retryKey: null }
  const fileId = await receiveFile(db, platform, userId, sent, now)
  await processFile(platform, fileId)
  const asked = { fileId, number: "1W24-DEMO-17", graduationMonth: GRADUATION }
  await once(db, CARD, now, (tx) => sendCard(tx, platform, userId, asked, moment))
}

/** A sample card, labelled as such. */
const drawCard = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" font-family="sans-serif">
      <rect width="860" height="540" rx="28" fill="#fffdf9" stroke="#264348" stroke-width="6"/>
      <rect width="860" height="96" rx="28" fill="#264348"/>
      <text x="40" y="62" font-size="34" fill="#fffdf9">Student ID / 学生証</text>
      <rect x="48" y="140" width="210" height="270" fill="#efe8da"/>
      <circle cx="153" cy="230" r="56" fill="#c9bda5"/>
      <path d="M63 410a90 96 0 0 1 180 0z" fill="#c9bda5"/>
      <text x="300" y="190" font-size="30" fill="#1e1b18">Sofía Ramírez</text>
      <text x="300" y="250" font-size="26" fill="#1e1b18">Waseda University / 早稲田大学</text>
      <text x="300" y="310" font-size="26" fill="#1e1b18">No. 1W24-DEMO-17</text>
      <text x="300" y="370" font-size="26" fill="#1e1b18">2024-10 – 2028-09</text>
      <text x="48" y="490" font-size="30" fill="#d3381c">SAMPLE – not a real card / 見本</text>
    </svg>`),
  )
    .png()
    .toBuffer()
