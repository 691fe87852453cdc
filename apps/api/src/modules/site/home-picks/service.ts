// What editors pick for the home page: an ordered list for readers of each language (editorial/writing). Without one the home
// page leads with the newest article.
import { isDeepStrictEqual } from "node:util"
import { HomePicksFields } from "@shirube/contract/site/home-picks/writing"
import { type Language, languages } from "@shirube/vocabulary/language"
import {
  emptyHomePicks,
  HOME_PICKS_ID,
  type HomePicks,
  type Pick,
  readPick,
} from "@shirube/vocabulary/site/home-picks/writing"
import type { Tx } from "#api/kernel/db/client"
import { emit, event } from "#api/kernel/events/events"
import { type DraftedDocument, type MissingField, writingNoun } from "#api/kernel/features/writing-nouns"
import type { Platform } from "#api/kernel/process/platform"
import { datedTitlesOf } from "#api/kernel/search/titles"
import { parseRuby } from "#api/kernel/text/ruby"
import { deletePicks, selectPicks, upsertPicks } from "./queries.ts"

type Fields = Readonly<Record<string, unknown>>
const picksIn = (fields: Fields | undefined) => ({ ...emptyHomePicks, ...fields }) as Fields & HomePicks

/** Tag of everything that shows them. */
export const PICKS = "home-picks"
const picksChanged = event<object>("home_picks.changed", {
  changes: () => [PICKS],
  audience: () => "everyone",
})

export const homePicksNoun = writingNoun({
  name: "home-picks",
  position: 27,
  title: { en: "Home page", ja: "ホーム" },
  fixed: [HOME_PICKS_ID],
  path: () => "/",
  fields: HomePicksFields,
  empty: { details: {}, text: { ...emptyHomePicks } },
  titleOf: (fields) => (picksIn(fields).picks.length > 0 ? "TOP" : ""),
  picturesIn: () => [],
  missing: missingIn,
  async publisher(tx) {
    const known = new Map((await selectPicks(tx)).map(({ language, picks }) => [language, picks]))
    return async ({ texts }) => {
      let isChanged = false
      for (const language of languages) {
        const fields = texts[language]
        const picks = fields && picksIn(fields).picks
        if (isDeepStrictEqual(picks, known.get(language))) continue
        isChanged = true
        await (picks ? upsertPicks(tx, language, picks) : deletePicks(tx, language))
      }
      if (!isChanged) return "unchanged"
      await emit(tx, picksChanged, {})
      return known.size > 0 ? "changed" : "published"
    }
  },
  async unpublish(tx) {
    for (const language of languages) await deletePicks(tx, language)
    await emit(tx, picksChanged, {})
  },
})

const readPicks = (written: readonly string[]): Pick[] => written.flatMap((each) => readPick(each) ?? [])

/** Those that are public; an event only until its last session begins. */
export async function homePicksFor(
  tx: Tx,
  { searchSources }: globalThis.Pick<Platform, "searchSources">,
  { language, now }: { readonly language: Language; readonly now: Date },
) {
  const found = (await selectPicks(tx)).find((row) => row.language === language)
  const picks = readPicks(found?.picks ?? [])
  const titles = await datedTitlesOf(tx, picks, language)
  const items = picks.flatMap((pick) => {
    const title = titles.get(`${pick.noun}:${pick.id}`)
    if (!title || (pick.noun === "event" && title.lastAt && title.lastAt < now)) return []
    return [
      {
        ...pick,
        path: searchSources[pick.noun].path(pick.id),
        language: title.language,
        title_ruby: parseRuby(title.title),
      },
    ]
  })
  const tags = new Set(picks.map(({ noun }) => searchSources[noun].tag))
  return { items, tags: [PICKS, ...tags] }
}

async function missingIn(tx: Tx, document: DraftedDocument): Promise<MissingField[]> {
  const problems = await Promise.all(
    languages.map(async (language) => {
      const written = picksIn(document[language]).picks
      const titles = await datedTitlesOf(tx, readPicks(written), language)
      return written
        .filter((each) => !titles.has(each))
        .map((each) => ({
          part: language,
          field: "picks",
          language,
          text: {
            en: `“${each}” is not public, or no longer here. Take it out, or choose another.`,
            ja: `「${each}」は公開されていないか、なくなりました。外すか、別のものを選んでください。`,
          },
        }))
    }),
  )
  return problems.flat()
}
