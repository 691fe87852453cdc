// Markdown for members: words, lists, quotes, links with `nofollow`, pictures stored here. Nothing that the
// page itself refers to (ids, anchors, its upper headings), and nothing whose output is much longer than its
// source.
import { withoutRuby } from "@shirube/contract/text/furigana"
import createMarkdownIt, { type Env, type MarkdownIt, type StateCore, type Token } from "markdown-it"
import { readEmphasis } from "./emphasis.ts"
import { escapeHtml, readable, readFurigana } from "./furigana.ts"
import { readMentions } from "./mentions.ts"
import { type PictureSize, pictureAttributes } from "./pictures.ts"

export interface MemberProfile {
  /**
   * `remark`: a few lines beside something else, with only words, quotes, links and emphasis. `essay`:
   * addressed to every reader, so that it has no mentions.
   */
  readonly kind: "member" | "remark" | "essay"
  /**
   * The picture of an address in the text, smallest size first, which is the displayed size; undefined for any
   * other address.
   */
  readonly pictureAt: (address: string) => readonly PictureSize[] | undefined
  /** A code of the reference list of languages. Undefined for callers that read the text without showing it. */
  readonly language?: string
}

/** For callers that read the text without showing it. */
export const picturesAsWritten: MemberProfile["pictureAt"] = (address) => [{ address, width: 0, height: 0 }]

/** The contract allows less; this is the renderer's own limit. */
export const LONGEST_MEMBER_TEXT = 20_000
const LONGEST_ADDRESS = 2_000
const DEEPEST = 20
const TOPMOST_HEADING = 3

export const memberEnvironment = (profile: MemberProfile): Env => ({ profile })

export function createMemberParser(): MarkdownIt {
  const parser = new createMarkdownIt({
    html: false,
    linkify: false,
    typographer: false,
    maxNesting: DEEPEST,
  })
  // Both can expand a short source enormously: empty cells, and a long address that is referenced many times.
  parser.disable(["table", "reference"])
  readFurigana(parser)
  readEmphasis(parser)
  readMentions(parser)
  parser.core.ruler.after("inline", "member", (state) => sanitise(state))
  const code = (tokens: readonly Token[], index: number) =>
    `<pre><code>${escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`
  parser.renderer.rules.fence = code
  parser.renderer.rules.code_block = code
  return parser
}

export const createRemarkParser = (): MarkdownIt =>
  createMemberParser().disable(["code", "fence", "heading", "hr", "lheading", "list"])

/** A mention is then a link without a valid target, of which only the words remain. */
export const createEssayParser = (): MarkdownIt => createMemberParser().disable("mention")

function sanitise({ tokens, env, Token }: StateCore): void {
  const { pictureAt } = env.profile as MemberProfile
  const text = (content: string) => Object.assign(new Token("text", "", 0), { content })
  for (const token of tokens) {
    if (token.type.startsWith("heading")) token.tag = lowered(token.tag)
    if (token.children) token.children = withoutForbidden(token.children, pictureAt, text)
  }
}

const lowered = (tag: string) => `h${Math.max(TOPMOST_HEADING, Number(tag.slice(1)))}`

/** A forbidden link or picture is replaced by its words. */
function withoutForbidden(
  children: readonly Token[],
  pictureAt: MemberProfile["pictureAt"],
  text: (content: string) => Token,
): Token[] {
  /** For each open link, whether it is shown. */
  const open: boolean[] = []
  return children.flatMap((token) => {
    if (token.type === "image") {
      const [shown, ...larger] = pictureAt(String(token.attrGet("src"))) ?? []
      if (!shown) return text(token.content)
      token.attrs = pictureAttributes(shown, larger)
      // An attribute cannot contain furigana.
      token.children = [text(withoutRuby((token.children ?? []).map(readable).join("")))]
    }
    if (token.type === "link_open") {
      const address = String(token.attrGet("href"))
      // A bare address in the words of a link is a link of its own, and HTML has no nested links: the outer
      // one stays.
      open.push(isHarmlessLink(address) && !open.includes(true))
      token.attrs = [
        ["href", address],
        ["rel", "ugc nofollow noopener"],
      ]
    }
    const isShown = token.type === "link_close" ? open.pop() : token.type === "link_open" ? open.at(-1) : true
    return isShown ? token : []
  })
}

/** Only pages of ours for reading: no link may lead to a page where something is signed or changed. */
const READING_PAGE = /^\/(?:article|community\/ask-senpai\/detail)\/[a-z0-9-]+$/

/**
 * A web page, or a mail address. A user name before the host is refused: it is there to imitate another host.
 */
function isHarmlessLink(address: string): boolean {
  if (READING_PAGE.test(address)) return true
  const url = address.length <= LONGEST_ADDRESS ? URL.parse(address) : null
  if (!url) return false
  if (url.protocol === "mailto:") return /^mailto:[^?]+$/i.test(address)
  return /^https?:\/\/[^/\\]/i.test(address) && url.username === "" && url.password === ""
}
