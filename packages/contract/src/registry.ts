// Every route of the API. The access walk, the OpenAPI document and the typed client are made from this list.
import * as articles from "./articles.ts"
import * as auth from "./auth.ts"
import * as mailbox from "./mailbox.ts"
import type { Call, RouteKey } from "./route.ts"
import * as system from "./system.ts"

export const routes = [
  articles.listArticles,
  articles.getArticle,
  articles.listCategories,
  articles.listTags,
  auth.login,
  auth.refresh,
  auth.logout,
  auth.getUser,
  mailbox.listKeptMails,
  system.live,
  system.ready,
  system.liveEvents,
] as const

type AnyRoute = (typeof routes)[number]
export type Api = { [R in AnyRoute as RouteKey<R>]: Call<R> }
