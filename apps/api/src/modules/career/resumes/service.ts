// Prints a résumé of the caller's own.
import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import type { PrintProblem } from "@shirube/contract/career/resumes/routes"
import type { Paper, ResumeForm } from "@shirube/vocabulary/career/resumes/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { printableData } from "#api/kernel/printing/characters"
import type { PrintAs, Printed } from "#api/kernel/printing/printing"
import type { Platform } from "#api/kernel/process/platform"
import { documentOf } from "#api/modules/career/career-documents/service"
import { nameOf } from "#api/modules/common/reference/service"
import { presentEnglishResume } from "./english/present.ts"
import { printedPhoto } from "./photo/service.ts"
import { presentRirekisho } from "./rirekisho/present.ts"
import { presentShokumuKeirekisho } from "./shokumu-keirekisho/present.ts"

type Deps = Pick<Platform, "vault" | "storage" | "printing">

interface Wanted {
  readonly form: ResumeForm
  readonly paper: Paper
}

export interface PrintedResume extends Printed {
  readonly problems: readonly PrintProblem[]
  /** Download name. */
  readonly name: string
}

const templates: Readonly<Record<ResumeForm, string>> = {
  rirekisho: "resumes/rirekisho.typ",
  "shokumu-keirekisho": "resumes/shokumu-keirekisho.typ",
  resume: "resumes/english.typ",
}

export async function printResume(
  tx: Tx,
  { vault, storage, printing }: Deps,
  of: { readonly userId: UserId; readonly id: CareerDocumentId },
  wanted: Wanted,
  as: PrintAs,
  now: Date,
): Promise<PrintedResume> {
  const { content } = await documentOf(tx, { vault }, of.userId, of.id)
  if (content.kind !== "resume") throw new ApiError("career_document.not_found")
  const showsPhoto = wanted.form === "rirekisho" && content.has_photo
  const photo = showsPhoto ? await printedPhoto(tx, { storage }, of.userId) : undefined
  const { data: printable, missing } = printableData(content)
  const data = presented(printable, wanted, dayInJapan(now), photo !== undefined)
  const printed = await printing.print({ template: templates[wanted.form], data, photo }, as)
  return {
    ...printed,
    problems: [
      ...printed.excess.map((excess) => ({ kind: "too_long" as const, ...excess })),
      ...missing.map(({ path, characters }) => ({
        kind: "unprintable" as const,
        field: path,
        characters: [...characters],
      })),
    ],
    name: `${data.title.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")}.pdf`,
  }
}

function presented(content: ResumeContent, { form, paper }: Wanted, today: string, hasPhoto: boolean) {
  switch (form) {
    case "rirekisho":
      return presentRirekisho(content, { paper, today, hasPhoto, nameOf })
    case "shokumu-keirekisho":
      return presentShokumuKeirekisho(content, today, nameOf)
    case "resume":
      return presentEnglishResume(content, nameOf)
  }
}
