// What anybody may write: words, lists, quotes, links that search engines do not follow, pictures that are kept here.
// Nothing that the page refers to (ids, anchors, its upper headings), nothing that is longer than it looks.
import { withoutRuby } from "@shirube/contract/furigana"
import createMarkdownIt, { type Env, type MarkdownIt, type StateCore, type Token } from "markdown-it"
import { readEmphasis } from "./emphasis.ts"
import { escapeHtml, readable, readFurigana } from "./furigana.ts"
import { readMentions } from "./mentions.ts"

/** A picture that is kept here, in one of its sizes. */
export interface PictureSize {
  readonly address: string
  readonly width: number
  readonly height: number
}

export interface MemberProfile {
  /**
   * `remark`: a few lines beside something else, with nothing in them but words, quotes, links and emphasis. `essay`: written for
   * everybody, so that nobody is spoken to in it.
   */
  readonly kind: "member" | "remark" | "essay"
  /** The picture that an address in the text means, the smallest size first, which is as large as it is shown; undefined of any other. */
  readonly pictureAt: (address: string) => readonly PictureSize[] | undefined
}

/** For whoever reads the text without showing it. */
export const picturesAsWritten: MemberProfile["pictureAt"] = (address) => [{ address, width: 0, height: 0 }]

/** The contract of whatever takes such a text asks for less; this is what the renderer is sure to bear. */
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
  // Both can make very much out of very little: empty cells, and one long address named again and again.
  parser.disable(["table", "reference"])
  readFurigana(parser)
  readEmphasis(parser)
  readMentions(parser)
  parser.core.ruler.after("inline", "member", (state) => harmless(state))
  const code = (tokens: readonly Token[], index: number) =>
    `<pre><code>${escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`
  parser.renderer.rules.fence = code
  parser.renderer.rules.code_block = code
  return parser
}

export const createRemarkParser = (): MarkdownIt =>
  createMemberParser().disable(["code", "fence", "heading", "hr", "lheading", "list"])

/** What looks as if it spoke to somebody is a link to nowhere, and leaves its words. */
export const createEssayParser = (): MarkdownIt => createMemberParser().disable("mention")

function harmless({ tokens, env, Token }: StateCore): void {
  const { pictureAt } = env.profile as MemberProfile
  const text = (content: string) => Object.assign(new Token("text", "", 0), { content })
  for (const token of tokens) {
    if (token.type.startsWith("heading")) token.tag = lowered(token.tag)
    if (token.children) token.children = tamed(token.children, pictureAt, text)
  }
}

const lowered = (tag: string) => `h${Math.max(TOPMOST_HEADING, Number(tag.slice(1)))}`

/** A link or a picture that is not allowed leaves its words. */
function tamed(
  children: readonly Token[],
  pictureAt: MemberProfile["pictureAt"],
  text: (content: string) => Token,
): Token[] {
  /** Whether each link that is open is shown. */
  const open: boolean[] = []
  return children.flatMap((token) => {
    if (token.type === "image") {
      const [shown, ...larger] = pictureAt(String(token.attrGet("src"))) ?? []
      if (!shown) return text(token.content)
      token.attrs = pictureAttributes(shown, larger)
      // In an attribute there is no furigana.
      token.children = [text(withoutRuby((token.children ?? []).map(readable).join("")))]
    }
    if (token.type === "link_open") {
      const address = String(token.attrGet("href"))
      // A bare address in the words of a link is a link of its own, and HTML knows no link in a link: the outer one stays.
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

/** Its measures are known before it arrives, so that nothing jumps. The words of `alt` are set when it is rendered. */
function pictureAttributes(shown: PictureSize, larger: readonly PictureSize[]): [string, string][] {
  const sizes = [shown, ...larger.filter(({ width }) => width > shown.width)]
  return [
    ["src", shown.address],
    ...(sizes.length > 1
      ? ([
          ["srcset", sizes.map(({ address, width }) => `${address} ${width}w`).join(", ")],
          ["sizes", `min(${shown.width}px, 100vw)`],
        ] as [string, string][])
      : []),
    ["width", String(shown.width)],
    ["height", String(shown.height)],
    ["alt", ""],
    ["loading", "lazy"],
    ["decoding", "async"],
  ]
}

/** Of ours, those that are there to be read: nobody is led to where something is signed or changed. */
const READING = /^\/(?:article|community\/ask-senpai\/detail)\/[a-z0-9-]+$/

/** To a page, or to write to somebody. Whoever names a user before the host wants to be taken for that host. */
function isHarmlessLink(address: string): boolean {
  if (READING.test(address)) return true
  const url = address.length <= LONGEST_ADDRESS ? URL.parse(address) : null
  if (!url) return false
  if (url.protocol === "mailto:") return /^mailto:[^?]+$/i.test(address)
  return /^https?:\/\/[^/\\]/i.test(address) && url.username === "" && url.password === ""
}
