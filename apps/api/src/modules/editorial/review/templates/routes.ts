import * as contract from "@shirube/contract/editorial/review/templates"
import type { Language } from "@shirube/vocabulary/language"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from "./service.ts"

type Listed = Awaited<ReturnType<typeof listTemplates>>[number]
type Template = Listed["templates"][number]

const presentTemplate = ({ key, outcome, text, version }: Template) => ({ key, outcome, ...text, version })

const outcomes = ["returned", "declined"] as const

const presentKind = ({ kind, templates }: Listed, language: Language) => ({
  kind: kind.name,
  title: kind.title[language],
  outcomes: outcomes
    .filter((outcome) => kind.outcomes?.includes(outcome) ?? true)
    .map((outcome) => ({ outcome, label: kind.choices?.[outcome][language] ?? null })),
  templates: templates.map(presentTemplate),
})

export const templateRoutes = slice(({ implement }) => [
  implement(contract.listDecisionTemplates, async ({ tx, platform, user, language }) => {
    const items = await listTemplates(tx, platform, user)
    return ok({ items: items.map((item) => presentKind(item, language)) })
  }),
  implement(contract.addDecisionTemplate, async ({ tx, params, body, ...editing }) =>
    created(presentTemplate(await addTemplate(tx, params.kind, body, editing))),
  ),
  implement(contract.changeDecisionTemplate, async ({ tx, params, body, ...editing }) =>
    ok(presentTemplate(await changeTemplate(tx, params, body, editing))),
  ),
  implement(contract.removeDecisionTemplate, async ({ tx, params, ...editing }) => {
    await removeTemplate(tx, params, editing)
    return done()
  }),
])
