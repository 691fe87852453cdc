import { Fragment } from "react"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { TableOfContents } from "#web/ui/text/table-of-contents.tsx"
import { LegalText } from "./legal-text.tsx"

interface LegalPageProps {
  readonly title: string
  readonly lead: string
  readonly version: string
  readonly contents: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  /** The other document. */
  readonly other: { readonly href: string; readonly label: string }
  readonly helpEmail: string
}

/** A document to read, search and print: its sections in the margin, the text beside them. */
export function LegalPage({ title, lead, version, contents, sections, other, helpEmail }: LegalPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{title}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{lead}</p>
      <p className="mt-3 text-ink-soft text-sm tabular-nums">{version}</p>
      <div className="editorial mt-8 gap-y-6! lg:mt-12">
        <div className="col-margin lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto">
          <TableOfContents
            label={contents}
            headings={sections.map(({ id, title }) => ({ id, text: title, depth: 2 }))}
          />
        </div>
        <div className="col-text">
          <div className="prose-shirube">
            {sections.map(({ id, title, text }) => (
              <Fragment key={id}>
                <h2 id={id}>{title}</h2>
                <LegalText text={text} email={helpEmail} />
              </Fragment>
            ))}
          </div>
          <p className="mt-10 border-t pt-4">
            <TextLink kind="stand-alone" href={other.href}>
              {other.label}
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  )
}
