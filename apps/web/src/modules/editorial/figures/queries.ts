import {
  type CountedDevice,
  countedDevices,
  type FigurePeriod,
  figurePeriods,
  STANDARD_FIGURE_PERIOD,
} from "@shirube/vocabulary/editorial/figures/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Address } from "#web/lib/page/address.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known } from "#web/lib/page/search-values.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type Figures = ApiResponse<"GET /v1/editors/figures">
export type ArticleFigures = ApiResponse<"GET /v1/editors/figures/articles">["items"][number]

export interface FigureSearch {
  readonly days?: FigurePeriod
  readonly language?: Language
  readonly device?: CountedDevice
}

export const readFigureSearch = ({ days, language, device }: Record<string, unknown>): FigureSearch =>
  known({
    days: figurePeriods.find((one) => one === String(days) && one !== STANDARD_FIGURE_PERIOD),
    language: languages.find((one) => one === language),
    device: countedDevices.find((one) => one === device),
  })

export type FigurePath = "/editors/figures" | "/editors/figures/articles" | "/editors/figures/searches"

export function figuresHref(path: FigurePath, search: FigureSearch): Address {
  const query = new URLSearchParams({ ...search }).toString()
  return query === "" ? path : `${path}?${query}`
}

export const figuresQuery = (search: FigureSearch) =>
  queryOptions({
    queryKey: ["editors", "figures", search],
    queryFn: ({ signal }) => api("GET /v1/editors/figures", { query: search, signal }),
    staleTime: EDITORS_FRESH_MS,
  })

export const articleFiguresQuery = (search: FigureSearch) =>
  queryOptions({
    queryKey: ["editors", "figures", "articles", search],
    queryFn: ({ signal }) => api("GET /v1/editors/figures/articles", { query: search, signal }),
    staleTime: EDITORS_FRESH_MS,
  })

export const searchFiguresQuery = (search: FigureSearch) =>
  queryOptions({
    queryKey: ["editors", "figures", "searches", search],
    queryFn: ({ signal }) => api("GET /v1/editors/figures/searches", { query: search, signal }),
    staleTime: EDITORS_FRESH_MS,
  })

type Context = Pick<RouterContext, "queries">

export async function loadFigures({ queries }: Context, search: FigureSearch): Promise<void> {
  await (await queries.open()).fetchQuery(figuresQuery(search))
}

export async function loadArticleFigures({ queries }: Context, search: FigureSearch): Promise<void> {
  await (await queries.open()).fetchQuery(articleFiguresQuery(search))
}

export async function loadSearchFigures({ queries }: Context, search: FigureSearch): Promise<void> {
  await (await queries.open()).fetchQuery(searchFiguresQuery(search))
}
