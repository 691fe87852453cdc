// Loads the editors' content (safe to repeat: only what changed is written, and readers' pages follow) and demo accounts.
import type { Db } from "../src/db/client.ts"
import { createAccount } from "../src/features/accounts/service.ts"
import {
  glossaryFor,
  publishArticle,
  upsertAuthor,
  upsertCategory,
  upsertGlossaryTerm,
  upsertTag,
} from "../src/features/articles/service.ts"
import { demoAccounts } from "./accounts.ts"
import { readContent } from "./content.ts"

export async function loadContent(db: Db, now: Date) {
  const content = await readContent()
  return db.transaction(async (tx) => {
    for (const [position, category] of content.categories.entries())
      await upsertCategory(tx, { ...category, position })
    for (const [position, tag] of content.tags.entries()) await upsertTag(tx, { ...tag, position })
    for (const author of content.authors) await upsertAuthor(tx, author)
    for (const { article, ...term } of content.glossary)
      await upsertGlossaryTerm(tx, { ...term, articleId: article })
    const glossary = await glossaryFor(tx)
    const outcomes = { published: 0, changed: 0, unchanged: 0 }
    for (const article of content.articles) outcomes[await publishArticle(tx, article, glossary, now)]++
    return outcomes
  })
}

export async function loadDemoAccounts(db: Db): Promise<void> {
  for (const account of demoAccounts) await createAccount(db, account)
}
