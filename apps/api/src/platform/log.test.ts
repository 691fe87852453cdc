import { sql } from "drizzle-orm"
import { expect, it } from "vitest"
import { openTestDatabase } from "#api/testing/database"
import { collectingLog } from "#api/testing/log"

it("a log line hides tokens, passwords and addresses", () => {
  const { log, lines } = collectingLog()
  log.warn({ email: "amara@university.example", user: { password: "hunter2", token: "abc.def" } }, "odd")
  expect(lines[0]).not.toMatch(/amara|hunter2|abc\.def/)
  expect(lines[0]).toContain("[hidden]")
})

it("a log line about a failed statement tells the statement and the cause, not the values it was sent", async () => {
  const database = await openTestDatabase()
  const { log, lines } = collectingLog()
  const email = "amara\n@university.example"
  const failed = await database.db
    .execute(sql`select * from no_such_table where email = ${email}`)
    .then(() => undefined)
    .catch((error: unknown) => error)
  log.error({ err: new Error("signing in failed", { cause: failed }) }, "odd")
  log.error({ err: failed }, "odd")
  log.error({ err: "not even an error" }, "odd")
  for (const line of lines) expect(line).not.toMatch(/amara|university/)
  expect(lines[1]).toContain("select * from no_such_table")
  expect(lines[1]).toMatch(/does not exist/)
  await database.close()
})
