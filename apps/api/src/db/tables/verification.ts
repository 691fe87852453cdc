import type { Degree } from "@shirube/contract/profile-choices"
import { verificationMethods } from "@shirube/contract/verification"
import { sql } from "drizzle-orm"
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import type { FileId, UserId, VerificationRequestId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const person = () =>
  uuid("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" })

/** Who they study with, and their number there: readable with the vault alone, recognisable by digests. */
const claim = {
  method: text("method", { enum: verificationMethods }).notNull(),
  /** Id of the list, or a name: the same university, the same text. */
  universityKey: text("university_key").notNull(),
  sealedNumber: text("sealed_number").notNull(),
  /** Null with a card. */
  sealedEmail: text("sealed_email"),
  /** As the profile said when it was asked for; null where it said nothing. */
  degree: text("degree").$type<Degree>(),
  /** YYYY-MM */
  graduationMonth: text("graduation_month").notNull(),
}

/** What is under way; one at a time. Nobody's number is taken by it. */
export const verificationRequests = pgTable(
  "verification_requests",
  {
    userId: person(),
    /** Of this try: links and reviews of an earlier one are void. */
    id: uuid("id").$type<VerificationRequestId>().notNull().unique(),
    ...claim,
    /** The card. */
    fileId: uuid("file_id").$type<FileId>(),
    createdAt: instant("created_at").notNull(),
    /** When the last link went out. */
    mailedAt: instant("mailed_at"),
    /** When the link was confirmed, where an editor has yet to say which university the address belongs to. */
    confirmedAt: instant("confirmed_at"),
  },
  (t) => [
    check("verification_requests_method", sql`(${t.method} = 'mail') = (${t.sealedEmail} is not null)`),
  ],
)

/** Students who have shown to be students, until they graduate. */
export const verifications = pgTable(
  "verifications",
  {
    userId: person(),
    ...claim,
    /** Keyed; one number of one university is one person's. */
    numberDigest: text("number_digest").notNull(),
    emailDigest: text("email_digest"),
    verifiedAt: instant("verified_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** When they were told that it ends soon. */
    remindedAt: instant("reminded_at"),
  },
  (t) => [
    uniqueIndex("verifications_number").on(t.numberDigest),
    uniqueIndex("verifications_email").on(t.emailDigest),
    index("verifications_ends_at").on(t.endsAt),
  ],
)

/** Domains under `ac.jp` that no listed university names, and the university that an editor has given each. */
export const universityHosts = pgTable("university_hosts", {
  /** `some-college.ac.jp` */
  host: text("host").primaryKey(),
  universityKey: text("university_key").notNull(),
  namedBy: uuid("named_by")
    .$type<UserId>()
    .references(() => users.id, { onDelete: "set null" }),
  namedAt: instant("named_at").notNull(),
})
