import type { PageText } from "@shirube/vocabulary/site/pages/writing"
import { jsonb, pgTable, text } from "drizzle-orm/pg-core"
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
