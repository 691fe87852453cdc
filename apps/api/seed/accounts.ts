import type { NewAccount } from "../src/modules/identity/accounts/service.ts"

export const DEMO_PASSWORD = "shirube-demo"

/** May invite others and revoke an editor's rights. */
export const DEMO_EDITOR = "editor@shirube.example"

/** Old enough that the limits for new members do not apply. */
export const DEMO_JOINED = new Date("2026-04-06T00:00:00+09:00")

/** One account per kind of person. They exist only in demo mode: their password is public. */
export const demoAccounts: readonly NewAccount[] = [
  { email: "student@shirube.example", name: "Amara Okafor", seal: "A", role: "student" },
  { email: "verified@shirube.example", name: "Lê Minh Anh", seal: "明", role: "student", isVerified: true },
  { email: "applicant@shirube.example", name: "Sofía Ramírez", seal: "S", role: "student" },
  { email: "senpai@shirube.example", name: "陳 宇航", seal: "陳", role: "senpai", isScreened: true },
  { email: "company@shirube.example", name: "あおば精機 採用担当", seal: "青葉", role: "company" },
  { email: DEMO_EDITOR, name: "森 彩香", seal: "森", role: "editor", isAdministrator: true },
].map((account) => ({ ...account, password: DEMO_PASSWORD, createdAt: DEMO_JOINED }) as NewAccount)
