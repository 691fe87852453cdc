// Finds the external links of everything that is published in the place to write.
import { createHash } from "node:crypto"
import type { Db } from "#api/kernel/db/client"
import { publishedAfter } from "#api/modules/editorial/writing/listing/service"
import { countLinks, deleteGone, insertLinks, upsertPlaces } from "../queries.ts"

const LINK = /https?:\/\/[^\s"'<>\\^`{|}()[\]（）「」『』【】、。，！？]+/g
const LONGEST_LINK = 2_000
const MOST_IN_ONE_PART = 200
/** Beyond this nothing is added: a site with more has another task than we can do politely. */
export const MOST_LINKS = 20_000
const BATCH = 100
const WEEK_MS = 7 * 86_400_000

export const linkId = (url: string) => createHash("sha256").update(url).digest("base64url")

/** Without those of this site. */
export function linksIn(fields: unknown, publicUrl: string): string[] {
  const own = URL.parse(publicUrl)?.host
  const found = [...JSON.stringify(fields).matchAll(LINK)].flatMap(([written]) => {
    const url = URL.parse(written.replace(/[.,;:!?*_]+$/, ""))
    if (!url || url.host === own) return []
    // A server never sees what is behind the hash.
    url.hash = ""
    return url.href.length <= LONGEST_LINK ? [url.href] : []
  })
  return [...new Set(found)].slice(0, MOST_IN_ONE_PART)
}

/** Returns the ids of links that are no longer in a published text. */
export async function gatherLinks(db: Db, publicUrl: string, now: Date): Promise<string[]> {
  let count = await countLinks(db.autocommit)
  let after: Parameters<typeof publishedAfter>[1]
  for (;;) {
    const parts = await publishedAfter(db.autocommit, after, BATCH)
    const places = parts.flatMap(({ noun, id, part, published }) =>
      linksIn(published, publicUrl).map((url) => ({
        url,
        linkId: linkId(url),
        noun,
        documentId: id,
        part,
        gatheredAt: now,
      })),
    )
    if (places.length > 0 && count < MOST_LINKS) {
      await db.transaction(async (tx) => {
        const links = new Map(places.map(({ linkId: id, url }) => [id, { id, url, dueAt: spread(id, now) }]))
        await insertLinks(tx, [...links.values()])
        await upsertPlaces(
          tx,
          places.map(({ url: _url, ...place }) => place),
        )
      })
      count += places.length
    }
    after = parts.at(-1)
    if (parts.length < BATCH) break
  }
  return db.transaction((tx) => deleteGone(tx, now))
}

/** New links are tested over the coming week, not all at once. */
const spread = (id: string, now: Date) =>
  new Date(now.getTime() + (Buffer.from(id, "base64url").readUInt16BE(0) / 0x1_0000) * WEEK_MS)
