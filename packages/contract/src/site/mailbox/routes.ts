import { z } from "zod"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

export const KeptMail = z
  .object({ id: z.uuid(), to: z.string(), subject: z.string(), text: z.string(), at: Instant })
  .meta({ id: "KeptMail" })

export const listKeptMails = route({
  method: "get",
  path: "/v1/dev/mails",
  summary: "The newest emails that would have been sent; exists only in demo mode without an SMTP server",
  tag: "Development",
  access: "public", // 404 where real people have accounts
  development: true,
  success: { status: 200, body: z.object({ items: z.array(KeptMail) }) },
  errors: [],
})

export const routes = [listKeptMails] as const
