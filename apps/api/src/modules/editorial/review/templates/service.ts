// Prepared texts for decisions. The program's own are the first templates; what editors change of them, and what they add, is in
// the database, so that a later version of the program never overwrites it.
import { randomUUID } from "node:crypto"
import {
  fillTemplate,
  MOST_TEMPLATES,
  unknownPlaceholder,
} from "@shirube/vocabulary/editorial/review/choices"
import { type FieldProblem, fieldText } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { Reason, ReviewKind } from "#api/kernel/features/review-kinds"
import { requireEditorRole } from "#api/kernel/http/editor-roles"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { type Actor, hasEditorRole, type Visit } from "#api/kernel/security/session"
import { type AuditEvent, recordAudit } from "#api/modules/identity/audit/service"
import { lockKind, markRemoved, selectOfKinds, type TemplateRow, upsertTemplate } from "./queries.ts"

type Kind = Pick<ReviewKind, "name" | "reasons">
type Template = Reason & { readonly version: number }

const known = ({ key, outcome, en, ja, version }: TemplateRow): Template => ({
  key,
  outcome,
  text: { en, ja },
  version,
})

/** The program's in their order, then those that editors have added. */
function templatesAmong(rows: readonly TemplateRow[], { name, reasons }: Kind): Template[] {
  const stored = rows.filter(({ kind }) => kind === name)
  const ofProgram = reasons.flatMap((reason) => {
    const row = stored.find(({ key }) => key === reason.key)
    if (!row) return [{ ...reason, version: 0 }]
    return row.withdrawnAt === null ? [known(row)] : []
  })
  const isAdded = ({ key, withdrawnAt }: TemplateRow) =>
    withdrawnAt === null && !reasons.some((reason) => reason.key === key)
  return [...ofProgram, ...stored.filter(isAdded).map(known)]
}

export const templatesOf = async (tx: Tx, kind: Kind) =>
  templatesAmong(await selectOfKinds(tx, [kind.name]), kind)

interface Subject {
  readonly title: Readonly<Record<Language, string>>
  readonly applicant: string | null
  readonly submittedAt: Date
}

const dayIn = (language: Language) =>
  new Intl.DateTimeFormat(language === "ja" ? "ja-JP" : "en-GB", {
    dateStyle: "long",
    timeZone: "Asia/Tokyo",
  })

/** The templates of a review, with its own words in place of the placeholders. */
export async function filledTemplates(
  tx: Tx,
  kind: Kind,
  { title, applicant, submittedAt }: Subject,
): Promise<Reason[]> {
  const fill = (text: string, language: Language) =>
    fillTemplate(text, {
      name: applicant ?? "",
      item: title[language],
      date: dayIn(language).format(submittedAt),
    })
  return (await templatesOf(tx, kind)).map(({ key, outcome, text }) => ({
    key,
    outcome,
    text: { en: fill(text.en, "en"), ja: fill(text.ja, "ja") },
  }))
}

type Kinds = Pick<Platform, "reviewKinds">

interface Editing {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Kinds & Pick<Platform, "vault">
}

export async function listTemplates(tx: Tx, { reviewKinds }: Kinds, editor: Actor) {
  const kinds = reviewKinds.filter(
    ({ editorRole, outcomes }) =>
      hasEditorRole(editor, [editorRole]) && outcomes?.every((each) => each === "approved") !== true,
  )
  const rows = await selectOfKinds(
    tx,
    kinds.map(({ name }) => name),
  )
  return kinds.map((kind) => ({ kind, templates: templatesAmong(rows, kind) }))
}

function kindFor({ user, platform: { reviewKinds } }: Editing, name: string): ReviewKind {
  const kind = reviewKinds.find((each) => each.name === name)
  if (!kind) throw new ApiError("decision_template.not_found")
  requireEditorRole(user, kind.editorRole)
  return kind
}

type Texts = Readonly<Record<Language, string>>

function refuseUnknownPlaceholders(texts: Texts, language: Language): void {
  const fields = (["en", "ja"] as const).flatMap((each) => {
    const found = unknownPlaceholder(texts[each])
    const problem: FieldProblem = {
      kind: "own",
      words: {
        en: `“${found}” is not a placeholder. There are {name}, {item} and {date}.`,
        ja: `「${found}」は使えません。使えるのは {name}、{item}、{date} です。`,
      },
    }
    return found === undefined ? [] : [{ [each]: [fieldText(problem, language)] }]
  })
  if (fields.length > 0) throw new ApiError("request.invalid", { fields: Object.assign({}, ...fields) })
}

export async function addTemplate(
  tx: Tx,
  name: string,
  { outcome, en, ja }: Texts & Pick<Reason, "outcome">,
  editing: Editing,
): Promise<Template> {
  const kind = kindFor(editing, name)
  const { visit, user } = editing
  if (kind.outcomes?.includes(outcome) === false) throw new ApiError("request.malformed")
  refuseUnknownPlaceholders({ en, ja }, visit.language)
  await lockKind(tx, name)
  if ((await templatesOf(tx, kind)).length >= MOST_TEMPLATES) throw new ApiError("decision_template.too_many")
  const changed = { withdrawnAt: null, changedBy: user.id, changedAt: visit.now }
  const row = { kind: name, key: randomUUID(), outcome, en, ja, version: 1, ...changed }
  await upsertTemplate(tx, row)
  await record(tx, "decision_template.added", row, editing)
  return known(row)
}

export async function changeTemplate(
  tx: Tx,
  { kind: name, key }: { readonly kind: string; readonly key: string },
  { version, en, ja }: Texts & Pick<Template, "version">,
  editing: Editing,
): Promise<Template> {
  const { visit, user } = editing
  const before = await templateFor(tx, name, key, editing)
  if (!before) throw new ApiError("decision_template.not_found")
  refuseUnknownPlaceholders({ en, ja }, visit.language)
  const changed = { withdrawnAt: null, changedBy: user.id, changedAt: visit.now }
  const row = { kind: name, key, outcome: before.outcome, en, ja, version: version + 1, ...changed }
  if (before.version !== version || !(await upsertTemplate(tx, row)))
    throw new ApiError("decision_template.changed")
  await record(tx, "decision_template.changed", row, editing)
  return known(row)
}

export async function removeTemplate(
  tx: Tx,
  { kind: name, key }: { readonly kind: string; readonly key: string },
  editing: Editing,
): Promise<void> {
  const before = await templateFor(tx, name, key, editing)
  if (!before) return
  const { visit, user } = editing
  const { outcome, text, version } = before
  const changed = { withdrawnAt: visit.now, changedBy: user.id, changedAt: visit.now }
  await markRemoved(tx, { kind: name, key, outcome, ...text, version, ...changed })
  await record(tx, "decision_template.removed", { kind: name, key }, editing)
}

async function templateFor(tx: Tx, name: string, key: string, editing: Editing) {
  const templates = await templatesOf(tx, kindFor(editing, name))
  return templates.find((each) => each.key === key)
}

const record = (
  tx: Tx,
  event: AuditEvent,
  { kind, key }: Pick<TemplateRow, "kind" | "key">,
  { user, visit, platform: { vault } }: Editing,
) =>
  recordAudit(tx, vault, visit, {
    event,
    by: { kind: "editor", id: user.id },
    about: { noun: "decision_template", id: `${kind}/${key}` },
  })
