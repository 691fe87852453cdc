// The id type of every noun, shared by request parsing (contract/ids.ts) and the tables.
import { randomUUID } from "node:crypto"
import type { Id } from "@shirube/contract/ids"

export type UserId = Id<"user">
export type AccountInvitationId = Id<"account-invitation">
export type SessionId = Id<"session">
export type IdentityId = Id<"identity">
export type PasskeyId = Id<"passkey">
export type ArticleId = Id<"article">
export type ArticleFeedbackId = Id<"article-feedback">
export type CategoryKey = Id<"category">
export type TermKey = Id<"term">
export type TagKey = Id<"tag">
export type AuthorKey = Id<"author">
export type ExportId = Id<"export">
export type NotificationId = Id<"notification">
export type PushSubscriptionId = Id<"push-subscription">
export type FileId = Id<"file">
export type ReviewId = Id<"review">
export type PendingDecisionId = Id<"pending-decision">
export type VerificationRequestId = Id<"verification-request">
export type CountryCode = Id<"country">
export type LanguageCode = Id<"language">
export type PrefectureCode = Id<"prefecture">
export type RegionId = Id<"region">
export type UniversityId = Id<"university">
export type ConsentId = Id<"consent">
export type IndustryId = Id<"industry">
export type OccupationId = Id<"occupation">
export type MemberNoteId = Id<"member-note">
export type SuspensionId = Id<"suspension">
export type ScreeningNoteId = Id<"screening-note">
export type ComplaintId = Id<"complaint">
export type QuestionId = Id<"question">
export type AnswerId = Id<"answer">
export type CommentId = Id<"comment">
export type WatchedWordId = Id<"watched-word">
export type CourseId = Id<"course">
export type CourseDraftId = Id<"course-draft">
export type LessonId = Id<"lesson">
export type LessonKey = Id<"lesson-key">
export type QuizQuestionId = Id<"quiz-question">
export type NoteId = Id<"note">
export type CertificateCode = Id<"certificate">
export type VideoId = Id<"video">
export type TipId = Id<"tip">
export type EventId = Id<"event">
export type EventSessionId = Id<"event-session">
export type EventRegistrationId = Id<"event-registration">
export type EventDraftId = Id<"event-draft">
export type EventMessageId = Id<"event-message">
export type PastEventId = Id<"past-event">
export type CalendarEntryId = Id<"calendar-entry">
export type OwnCalendarEntryId = Id<"own-calendar-entry">
export type TipDraftId = Id<"tip-draft">
export type CollectionId = Id<"collection">
export type ApplicationId = Id<"application">
export type MentorSessionId = Id<"mentor-session">
export type CareerDocumentId = Id<"career-document">
export type SessionMessageId = Id<"session-message">
export type DocumentReviewId = Id<"document-review">
export type HelloId = Id<"hello">
export type DocumentId = Id<"document">

export const newId = <NewId extends Id<string>>(): NewId => randomUUID() as string as NewId

/** Brands an id given by a caller or a token, without checking that it exists. */
export const namedId = <NamedId extends Id<string>>(text: string): NamedId => text as NamedId
