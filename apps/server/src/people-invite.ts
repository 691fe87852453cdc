// npm run people:invite -- --role administrator EMAIL: invites the first people to a site, on its own machine. It migrates the
// database, so that it also works before the first start.
import { parseArgs } from "node:util"
import { type Config, readConfig } from "@shirube/api/kernel/config/config"
import { DEMO_DOMAIN, isClosedAddress } from "@shirube/api/kernel/config/demo"
import { recogniseSecrets } from "@shirube/api/kernel/config/known-secrets"
import { ConfigError } from "@shirube/api/kernel/config/settings"
import { FolderInUse } from "@shirube/api/kernel/db/folder-lock"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { startJobs } from "@shirube/api/kernel/jobs/jobs"
import { MAIL_QUEUE } from "@shirube/api/kernel/mail/mail"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createLog } from "@shirube/api/kernel/process/log"
import { createVault } from "@shirube/api/kernel/security/vault"
import type { NewInvitation } from "@shirube/api/modules/people/account-invitations/service"
import { languages } from "@shirube/vocabulary/language"
import { INVITATION_DAYS, invitedRoles, LONGEST_DISPLAY_NAME } from "@shirube/vocabulary/product"
import { explain } from "./explain.ts"

const USAGE = `Usage: npm run people:invite -- --role ${invitedRoles.join("|")} [--language ${languages.join("|")}] [--company NAME] EMAIL`

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function readInvitation(args: readonly string[]): NewInvitation {
  const { values, positionals } = parsed(args)
  const { role, language = "en", company } = values
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) throw new ConfigError(`Name one email address. ${USAGE}`)
  if (!EMAIL.test(email) || email.length > 254)
    throw new ConfigError(`"${email}" is not an email address. ${USAGE}`)
  return {
    email,
    role: oneOf("--role", role, invitedRoles),
    language: oneOf("--language", language, languages),
    companyName: companyName(role, company),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        role: { type: "string" },
        language: { type: "string" },
        company: { type: "string" },
      },
    })
  } catch (error) {
    throw new ConfigError(`${(error as Error).message} ${USAGE}`)
  }
}

function oneOf<Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === value)
  if (!chosen) throw new ConfigError(`${option} must be one of ${choices.join(", ")}. ${USAGE}`)
  return chosen
}

function companyName(role: string | undefined, given: string | undefined): string | null {
  if (role !== "company") return null
  const name = given?.trim() ?? ""
  if (name === "" || name.length > LONGEST_DISPLAY_NAME)
    throw new ConfigError(
      `--company must name the company, in at most ${LONGEST_DISPLAY_NAME} characters. ${USAGE}`,
    )
  return name
}

async function openSite(config: Config) {
  try {
    return await openDatabase(config)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new ConfigError(
      `A server is running on the data folder ${config.dataDir}, and the embedded database is for one process. Stop the server, run this command again, and start it. Or invite people on the site as an administrator: ${config.publicUrl}/editors/invitations`,
    )
  }
}

async function invite() {
  const invitation = readInvitation(process.argv.slice(2))
  const config = readConfig(process.env)
  if (isClosedAddress(config, invitation.email))
    throw new ConfigError(`Addresses under ${DEMO_DOMAIN} belong to the demo. Use one of your own.`)
  const log = createLog("error")
  const { inviteByOperator, sendOperatorInvitation } = await import(
    "@shirube/api/modules/people/account-invitations/service"
  )
  const database = await openSite(config)
  try {
    await migrate(database)
    await recogniseSecrets(database, config, log)
    const vault = createVault(config.encryptionKeys)
    const jobs = await startJobs(database, log, vault)
    try {
      await jobs.open(MAIL_QUEUE)
      const isEmailed = config.smtpUrl !== undefined
      const visit = {
        now: systemClock.now(),
        ip: "",
        userAgent: "npm run people:invite",
        language: invitation.language,
        device: null,
      }
      const context = { visit, platform: { vault, jobs, config } }
      const url = await database.db.transaction((tx) => inviteByOperator(tx, invitation, context))
      // After the transaction: enqueuing a queue's first job needs a second connection, and the embedded engine has one.
      if (isEmailed) await sendOperatorInvitation(database.db.autocommit, invitation, url, context.platform)
      console.log(
        `${invitation.email} is invited as ${invitation.role}. The link works once, for ${INVITATION_DAYS} days:`,
      )
      console.log(url)
      console.log(
        isEmailed
          ? "The same link goes to the address by email, as soon as a server runs."
          : "No email is sent, because SMTP_URL is not set. Hand the link over yourself.",
      )
    } finally {
      await jobs.stop()
    }
  } finally {
    await database.close()
  }
}

await invite().catch(explain)
