// Every kind of notification: what it remembers, where it leads, and its words, made when somebody reads.
import type { Week } from "@shirube/contract/application-choices"
import type { ComplaintNounName } from "@shirube/contract/complaint-choices"
import type { PostNoun } from "@shirube/contract/forum-choices"
import { type Language, languages } from "@shirube/contract/language"
import type { NotificationCategory } from "@shirube/contract/notifications"
import type { ReviewOutcome } from "@shirube/contract/review"
import type { Tx } from "#api/db/client"
import type { AnswerId, EventId, QuestionId } from "#api/db/ids"
import type { GuestNews } from "#api/features/events/events"
import { eventTitlesOf } from "#api/features/events/news/service"
import { titlesOf, wordsOfAnswer } from "#api/features/forum/news/service"
import { changeInWords, type SignInChange } from "#api/features/second-factor/service"
import { deviceWords } from "#api/features/sessions/service"
import type { EndReason } from "#api/features/verification/events"
import {
  exportReadyWords,
  newDeviceWords,
  passwordChangedWords,
  signInChangedWords,
  verificationEndedWords,
} from "../account/present.ts"
import { ownEntryNearWords } from "../calendar/present.ts"
import { forumWords } from "../forum/present.ts"
import { guestWords } from "../guests/present.ts"
import { type Attach, type EventFacts, eventKinds } from "../held-events/service.ts"
import {
  complaintAnsweredWords,
  courseTakenDownWords,
  postHeldWords,
  postReleasedWords,
  postTakenDownWords,
  takenDownWords,
} from "../moderation/present.ts"
import type { Words } from "../present.ts"
import {
  ambassadorAppliedWords,
  ambassadorWithdrawnWords,
  type ReviewedNoun,
  reviewDecidedWords,
} from "../review/present.ts"
import { applicationsWeekWords } from "../weekly/present.ts"

/** What each kind remembers. */
export interface Facts extends EventFacts {
  readonly new_device: { readonly userAgent: string }
  readonly password_changed: Record<never, never>
  readonly sign_in_changed: { readonly change: SignInChange }
  readonly export_ready: Record<never, never>
  readonly ambassador_applied: Record<never, never>
  readonly ambassador_withdrawn: Record<never, never>
  readonly complaint_answered: { readonly noun?: ComplaintNounName }
  readonly course_taken_down: Record<never, never>
  readonly post_taken_down: { readonly noun: PostNoun; readonly isForGood: boolean }
  readonly post_held: { readonly noun: PostNoun }
  readonly post_released: { readonly noun: PostNoun; readonly questionId: QuestionId }
  readonly own_entry_near: { readonly title: string; readonly day: string; readonly daysLeft: number }
  readonly taken_down: { readonly isForGood: boolean }
  readonly question_answered: AboutAnswer
  readonly followed_answered: AboutAnswer
  readonly answer_accepted: AboutAnswer
  readonly commented: { readonly questionId: QuestionId; readonly answerId: AnswerId | null }
  readonly own_merged: { readonly questionId: QuestionId }
  readonly followed_merged: { readonly questionId: QuestionId }
  readonly own_parted: { readonly questionId: QuestionId }
  readonly followed_parted: { readonly questionId: QuestionId }
  readonly mentioned: { readonly questionId: QuestionId; readonly answerId: AnswerId | null }
  readonly topic_asked: { readonly questionId: QuestionId }
  readonly field_asked: { readonly questionId: QuestionId }
  readonly invited: { readonly questionId: QuestionId }
  readonly invitation_declined: { readonly questionId: QuestionId }
  readonly applications_week: Week
  readonly guest_told: { readonly eventId: EventId; readonly news: GuestNews }
  readonly guest_asked: { readonly eventId: EventId; readonly news: GuestNews }
  readonly verification_ended: { readonly why: EndReason }
  readonly review_decided: { readonly of: ReviewedNoun; readonly outcome: ReviewOutcome }
}
export type NotificationKind = keyof Facts

interface Kind<Remembered> {
  readonly category: NotificationCategory
  /** Where there is more about it. */
  readonly path: Path | ((facts: Remembered) => Path)
  /** The feature in which it happens writes a letter of its own, whatever the settings say. */
  readonly isMailedByItsFeature?: true
  readonly words: (facts: Remembered, titleOf: TitleOf) => Record<Language, Words>
  /** What an email says beyond that. */
  readonly quote?: (tx: Tx, facts: Remembered) => Promise<Record<Language, string> | undefined>
  /** What an email brings along. */
  readonly attach?: Attach<Remembered>
}

type Path = `/${string}`
type TitleOf = (id: QuestionId | EventId) => Record<Language, string> | undefined
interface AboutAnswer {
  readonly questionId: QuestionId
  readonly answerId: AnswerId
}

const threadPath = (id: QuestionId): Path => `/community/ask-senpai/detail/${id}`
const answerPath = ({ questionId, answerId }: AboutAnswer): Path =>
  `${threadPath(questionId)}#answer-${answerId}`

/** Of what stands under the question itself, or under an answer. */
const placePath = ({ questionId, answerId }: Facts["commented"]): Path =>
  answerId === null ? threadPath(questionId) : answerPath({ questionId, answerId })

const inEach = <Text>(say: (language: Language) => Text) =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, Text>

const aboutSecurity = { category: "security", path: "/account/security", isMailedByItsFeature: true } as const

const kinds: { readonly [Name in NotificationKind]: Kind<Facts[Name]> } = {
  ...eventKinds,
  new_device: {
    ...aboutSecurity,
    words: ({ userAgent }) =>
      inEach((language) => newDeviceWords(deviceWords(userAgent, language))[language]),
  },
  password_changed: { ...aboutSecurity, words: () => passwordChangedWords },
  sign_in_changed: { ...aboutSecurity, words: ({ change }) => signInChangedWords(changeInWords(change)) },
  export_ready: { category: "account", path: "/account/data", words: () => exportReadyWords },
  ambassador_applied: { category: "account", path: "/account", words: () => ambassadorAppliedWords },
  ambassador_withdrawn: { category: "account", path: "/account", words: () => ambassadorWithdrawnWords },
  complaint_answered: {
    category: "account",
    path: ({ noun = "member" }) => (noun === "member" ? "/members" : "/community/ask-senpai"),
    words: () => complaintAnsweredWords,
  },
  course_taken_down: { category: "account", path: "/account/courses", words: () => courseTakenDownWords },
  post_taken_down: {
    category: "account",
    path: "/account/posts",
    isMailedByItsFeature: true,
    words: ({ noun, isForGood }) => postTakenDownWords[noun][isForGood ? "forGood" : "forNow"],
  },
  own_entry_near: {
    category: "calendar",
    path: "/shukatsu-calendar",
    words: ({ title, daysLeft }) => ownEntryNearWords(title, daysLeft),
  },
  post_held: {
    category: "account",
    path: "/account/posts",
    words: ({ noun }) => postHeldWords[noun],
  },
  post_released: {
    category: "account",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ noun }) => postReleasedWords[noun],
  },
  taken_down: {
    category: "account",
    path: "/account/member-profile",
    isMailedByItsFeature: true,
    words: ({ isForGood }) => takenDownWords[isForGood ? "forGood" : "forNow"],
  },
  question_answered: {
    category: "questions",
    path: answerPath,
    words: ({ questionId }, titleOf) => forumWords("question_answered", titleOf(questionId)),
    quote: (tx, { answerId }) => wordsOfAnswer(tx, answerId),
  },
  followed_answered: {
    category: "questions",
    path: answerPath,
    words: ({ questionId }, titleOf) => forumWords("followed_answered", titleOf(questionId)),
    quote: (tx, { answerId }) => wordsOfAnswer(tx, answerId),
  },
  answer_accepted: {
    category: "questions",
    path: answerPath,
    words: ({ questionId }, titleOf) => forumWords("answer_accepted", titleOf(questionId)),
  },
  mentioned: {
    category: "mentions",
    path: placePath,
    words: ({ questionId }, titleOf) => forumWords("mentioned", titleOf(questionId)),
  },
  commented: {
    category: "questions",
    path: placePath,
    words: ({ questionId }, titleOf) => forumWords("commented", titleOf(questionId)),
  },
  own_merged: {
    category: "questions",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("own_merged", titleOf(questionId)),
  },
  followed_merged: {
    category: "questions",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("followed_merged", titleOf(questionId)),
  },
  own_parted: {
    category: "questions",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("own_parted", titleOf(questionId)),
  },
  followed_parted: {
    category: "questions",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("followed_parted", titleOf(questionId)),
  },
  topic_asked: {
    category: "questions",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("topic_asked", titleOf(questionId)),
  },
  field_asked: {
    category: "requests",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("field_asked", titleOf(questionId)),
  },
  invited: {
    category: "requests",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("invited", titleOf(questionId)),
  },
  invitation_declined: {
    category: "questions",
    path: ({ questionId }) => threadPath(questionId),
    words: ({ questionId }, titleOf) => forumWords("invitation_declined", titleOf(questionId)),
  },
  applications_week: {
    category: "applications",
    path: "/shukatsu-calendar/applications",
    words: applicationsWeekWords,
  },
  guest_told: {
    category: "events",
    path: ({ eventId }) => `/career/event/detail/${eventId}`,
    isMailedByItsFeature: true,
    words: ({ news }) => guestWords(news),
  },
  guest_asked: {
    category: "events",
    path: ({ eventId }) => `/career/event/feedback/${eventId}`,
    words: ({ news }) => guestWords(news),
  },
  verification_ended: {
    category: "account",
    path: "/sign-up/student-verification/1",
    isMailedByItsFeature: true,
    words: ({ why }) => verificationEndedWords[why],
  },
  review_decided: {
    category: "account",
    path: "/account",
    isMailedByItsFeature: true,
    words: ({ of, outcome }) => reviewDecidedWords[of][outcome],
  },
}

export const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(kinds, kind)

export function propertiesOf(kind: NotificationKind) {
  const { category, isMailedByItsFeature = false, quote, attach } = kinds[kind] as Kind<object>
  return { category, isMailedByItsFeature, quote, attach }
}

interface Remembering {
  readonly kind: NotificationKind
  readonly facts: object
}

interface Notice<Of> {
  readonly of: Of
  readonly path: Path
  readonly words: Record<Language, Words>
}

/** In the order given. What a question or an event is called is looked up for all of them at once; one that was taken down has no title any more. */
export async function noticesOf<const Rows extends readonly Remembering[]>(tx: Tx, rows: Rows) {
  const ids = rows.flatMap(({ facts }) => ("questionId" in facts ? [facts.questionId as QuestionId] : []))
  const eventIds = rows.flatMap(({ facts }) => ("eventId" in facts ? [facts.eventId as EventId] : []))
  const titles = new Map<string, Record<Language, string>>([
    ...(await titlesOf(tx, ids)),
    ...(await eventTitlesOf(tx, eventIds)),
  ])
  const notices = rows.map((of) => {
    const { path, words } = kinds[of.kind] as Kind<object>
    return {
      of,
      path: typeof path === "function" ? path(of.facts) : path,
      words: words(of.facts, (id) => titles.get(id)),
    }
  })
  return notices as { [At in keyof Rows]: Notice<Rows[At]> }
}
