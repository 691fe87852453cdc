import type { disconnectIdentity } from "@shirube/contract/identity/identities/routes"
import type { removePasskey } from "@shirube/contract/identity/passkeys/routes"
import type { endSession } from "@shirube/contract/identity/sessions/routes"
import type { getArticle, listArticles } from "@shirube/contract/learning/articles/routes"
import type { ParamsOf, QueryOf } from "@shirube/contract/route"
import { describe, expect, expectTypeOf, it } from "vitest"
import {
  type ArticleId,
  type CategoryKey,
  type IdentityId,
  newId,
  type PasskeyId,
  type SessionId,
  type TagKey,
  type UserId,
} from "./ids.ts"
import type { users } from "./tables/identity/accounts.ts"
import type { identities } from "./tables/identity/identities.ts"
import type { passkeys } from "./tables/identity/second-factor.ts"
import type { sessions } from "./tables/identity/sessions.ts"
import type { articles } from "./tables/learning/articles.ts"

describe("an id", () => {
  it("of a session, or a plain string, is not assignable to a user id", () => {
    expectTypeOf<SessionId>().not.toExtend<UserId>()
    expectTypeOf<string>().not.toExtend<UserId>()
    expectTypeOf<(typeof users.$inferSelect)["id"]>().toEqualTypeOf<UserId>()
    expectTypeOf<(typeof sessions.$inferSelect)["id"]>().toEqualTypeOf<SessionId>()
    expectTypeOf<(typeof sessions.$inferSelect)["userId"]>().toEqualTypeOf<UserId>()
  })

  it("is branded in parsed requests and in the tables", () => {
    expectTypeOf<ParamsOf<typeof endSession>["id"]>().toEqualTypeOf<SessionId>()
    expectTypeOf<ParamsOf<typeof disconnectIdentity>["id"]>().toEqualTypeOf<IdentityId>()
    expectTypeOf<ParamsOf<typeof removePasskey>["id"]>().toEqualTypeOf<PasskeyId>()
    expectTypeOf<ParamsOf<typeof getArticle>["id"]>().toEqualTypeOf<ArticleId>()
    expectTypeOf<QueryOf<typeof listArticles>["category"]>().toEqualTypeOf<CategoryKey | undefined>()
    expectTypeOf<QueryOf<typeof listArticles>["tag"]>().toEqualTypeOf<TagKey | undefined>()
    expectTypeOf<(typeof articles.$inferSelect)["tagKeys"]>().toEqualTypeOf<TagKey[]>()
    expectTypeOf<(typeof passkeys.$inferSelect)["id"]>().toEqualTypeOf<PasskeyId>()
    expectTypeOf<(typeof identities.$inferSelect)["id"]>().toEqualTypeOf<IdentityId>()
  })

  it("is unique each time it is generated", () => {
    expect(newId<UserId>()).not.toBe(newId<UserId>())
  })
})
