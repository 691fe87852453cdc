import { languages } from "@shirube/vocabulary/language"
import { editorRoles, roles } from "@shirube/vocabulary/product"
import { furiganaSettings } from "@shirube/vocabulary/text/furigana"
import { sql } from "drizzle-orm"
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant, tsvector } from "#api/kernel/db/columns"
import type { UserId } from "#api/kernel/db/ids"

export const users = pgTable(
  "users",
  {
    id: uuid("id").$type<UserId>().primaryKey(),
    email: text("email").notNull(),
    /**
     * When the owner proved that they receive mail at this address; an unconfirmed address identifies no one.
     */
    emailConfirmedAt: instant("email_confirmed_at"),
    passwordHash: text("password_hash"),
    /** Incremented with every change of a credential: flows started under an older version are void. */
    credentialsVersion: integer("credentials_version").notNull().default(0),
    name: text("name").notNull(),
    seal: text("seal").notNull(),
    role: text("role", { enum: roles }).notNull(),
    isVerified: boolean("is_verified").notNull().default(false),
    isScreened: boolean("is_screened").notNull().default(false),
    /** An editor who may do everything, and invite editors and companies. */
    isAdministrator: boolean("is_administrator").notNull().default(false),
    /** Of an editor who is no administrator: at least one. */
    editorRoles: text("editor_roles", { enum: editorRoles }).array().notNull().default(sql`'{}'`),
    language: text("language", { enum: languages }),
    /** Which words show furigana; null: what each device has chosen. */
    furigana: text("furigana", { enum: furiganaSettings }),
    /** First unfinished sign-up step as a path; null once registration is finished. */
    registerStep: text("register_step"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** For editors: name and address. Null until it is built. */
    searchWords: tsvector("search_words"),
  },
  (t) => [
    index("users_newest").on(t.createdAt, t.id),
    index("users_newest_of_role").on(t.role, t.createdAt, t.id),
    index("users_words").using("gin", t.searchWords).with({ fastupdate: false }),
    index("users_unmade").on(t.id).where(sql`${t.searchWords} is null`),
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    check("users_administrator", sql`not ${t.isAdministrator} or ${t.role} = 'editor'`),
    check("users_editor_roles", sql`(${t.role} = 'editor') = (cardinality(${t.editorRoles}) > 0)`),
    check("users_role", sql`${t.role} in ('student', 'senpai', 'company', 'editor')`),
  ],
)

/** Names a member whose account takes the row with it when it is deleted. */
export const deletedWithMember = (name: string) =>
  uuid(name)
    .$type<UserId>()
    .references(() => users.id, { onDelete: "cascade" })

/** Names a member until their account is deleted; the row stays. */
export const clearedWithMember = (name: string) =>
  uuid(name)
    .$type<UserId>()
    .references(() => users.id, { onDelete: "set null" })
