import { isCrawler } from "@shirube/vocabulary/http/crawlers"

/** Do Not Track and Global Privacy Control are kept here too, for callers that are not our page. */
export const mayBeCounted = (header: (name: string) => string | null): boolean =>
  header("Sec-GPC") !== "1" && header("DNT") !== "1" && !isCrawler(header("User-Agent") ?? "")
