// Seeds the tips of the demo's senpai. Idempotent: existing tips stay as their authors have left them.
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { TipId } from "@shirube/contract/learning/tips/routes"
import { DEMO_DOMAIN } from "../src/kernel/config/demo.ts"
import type { Db } from "../src/kernel/db/client.ts"
import type { UserId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { bringVotes } from "../src/modules/common/votes/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { seedTip, seedTipFilm } from "../src/modules/learning/tips/drafts/service.ts"
import { adoptFilm } from "./films.ts"
import { MANIFEST, readMedia } from "./learning/media.ts"
import { tips } from "./learning/tips.ts"

const NO_PICTURE = { en: "", ja: "" }
const DAY_MS = 86_400_000
/** One every other day, spread so that the newest are not all by the same senpai. */
const daysBefore = (place: number) => 1 + 2 * ((place * 7) % tips.length)

/** Returns the number of seeded tips; all in one transaction. No one is notified. */
export async function loadTips(db: Db, now = new Date()): Promise<number> {
  return db.transaction(async (tx) => {
    const authors = new Map<string, UserId>()
    for (const by of new Set(tips.map((tip) => tip.by))) {
      const account = await accountAt(tx, `${by}@${DEMO_DOMAIN}`)
      if (account) authors.set(by, account.id)
    }
    let seeded = 0
    for (const [place, { key, by, topic, title, who, text }] of tips.entries()) {
      const authorId = authors.get(by)
      if (!authorId) continue
      const id = TipId.parse(key)
      const at = new Date(now.getTime() - daysBefore(place) * DAY_MS)
      const others = [...authors.values()].filter((other) => other !== authorId)
      const voters = others.slice(0, (place * 5) % 12)
      const texts = {
        en: { title: title.en, who: who.en, text: text.en },
        ja: { title: title.ja, who: who.ja, text: text.ja },
      }
      const tip = {
        id,
        at,
        authorId,
        topics: [topic],
        pictureId: null,
        filmId: null,
        pictureAlt: NO_PICTURE,
        texts,
        helpful: voters.length,
      }
      if (!(await seedTip(tx, tip))) continue
      await bringVotes(
        tx,
        voters.map((userId) => ({ userId, noun: "tip" as const, thingId: id, threadId: id, votedAt: at })),
      )
      seeded += 1
    }
    return seeded
  })
}

/** Adds the films of the tips that have one. There are none until `npm run films` has been run. */
export async function loadTipFilms(platform: Platform, now: Date, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(MANIFEST)) return false
  const { films } = await readMedia()
  const folder = await mkdtemp(join(tmpdir(), "shirube-posters-"))
  try {
    for (const { key } of tips) {
      if (signal.aborted) return false
      const film = films.find(({ id }) => id === `tips/${key}`)
      if (!film) continue
      const { videoId } = await adoptFilm(platform, film, folder, now, "tip-video")
      await platform.db.transaction((tx) => seedTipFilm(tx, TipId.parse(key), videoId))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return true
}
