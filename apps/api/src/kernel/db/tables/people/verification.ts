import { verificationMethods } from "@shirube/contract/people/verification/routes"
import type { Degree } from "@shirube/vocabulary/people/profile/choices"
import { sql } from "drizzle-orm"
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { FileId, VerificationRequestId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

const person = () => deletedWithMember("user_id").primaryKey()

/** University and student number: readable only through the vault, comparable by digest. */
const claim = {
  method: text("method", { enum: verificationMethods }).notNull(),
  /** Id in the list, or a normalised name: the same text for the same university. */
  universityKey: text("university_key").notNull(),
  sealedNumber: text("sealed_number").notNull(),
  /** Null with a card. */
  sealedEmail: text("sealed_email"),
  /** The profile's degree at the time of the request, if any. */
  degree: text("degree").$type<Degree>(),
  /** YYYY-MM */
  graduationMonth: text("graduation_month").notNull(),
}

/** Requests in progress, one per member. A request does not reserve the student number. */
export const verificationRequests = pgTable(
  "verification_requests",
  {
    userId: person(),
    /** Identifies this attempt: links and reviews of earlier attempts are void. */
    id: uuid("id").$type<VerificationRequestId>().notNull().unique(),
    ...claim,
    /** Photo of the student card. */
    fileId: uuid("file_id").$type<FileId>(),
    createdAt: instant("created_at").notNull(),
    /** When the last link was sent. */
    mailedAt: instant("mailed_at"),
    /** When the link was confirmed, if an editor has yet to assign the address's domain to a university. */
    confirmedAt: instant("confirmed_at"),
  },
  (t) => [
    check("verification_requests_method", sql`(${t.method} = 'mail') = (${t.sealedEmail} is not null)`),
  ],
)

/** Verified students, until they graduate. */
export const verifications = pgTable(
  "verifications",
  {
    userId: person(),
    ...claim,
    /** Keyed; each student number of a university belongs to one member. */
    numberDigest: text("number_digest").notNull(),
    emailDigest: text("email_digest"),
    verifiedAt: instant("verified_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** When they were reminded that it ends soon. */
    remindedAt: instant("reminded_at"),
  },
  (t) => [
    uniqueIndex("verifications_number").on(t.numberDigest),
    uniqueIndex("verifications_email").on(t.emailDigest),
    index("verifications_ends_at").on(t.endsAt),
  ],
)

/**
 * Domains under `ac.jp` that no listed university names, and the university that an editor assigned to each.
 */
export const universityHosts = pgTable("university_hosts", {
  /** `some-college.ac.jp` */
  host: text("host").primaryKey(),
  universityKey: text("university_key").notNull(),
  namedBy: clearedWithMember("named_by"),
  namedAt: instant("named_at").notNull(),
})
