import { engineerPages } from "./engineers.ts"
import { officePages } from "./office.ts"
import type { DemoMentorPage } from "./page.ts"
import { servicePages } from "./services.ts"

export const mentorPages: readonly DemoMentorPage[] = [...officePages, ...engineerPages, ...servicePages]
