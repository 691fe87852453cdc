import type { PageText } from "@shirube/vocabulary/site/pages/writing"
import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"

/** What readers see of the pages that editors write. */
export const sitePageTexts = pgTable("site_pages", {
  id: text("id").primaryKey(),
  /** Of a page that people agree to; else empty. */
  version: text("version").notNull(),
  en: jsonb("en").$type<PageText>().notNull(),
  ja: jsonb("ja").$type<PageText>().notNull(),
  updatedAt: instant("updated_at").notNull(),
})

/** What people agreed to: the last text of each version, with the numbers of its time filled in. */
export const sitePageVersions = pgTable(
  "site_page_versions",
  {
    id: text("id").notNull(),
    version: text("version").notNull(),
    en: jsonb("en").$type<PageText>().notNull(),
    ja: jsonb("ja").$type<PageText>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.version] })],
)
