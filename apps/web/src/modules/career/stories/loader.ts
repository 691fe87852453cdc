import type { RouterContext } from "#web/lib/page/router-context.ts"
import { NEW, STORIES_PATH } from "../career-documents/address.ts"
import { loadOrBegin, redirectToNew } from "../career-documents/new-document.ts"
import type { DocumentOf } from "../career-documents/queries.ts"
import { blankEpisode, promptIn } from "./content.ts"
import type { EpisodeSearch } from "./search.ts"

export async function loadEpisode(
  context: Pick<RouterContext, "queries" | "locale">,
  id: string,
  { new: isNew, prompt }: EpisodeSearch,
  signal: AbortSignal,
): Promise<DocumentOf<"episode">> {
  if (id === NEW) throw redirectToNew(context, STORIES_PATH, { prompt })
  // The history needs it.
  await context.queries.open()
  const begin = async () => blankEpisode(promptIn(prompt) ?? null)
  return loadOrBegin({ kind: "episode", id, isNew: isNew !== undefined, begin }, signal)
}
