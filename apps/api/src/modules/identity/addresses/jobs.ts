import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { queueLetter } from "#api/kernel/mail/letters"
import { createVault } from "#api/kernel/security/vault"
import { accountAt } from "#api/modules/identity/accounts/service"
import { codeLetter, knownAddressLetter } from "./present.ts"
import { CODE_QUEUE, type CodeRequest } from "./service.ts"

export const sendAddressCode = ({
  db,
  config,
  jobs,
  clock,
  accountBars,
}: JobParts): JobDefinition<CodeRequest> => ({
  queue: CODE_QUEUE,
  run: ({ email, code, language, service }) =>
    db.transaction(async (tx) => {
      const owner = await accountAt(tx, email)
      const signInUrl = `${config.publicUrl}/sign-in`
      const barred = await accountBars.until(tx, createVault(config.encryptionKeys), email, clock.now())
      if (barred) await queueLetter(tx, { jobs, config }, { email, language }, accountBars.letter(barred))
      else if (owner)
        await queueLetter(tx, { jobs, config }, owner, knownAddressLetter({ service, signInUrl }))
      else await queueLetter(tx, { jobs, config }, { email, language }, codeLetter({ code, service }))
    }),
})
