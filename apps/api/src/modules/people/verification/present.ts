import { RESEND_SECONDS, type VerificationMethod } from "@shirube/contract/people/verification/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { OwnReview } from "#api/kernel/features/own-review"
import type { Reason, ShownSubject } from "#api/kernel/features/review-kinds"
import { isWithEditors, lastTwo } from "./policy.ts"

type Words = Readonly<Record<Language, string>>

export const monthText: Words = {
  en: "Please choose the month in which you expect to graduate. It must lie ahead.",
  ja: "卒業予定の月を選んでください。今月以降の月にしてください。",
}

export const notUniversityText: Words = {
  en: "Please use the address that your university gave you. It often ends in .ac.jp. If you have none, send your student card instead.",
  ja: "大学から発行されたメールアドレスを入力してください（.ac.jpで終わるものが多いです）。お持ちでない場合は、学生証を送ってください。",
}

export const otherUniversityText = (of: Words, chosen: Words): Words => ({
  en: `This is an address of ${of.en}, but you have chosen ${chosen.en}. Use an address of that university, or change your university in your profile.`,
  ja: `このアドレスは${of.ja}のものですが、プロフィールでは${chosen.ja}が選ばれています。選んだ大学のアドレスを入力するか、プロフィールの大学を変更してください。`,
})

export const acceptText: Words = {
  en: "Please tick this box if you want to save the change.",
  ja: "変更を保存する場合は、チェックを入れてください。",
}

export const queueTitle: Words = { en: "Student verification", ja: "在学確認" }

export const hostNaming = {
  label: { en: "University that this address belongs to", ja: "このアドレスの大学名" },
  help: {
    en: "Its official name. From now on every address of this domain counts for this university, and only for this one.",
    ja: "正式な名称を入力してください。今後、このドメインのアドレスは、この大学だけの確認に使われます。",
  },
} satisfies Record<string, Words>

export const hostReasons: readonly Reason[] = [
  {
    key: "other-university",
    outcome: "returned",
    text: {
      en: "This address belongs to another university than the one in your profile. Please correct your profile, or use an address of your university.",
      ja: "このアドレスは、プロフィールとは別の大学のものです。プロフィールを直すか、在籍している大学のアドレスを使ってください。",
    },
  },
  {
    key: "not-a-university",
    outcome: "declined",
    text: {
      en: "We could not find out which university this address belongs to. Please send your student card instead.",
      ja: "このアドレスがどの大学のものか確認できませんでした。代わりに学生証を送ってください。",
    },
  },
]

/** The reasons that editors choose from. */
export const cardReasons: readonly Reason[] = [
  {
    key: "unreadable",
    outcome: "returned",
    text: {
      en: "The card is hard to read. Please take a new photo in good light, with all four corners visible.",
      ja: "学生証の文字が読み取れません。明るい場所で、四隅が入るように撮り直してください。",
    },
  },
  {
    key: "name-differs",
    outcome: "returned",
    text: {
      en: "The name on the card is not the name in your profile. Please correct your name, then send the card again.",
      ja: "学生証の氏名とプロフィールの氏名が異なります。氏名を直してから、もう一度送ってください。",
    },
  },
  {
    key: "number-differs",
    outcome: "returned",
    text: {
      en: "The student ID number on the card is not the one that you entered. Please check it and send both again.",
      ja: "学生証の学籍番号と入力された番号が異なります。確認して、もう一度送ってください。",
    },
  },
  {
    key: "card-expired",
    outcome: "returned",
    text: {
      en: "This card is no longer valid. Please send this year’s card or a certificate of enrolment.",
      ja: "学生証の有効期限が切れています。今年度の学生証か、在学証明書を送ってください。",
    },
  },
  {
    key: "not-a-card",
    outcome: "declined",
    text: {
      en: "This is not a student card or a certificate of enrolment.",
      ja: "学生証または在学証明書ではありませんでした。",
    },
  },
]

interface Claimed {
  readonly profile:
    | {
        readonly familyName: string | null
        readonly givenName: string | null
        readonly school: string | null
      }
    | undefined
  readonly university: Words
  readonly numberEnd: string
  readonly graduationMonth: string
  readonly isTaken: boolean
}

const labels = {
  domain: { en: "Domain of the confirmed address", ja: "確認済みのアドレスのドメイン" },
  name: { en: "Name as on the residence card", ja: "氏名（在留カードの表記）" },
  university: { en: "University", ja: "大学" },
  school: { en: "School", ja: "学部・研究科" },
  number: { en: "Student ID number ends in", ja: "学籍番号の下2文字" },
  graduation: { en: "Expected graduation", ja: "卒業予定" },
  taken: { en: "Please note", ja: "ご注意" },
} satisfies Record<string, Words>

const takenText: Words = {
  en: "Another verified account has this number at this university. If you approve, the number moves here, and the other account has to verify again.",
  ja: "同じ大学の同じ学籍番号で、確認済みの別のアカウントがあります。承認すると番号はこちらに移り、別のアカウントは確認をやり直すことになります。",
}

/** What an editor compares with the card. */
export const claimFacts = (claimed: Claimed): ShownSubject["facts"] => {
  const name = [claimed.profile?.familyName, claimed.profile?.givenName].filter((part) => part).join(" ")
  const school = claimed.profile?.school
  return [
    ...(claimed.isTaken ? [{ label: labels.taken, text: takenText }] : []),
    ...(name ? [{ label: labels.name, text: name }] : []),
    { label: labels.university, text: claimed.university },
    ...(school ? [{ label: labels.school, text: school }] : []),
    { label: labels.number, text: claimed.numberEnd },
    { label: labels.graduation, text: claimed.graduationMonth },
  ]
}

/** What an editor needs to name the university of a domain. */
export const hostFacts = ({
  domain,
  ...claimed
}: Claimed & { readonly domain: string }): ShownSubject["facts"] => [
  { label: labels.domain, text: domain },
  ...claimFacts(claimed),
]

interface Claimant {
  readonly method: VerificationMethod
  readonly university: Words
  readonly number: string
}

interface VerificationStatus {
  readonly verified: (Claimant & { readonly verifiedAt: Date; readonly endsAt: Date }) | undefined
  readonly request:
    | (Claimant & {
        readonly email: string | null
        readonly createdAt: Date
        readonly mailedAt: Date | null
        readonly confirmedAt: Date | null
      })
    | undefined
  readonly review: (OwnReview & { readonly method: VerificationMethod }) | undefined
  readonly university: Words | null
  readonly graduationMonth: string | null
}

const presentClaim = ({ method, university, number }: Claimant, language: Language) => ({
  method,
  university: university[language],
  number_end: lastTwo(number),
})

export const presentVerification = (
  { verified, request, review, university, graduationMonth }: VerificationStatus,
  language: Language,
) => ({
  verified: verified
    ? {
        ...presentClaim(verified, language),
        since: verified.verifiedAt.toISOString(),
        ends_at: verified.endsAt.toISOString(),
      }
    : null,
  request: request
    ? {
        ...presentClaim(request, language),
        email: request.email,
        is_with_editors: isWithEditors(request),
        sent_at: (request.mailedAt ?? request.createdAt).toISOString(),
        resend_at: request.mailedAt && afterResend(request.mailedAt).toISOString(),
      }
    : null,
  review: review
    ? {
        method: review.method,
        state: review.state,
        reason: review.reason?.[language] ?? null,
        at: (review.decidedAt ?? review.submittedAt).toISOString(),
      }
    : null,
  university: university?.[language] ?? null,
  graduation_month: graduationMonth,
})

const afterResend = (mailedAt: Date) => new Date(mailedAt.getTime() + RESEND_SECONDS * 1000)
