// The statements of the specification, the tests that show them, and the document made of both.
import { parseSync } from "oxc-parser"

export interface Statement {
  readonly id: string
  readonly text: string
}

export interface Section {
  readonly title: string
  readonly statements: readonly Statement[]
}

export interface ShownBy {
  readonly file: string
  readonly title: string
  readonly ids: readonly string[]
}

interface TestCall {
  readonly start: number
  readonly end: number
  readonly title: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const TEST_FUNCTIONS = new Set(["describe", "it", "test"])
const DIRECTIVE = /^\s*spec:\s*(.*)$/
const COMMENT = /^[ \t]*\/\/.*$|\/\*[\s\S]*?\*\//gm
/** Between a directive and its test, besides other comments: the loop that repeats the test. */
const LOOP = /^\s*(?:for \([\s\S]*\)\s*\{?\s*)?$/

/** `// spec: 2.home, 9.locale-cookie` directly above a describe, it or test says which statements that test shows. */
export function shownIn(file: string, text: string): ShownBy[] {
  if (!text.includes("// spec:")) return []
  const { program, comments, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const calls = testCallsIn(program as unknown as Node)
  const found = new Map<TestCall, string[]>()
  for (const comment of comments) {
    const list = DIRECTIVE.exec(comment.value)?.[1]
    if (list === undefined) continue
    const call = calls.find(({ start }) => start > comment.end)
    if (!call || !LOOP.test(text.slice(comment.end, call.start).replace(COMMENT, "")))
      throw new Error(`${file}: no test follows "// spec: ${list}"`)
    const ids = list.split(",").map((id) => id.trim())
    found.set(call, [...(found.get(call) ?? []), ...ids])
  }
  return [...found].map(([call, ids]) => ({ file, ids, title: fullTitle(call, calls) }))
}

/** With the titles of the describes around it, outermost first. */
const fullTitle = (call: TestCall, calls: readonly TestCall[]) =>
  [...calls.filter(({ start, end }) => start < call.start && call.end <= end), call]
    .map(({ title }) => title)
    .join(" › ")

/** In the order of the file. */
function testCallsIn(program: Node): TestCall[] {
  const calls: TestCall[] = []
  const visit = (node: Node) => {
    if (node.type === "CallExpression" && isTest(node)) {
      const title = titleOf(argumentsOf(node)[0])
      if (title !== undefined) calls.push({ start: node.start, end: node.end, title })
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(program)
  return calls.sort((a, b) => a.start - b.start)
}

const argumentsOf = (call: Node) => call.arguments as readonly Node[]

/** Also a file's own helper that takes a title and a function, such as a test on a server of its own. */
const isTest = (call: Node) =>
  TEST_FUNCTIONS.has(rootName(call.callee as Node)) ||
  ((call.callee as Node).type === "Identifier" &&
    argumentsOf(call).at(-1)?.type === "ArrowFunctionExpression")

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"

/** `test` of `test.describe(…)` and of `test.each(…)(…)`. */
function rootName(callee: Node): string {
  if (callee.type === "Identifier") return String(callee.name)
  if (callee.type === "MemberExpression") return rootName(callee.object as Node)
  if (callee.type === "CallExpression") return rootName(callee.callee as Node)
  if (callee.type === "TaggedTemplateExpression") return rootName(callee.tag as Node)
  return ""
}

/** What is filled in while the test runs becomes "…". */
function titleOf(argument: Node | undefined): string | undefined {
  if (argument?.type === "Literal" && typeof argument.value === "string")
    return argument.value.replace(/%[sdifjo]|\$\w+(\.\w+)*/g, "…")
  if (argument?.type === "TemplateLiteral")
    return (argument.quasis as readonly { readonly value: { readonly cooked: string } }[])
      .map(({ value }) => value.cooked)
      .join("…")
  return undefined
}

/** Directives that name no statement, and statements that share an id. */
export function problemsOf(sections: readonly Section[], shown: readonly ShownBy[]): string[] {
  const ids = sections.flatMap(({ statements }) => statements.map(({ id }) => id))
  const known = new Set(ids)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two statements are ${id}`),
    ...shown.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, an unknown statement`),
    ),
  ]
}

export function openStatements(sections: readonly Section[], shown: readonly ShownBy[]): string[] {
  const proven = new Set(shown.flatMap(({ ids }) => ids))
  return sections.flatMap(({ statements }) => statements.map(({ id }) => id)).filter((id) => !proven.has(id))
}

const HEAD = `# The specification and its tests

Each statement of the specification with the tests that show it; a statement without a test is *open*. Made by \`npm run specification\` from
\`tools/data/specification.json\` and the comments \`// spec: <id>\` above tests. \`npm run routes\` requests every route of section 2 from a running server.
`

export const specificationDocument = (sections: readonly Section[], shown: readonly ShownBy[]): string =>
  [HEAD, ...sections.map((section) => sectionText(section, shown))].join("\n")

const sectionText = ({ title, statements }: Section, shown: readonly ShownBy[]) =>
  [
    `## ${title}\n`,
    ...statements.map(({ id, text }) => {
      const tests = shown.filter(({ ids }) => ids.includes(id))
      if (tests.length === 0) return `- ${text} (\`${id}\`): *open*`
      return [`- ${text} (\`${id}\`)`, ...tests.map(testText)].join("\n")
    }),
    "",
  ].join("\n")

const testText = ({ file, title }: ShownBy) => `  - [${escaped(title)}](../${linkTo(file)})`

const escaped = (title: string) => title.replace(/[\\[\]*_<>`|]/g, "\\$&")
const linkTo = (file: string) => encodeURI(file).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"))
