// A small HTML checker: content models that browsers repair silently, and dangling references. React writes the pages, so every
// non-void element is closed.

interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: Element[]
}

const words = (text: string) => new Set(text.split(" "))
const VOID = words("area base br col embed hr img input link meta source track wbr")
const RAW = words("script style textarea title")
/** Elements that may contain only phrasing content. */
const PHRASING = words(
  "abbr b button cite code em h1 h2 h3 h4 h5 h6 i label legend mark p q rt s small span strong sub sup time u",
)
const FLOW = words(
  "address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre search section table ul",
)
const INTERACTIVE = words("a button details select textarea")
const REFERENCES = ["aria-controls", "aria-labelledby", "aria-describedby", "for"]

const TAG = /<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gs
const ATTRIBUTE = /([^\s=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)]
  return new Map(pairs.map(([, name = "", a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? ""]))
}

function* elementsOf(html: string): Generator<{ element: Element; ancestors: readonly Element[] }> {
  const open: Element[] = []
  let raw: string | undefined
  for (const [, slash, tag = "", rest = ""] of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    if (raw !== undefined && !(slash && name === raw)) continue
    raw = undefined
    if (slash) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at >= 0) open.length = at
      continue
    }
    const element: Element = { name, attributes: attributesOf(rest), children: [] }
    open.at(-1)?.children.push(element)
    yield { element, ancestors: [...open] }
    if (VOID.has(name) || rest.endsWith("/")) continue
    open.push(element)
    if (RAW.has(name)) raw = name
  }
}

export function faultsIn(html: string): string[] {
  const all = [...elementsOf(html)].filter(
    ({ ancestors }) => !ancestors.some(({ name }) => name === "svg" || name === "template"),
  )
  const byId = Map.groupBy(all, ({ element }) => element.attributes.get("id"))
  byId.delete(undefined)
  return [
    ...all.flatMap(({ element, ancestors }) => [
      ...misplaced(element, ancestors),
      ...listFaults(element, ancestors.at(-1)),
    ]),
    ...[...byId].flatMap(([id, bearers]) =>
      bearers.length > 1 ? [`the id ${id} occurs ${bearers.length} times`] : [],
    ),
    ...all.flatMap(({ element: { name, attributes } }) => [
      ...REFERENCES.flatMap((reference) =>
        (attributes.get(reference)?.split(/\s+/) ?? [])
          .filter((id) => !byId.has(id))
          .map((id) => `${name}: ${reference} refers to ${id}, which does not exist`),
      ),
      ...(attributes.get("role") === "tab" ? tabFaults(attributes, byId) : []),
      ...(name === "img" && !attributes.has("alt") ? ["img without alt"] : []),
    ]),
  ]
}

function misplaced({ name }: Element, ancestors: readonly Element[]): string[] {
  const around = ancestors.findLast((each) => PHRASING.has(each.name))
  const isWithin = ancestors.some((each) => each.name === "a" || each.name === "button")
  return [
    ...(FLOW.has(name) && around ? [`${name} inside ${around.name}`] : []),
    ...(INTERACTIVE.has(name) && isWithin ? [`${name} inside a link or button`] : []),
  ]
}

const only = (element: Element, ...names: string[]) =>
  element.children
    .filter(({ name }) => ![...names, "script", "template"].includes(name))
    .map(({ name }) => `${name} as a child of ${element.name}`)

function listFaults(element: Element, parent: Element | undefined): string[] {
  if (element.name === "ul" || element.name === "ol") return only(element, "li")
  if (element.name === "dl") return only(element, "dt", "dd", "div")
  if (element.name !== "div" || parent?.name !== "dl") return []
  const has = (name: string) => element.children.some((child) => child.name === name)
  return has("dt") && has("dd") ? only(element, "dt", "dd") : ["a div of a dl without dt or dd"]
}

function tabFaults(
  attributes: ReadonlyMap<string, string>,
  byId: ReadonlyMap<string | undefined, readonly { readonly element: Element }[]>,
): string[] {
  const panel = byId.get(attributes.get("aria-controls"))?.[0]
  return panel?.element.attributes.get("role") === "tabpanel" ? [] : ["a tab without its panel"]
}
