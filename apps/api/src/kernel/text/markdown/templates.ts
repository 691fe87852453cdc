// `:::template Title`: an email or what is said on the phone, to be copied. A paragraph that is emphasised as a whole
// translates it, and is not copied.
import type { MarkdownIt, Token } from "markdown-it"

export function readTemplates(parser: MarkdownIt): void {
  parser.core.ruler.push("templates", ({ tokens }) => {
    let isInside = false
    for (const [at, token] of tokens.entries()) {
      if (token.type === "container_template_open") isInside = true
      if (token.type === "container_template_close") isInside = false
      if (isInside && token.type === "paragraph_open" && isEmphasised(tokens[at + 1]))
        token.attrSet("class", "translation")
    }
  })
}

function isEmphasised(inline: Token | undefined): boolean {
  const children = inline?.children?.filter(({ type, content }) => type !== "text" || content !== "") ?? []
  const closing = children.findIndex(({ type }) => type === "em_close")
  return children[0]?.type === "em_open" && closing === children.length - 1
}
