// Loads the editors' content (idempotent: only changes are written, and stored pages are invalidated) and the
// demo accounts.
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { accountAt, createAccount } from "../src/modules/identity/accounts/service.ts"
import {
  glossaryFor,
  publishArticle,
  upsertAuthor,
  upsertCategory,
  upsertTag,
} from "../src/modules/learning/articles/service.ts"
import { writeTerm } from "../src/modules/learning/glossary/service.ts"
import { giveConsents, setMatchingConsent } from "../src/modules/people/consents/service.ts"
import { type ProfileChange, profileOf, writeProfile } from "../src/modules/people/profile/service.ts"
import { type Application, writeApplication } from "../src/modules/people/senpai/service.ts"
import { DEMO_JOINED, demoAccounts } from "./accounts.ts"
import { community } from "./community.ts"
import { readContent } from "./content.ts"
import { type Neighbour, neighbours } from "./neighbours.ts"
import { type DemoProfile, demoProfiles } from "./profiles.ts"

export async function loadContent(db: Db, now: Date) {
  const content = await readContent()
  return db.transaction(async (tx) => {
    for (const [position, category] of content.categories.entries())
      await upsertCategory(tx, { ...category, position })
    for (const [position, tag] of content.tags.entries()) await upsertTag(tx, { ...tag, position })
    for (const author of content.authors) await upsertAuthor(tx, author)
    const known = await glossaryFor(tx)
    for (const { article, ...term } of content.glossary)
      await writeTerm(tx, { ...term, articleId: article }, known)
    const glossary = await glossaryFor(tx)
    const outcomes = { published: 0, changed: 0, unchanged: 0 }
    for (const article of content.articles) outcomes[await publishArticle(tx, article, glossary, now)]++
    return outcomes
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
