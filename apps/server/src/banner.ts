import type { Config } from "@shirube/api/platform/config"
import { DEMO_PASSWORD, demoAccounts } from "@shirube/api/seed/accounts"

export function announce(address: string, config: Config): void {
  console.log(`listening on ${address}`)
  if (!config.demo) return
  const accounts = demoAccounts.map(({ email }) => `    ${email}`).join("\n")
  console.log(`
  Shirube is at ${config.publicUrl}

  Demo accounts, password ${DEMO_PASSWORD}:
${accounts}
  All people in the demo, authors included, are invented examples.

  Ctrl-C stops it. Your data stays in ${config.dataDir}.
`)
}
