// Apart from the loader: every page of its route group loads this.
import { known, readKey } from "#web/lib/page/search-values.ts"

export interface EpisodeSearch {
  readonly new?: string
  /** The question that a new story begins with. */
  readonly prompt?: string
}

export const readEpisodeSearch = (raw: Record<string, unknown>): EpisodeSearch =>
  known({ new: "new" in raw ? "1" : undefined, prompt: readKey(raw.prompt) })
