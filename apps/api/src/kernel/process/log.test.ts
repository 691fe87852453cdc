import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import { expect, it } from "vitest"
import { openTestDatabase } from "#api/testing/database"
import { collectingLog } from "#api/testing/log"

// spec: sign-in.no-secret-logged
it("a log line hides tokens, passwords and addresses", () => {
  const { log, lines } = collectingLog()
  log.warn({ email: "amara@university.example", user: { password: "hunter2", token: "abc.def" } }, "odd")
  expect(lines[0]).not.toMatch(/amara|hunter2|abc\.def/)
  expect(lines[0]).toContain("[hidden]")
})

it("a log line about a failed statement contains the statement and the cause, but not the parameters", async () => {
  const database = await openTestDatabase()
  const { log, lines } = collectingLog()
  const email = "amara\n@university.example"
  const failed = await database.db.autocommit
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

it("a log line hides secrets anywhere in it", () => {
  const { log, lines } = collectingLog()
  const token = randomBytes(32).toString("base64url")
  log.error(
    { path: `/forgot-password/reset/${token}`, err: new Error(`no page for ${token}`) },
    `at ${token}`,
  )
  const refusal = new Error(
    "Can't send mail - all recipients were rejected: 550 <amara@university.example> unknown",
  )
  log.warn({ err: Object.assign(refusal, { rejected: ["amara@university.example"] }) }, "a job failed")
  log.warn({ reason: "smtp://shirube:hunter2@mail.example refused, code 7K4M-9QXD-2HVT" }, "odd")
  expect(lines).toHaveLength(3)
  const output = lines.join("")
  for (const secret of [token, "amara", "university.example", "hunter2", "7K4M"])
    expect(output).not.toContain(secret)
  expect(output).toContain("/forgot-password/reset/[hidden]")
  expect(output).toContain("550 <[hidden]> unknown")
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("msg")
})
