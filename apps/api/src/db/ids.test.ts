import { describe, expect, expectTypeOf, it } from "vitest"
import { newId, type SessionId, type UserId } from "./ids.ts"
import type { users } from "./tables/accounts.ts"
import type { sessions } from "./tables/sessions.ts"

describe("an id", () => {
  it("of a session, or any text, is not taken for that of a user", () => {
    expectTypeOf<SessionId>().not.toExtend<UserId>()
    expectTypeOf<string>().not.toExtend<UserId>()
    expectTypeOf<(typeof users.$inferSelect)["id"]>().toEqualTypeOf<UserId>()
    expectTypeOf<(typeof sessions.$inferSelect)["id"]>().toEqualTypeOf<SessionId>()
    expectTypeOf<(typeof sessions.$inferSelect)["userId"]>().toEqualTypeOf<UserId>()
  })

  it("is new every time", () => {
    expect(newId<UserId>()).not.toBe(newId<UserId>())
  })
})
