// Fills a database with a given number of documents, a hundred for each member, and their versions. The product
// writes those of four demo accounts; the database copies them under other owners.
import type { Config } from "@shirube/api/kernel/config/config"
import type { Database } from "@shirube/api/kernel/db/client"
import { type CareerDocumentId, namedId } from "@shirube/api/kernel/db/ids"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { createVault } from "@shirube/api/kernel/security/vault"
import { anAnswer, anEntrySheet } from "@shirube/api/modules/career/career-documents/builders"
import { createDocument, saveDocument } from "@shirube/api/modules/career/career-documents/service"
import { accountAt } from "@shirube/api/modules/identity/accounts/service"
import { loadDemoAccounts } from "../../apps/api/seed/load.ts"

/** Several accounts, because a save needs the version of the one before. */
export const WRITERS = ["student", "verified", "applicant", "senpai"].map((name) => `${name}@shirube.example`)
const OWN = 50
export const OWN_VERSIONS = 10
const EACH = 100

/** A valid UUID: version 4, variant 8. */
const documentIdAt = (number: number) =>
  namedId<CareerDocumentId>(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`)
/** The document that is opened and saved; every writer has one with this id. */
export const DOCUMENT = documentIdAt(0)

/** Three answers of 400 characters, as in many forms. */
export const contentAt = (version: number) =>
  anEntrySheet({
    title: `Company ${version}`,
    answers: [1, 2, 3].map((number) =>
      anAnswer(`${version} `.padEnd(400, "私の強みは続ける力です。"), { id: documentIdAt(number) }),
    ),
  })

export async function writeNewest(database: Database, config: Config): Promise<void> {
  const { db } = database
  const deps = { vault: createVault(config.encryptionKeys) }
  const now = new Date()
  await migrate(database)
  await loadDemoAccounts(db)
  for (const email of WRITERS)
    await db.transaction(async (tx) => {
      const userId = (await accountAt(tx, email))?.id
      if (!userId) throw new Error(`no account ${email}`)
      for (let number = 0; number < OWN; number++)
        await createDocument(tx, deps, { userId, id: documentIdAt(number), content: contentAt(0), now })
      for (let version = 1; version <= OWN_VERSIONS; version++) {
        const written = { version, content: contentAt(version), keeps_previous: true }
        await saveDocument(tx, deps, userId, DOCUMENT, written, now)
      }
    })
}

const copied = (what: string, number: string) =>
  `overlay(overlay(md5(${number} || ' ' || ${what}) placing '4' from 13) placing '8' from 17)::uuid`

/** Adds other members' documents until there are `count`, and a version of every tenth. */
export async function addOlder(database: Database, { count }: { readonly count: number }): Promise<void> {
  const members = Math.ceil((count - OWN * WRITERS.length) / EACH)
  for (const statement of [
    `insert into users (id, email, name, seal, role)
      select ${copied("'member'", "member")}, 'member-' || member || '@bench.example', 'Amara', 'A', 'student'
      from generate_series(1, ${members}) member`,
    `create table copied as select * from career_documents where id = '${DOCUMENT}' limit 1`,
    `insert into career_documents (user_id, id, kind, version, sealed_content, sealed_summary, kept_at, created_at, updated_at)
      select ${copied("'member'", "member")}, ${copied("member", "number")}, kind, version, sealed_content, sealed_summary, kept_at, created_at, updated_at
      from generate_series(1, ${members}) member, generate_series(1, ${EACH}) number, copied`,
    `insert into career_document_versions (user_id, document_id, version, is_named, sealed_content, sealed_summary, saved_at)
      select ${copied("'member'", "member")}, ${copied("member", "number")}, 1, false, sealed_content, sealed_summary, kept_at
      from generate_series(1, ${members}) member, generate_series(1, ${EACH}, 10) number, copied`,
    "drop table copied",
    "vacuum analyze",
  ])
    await database.exec(statement)
}
