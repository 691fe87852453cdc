import { Fragment, type ReactNode } from "react"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { TableOfContents } from "#web/ui/text/table-of-contents.tsx"

interface PageLink {
  readonly href: string
  readonly label: string
}

export interface TextSection {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Where to go from here. */
  readonly links?: readonly PageLink[]
}

interface TextPageProps {
  readonly title: string
  readonly lead: string
  /** Of a legal document. */
  readonly version?: string
  readonly contents: string
  readonly sections: readonly TextSection[]
  /** A document that belongs to this one. */
  readonly other?: PageLink
  readonly helpEmail: string
}

/** A document to read, search and print: its sections in the margin, the text beside them. */
export function TextPage({ title, lead, version, contents, sections, other, helpEmail }: TextPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{title}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{lead}</p>
      {version ? <p className="mt-3 text-ink-soft text-sm tabular-nums">{version}</p> : null}
      <div className="editorial mt-8 gap-y-6! lg:mt-12">
        <div className="col-margin lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto">
          <TableOfContents
            label={contents}
            headings={sections.map(({ id, title }) => ({
              id,
              textRuby: [{ text: title, reading: null }],
              depth: 2,
            }))}
          />
        </div>
        <div className="col-text">
          <div className="prose-shirube">
            {sections.map(({ id, title, text, links = [] }) => (
              <Fragment key={id}>
                <h2 id={id}>{title}</h2>
                <SectionText text={text} email={helpEmail} />
                {links.length > 0 ? (
                  <p className="flex flex-wrap gap-x-6">
                    {links.map(({ href, label }) => (
                      <TextLink key={href} kind="stand-alone" href={href}>
                        {label}
                      </TextLink>
                    ))}
                  </p>
                ) : null}
              </Fragment>
            ))}
          </div>
          {other ? (
            <p className="mt-10 border-t pt-4">
              <TextLink kind="stand-alone" href={other.href}>
                {other.label}
              </TextLink>
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** Turns the contact address into a link. */
function SectionText({ text, email }: { text: string; email: string }) {
  const linked = (line: string): ReactNode => {
    const [before = "", after] = line.split(email, 2)
    if (email === "" || after === undefined) return line
    return (
      <>
        {before}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {after}
      </>
    )
  }
  return blocksOf(text).map((block) =>
    typeof block === "string" ? (
      <p key={block}>{linked(block)}</p>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{linked(point)}</li>
        ))}
      </ul>
    ),
  )
}

/** A paragraph, or the items of a list. */
type Block = string | readonly string[]

const POINT = "- "

/** Every line is a paragraph; consecutive lines that start with a hyphen are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split("\n")) {
    const last = blocks.at(-1)
    if (!line.startsWith(POINT)) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(POINT.length))
    else blocks.push([line.slice(POINT.length)])
  }
  return blocks
}
