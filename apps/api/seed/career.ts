// The career builder of the demo's student: applications, episodes, entry sheets with their history, a résumé.
// Once per database, so that later changes and deletions are kept.
import { usualSteps } from "@shirube/vocabulary/season/applications/choices"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "../src/kernel/db/client.ts"
import { type ApplicationId, type CareerDocumentId, namedId, type UserId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { createDocument, saveDocument } from "../src/modules/career/career-documents/service.ts"
import { keepCurrent } from "../src/modules/career/career-documents/versions/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { importApplications } from "../src/modules/season/applications/service.ts"
import { demoApplications } from "./career/applications.ts"
import { type DemoEntrySheet, demoEntrySheets } from "./career/entry-sheets.ts"
import { demoEpisodes } from "./career/episodes.ts"
import { demoResume, RESUME } from "./career/resume.ts"
import { once } from "./once.ts"

export const CAREER_MARK = "demo-career"
const STUDENT = "student@shirube.example"
const DAY_MS = 86_400_000

type Deps = Pick<Platform, "db" | "vault">

export const loadCareer = ({ db, vault }: Deps, now: Date): Promise<void> =>
  once(db, CAREER_MARK, now, async (tx) => {
    const student = await accountAt(tx, STUDENT)
    if (!student) return
    const userId = student.id
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await importApplications(tx, student, applicationsFrom(now), now)
    for (const { id, days, content } of demoEpisodes)
      await createDocument(tx, { vault }, { userId, id: namedId(id), content, now: before(days) })
    for (const sheet of demoEntrySheets) await loadEntrySheet(tx, { vault }, userId, sheet, before)
    await createDocument(tx, { vault }, { userId, id: namedId(RESUME), content: demoResume, now: before(5) })
  })

const applicationsFrom = (now: Date) =>
  demoApplications.map(({ id, company, position, stage, note, deadlines }) => ({
    id: namedId<ApplicationId>(id),
    company,
    position,
    stage,
    steps: [...usualSteps],
    note,
    documents: [],
    deadlines: deadlines.map(({ days, ...deadline }) => ({
      ...deadline,
      day: addDays(dayInJapan(now), days),
      is_done: false,
    })),
    reached: [],
  }))

/** Saves one draft after the other, so that the history has the earlier ones. */
async function loadEntrySheet(
  tx: Tx,
  deps: Pick<Deps, "vault">,
  userId: UserId,
  { id, title, application, answers, drafts }: DemoEntrySheet,
  before: (days: number) => Date,
): Promise<void> {
  const documentId = namedId<CareerDocumentId>(id)
  for (const [version, { days, name, texts }] of drafts.entries()) {
    const content = {
      kind: "entry-sheet" as const,
      title,
      application,
      answers: answers.map((answer, at) => ({ ...answer, text: texts[at] ?? "" })),
      dismissed_hints: [],
    }
    const at = before(days)
    await saveDocument(tx, deps, userId, documentId, { version, content, keeps_previous: true }, at)
    if (name !== undefined)
      await keepCurrent(tx, deps, userId, documentId, { version: version + 1, name }, at)
  }
}
