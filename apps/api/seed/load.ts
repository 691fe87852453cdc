// Loads the editors' content and the demo accounts. Idempotent: only changes are written, and stored pages are
// invalidated; what an editor has changed stays as it is.
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { loadDocuments } from "../src/modules/editorial/writing/loading/service.ts"
import { accountAt, createAccount } from "../src/modules/identity/accounts/service.ts"
import {
  authorNoun,
  categoryNoun,
  sharedTextNoun,
  tagNoun,
} from "../src/modules/learning/articles/surroundings/service.ts"
import { articleNoun } from "../src/modules/learning/articles/writing/service.ts"
import { termNoun } from "../src/modules/learning/glossary/writing/service.ts"
import { giveConsents, setMatchingConsent } from "../src/modules/people/consents/service.ts"
import { type ProfileChange, profileOf, writeProfile } from "../src/modules/people/profile/service.ts"
import { type Application, writeApplication } from "../src/modules/people/senpai/service.ts"
import { DEMO_JOINED, demoAccounts } from "./accounts.ts"
import { community } from "./community.ts"
import { readContent } from "./content.ts"
import * as documentsOf from "./documents.ts"
import { type Neighbour, neighbours } from "./neighbours.ts"
import { loadPagesIn } from "./pages.ts"
import { type DemoProfile, demoProfiles } from "./profiles.ts"

/** From the seed, or from a folder of the same kind. */
export async function loadContent(db: Db, now: Date, folder?: string) {
  const content = await readContent(folder)
  return db.transaction(async (tx) => {
    await loadDocuments(tx, categoryNoun, documentsOf.categories(content.categories), now)
    await loadDocuments(tx, tagNoun, documentsOf.tags(content.tags), now)
    await loadDocuments(tx, authorNoun, documentsOf.authors(content.authors), now)
    await loadDocuments(tx, sharedTextNoun, documentsOf.shared(content.shared), now)
    await loadDocuments(tx, termNoun, documentsOf.terms(content.glossary), now)
    await loadPagesIn(tx, folder, now)
    return loadDocuments(tx, articleNoun, content.documents, now)
  })
}

export async function loadDemoAccounts(db: Db): Promise<void> {
  for (const account of demoAccounts) {
    await createAccount(db, account)
    await db.transaction((tx) => loadDemoProfile(tx, account.email, new Date()))
  }
}

/** Demo people beside the sign-in accounts. */
export const loadNeighbours = (db: Db) => loadPeople(db, neighbours)

/** Those who ask and answer in Ask Senpai. */
export const loadCommunity = (db: Db) => loadPeople(db, community)

async function loadPeople(db: Db, people: readonly Neighbour[]): Promise<void> {
  for (const { account } of people)
    await createAccount(db, { role: "student", createdAt: DEMO_JOINED, ...account, password: null })
  await db.transaction(async (tx) => {
    for (const { account, ...person } of people)
      await loadProfile(tx, account.email, { ...person, releasesToMatching: false }, new Date())
  })
}

const loadDemoProfile = async (tx: Tx, email: string, now: Date) => {
  const person = demoProfiles[email]
  if (person) await loadProfile(tx, email, person, now)
}

/** Skips people who already have a profile. */
async function loadProfile(tx: Tx, email: string, person: DemoProfile, now: Date): Promise<void> {
  const account = await accountAt(tx, email)
  if (!account || (await profileOf(tx, account.id))) return
  const moment = { now, language: "en" } as const
  await writeProfile(tx, account.id, person.profile as ProfileChange, now)
  await giveConsents(tx, account.id, { terms: true, privacy: true, news: false }, moment)
  if (person.releasesToMatching) await setMatchingConsent(tx, account.id, true, now)
  if (person.application) await writeApplication(tx, account.id, person.application as Application, now)
}
