import type { NewPage, PublicPage } from "#api/kernel/features/public-pages"

export const presentPublicPage = ({ path, languages, changedOn }: PublicPage) => ({
  path,
  languages: [...languages],
  changed_on: changedOn,
})

export const presentNewPage = ({ path, title, category, description, publishedAt }: NewPage) => ({
  path,
  title,
  category,
  description,
  published_at: publishedAt.toISOString(),
})
