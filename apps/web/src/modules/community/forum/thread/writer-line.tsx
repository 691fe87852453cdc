import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Seal } from "#web/ui/picture/seal.tsx"
import { SenpaiMark } from "#web/ui/text/senpai-mark.tsx"
import { VerifiedBadge } from "#web/ui/text/verified-badge.tsx"
import { personHref } from "../address.ts"
import type { Writer } from "../queries.ts"
import { Background } from "./background.tsx"

/** The author's display name. */
export function useWriterName(): (writer: Writer) => string {
  const t = useTranslations("forum")
  return (writer) => (writer.kind === "member" ? writer.name : t(`writer.${writer.kind}`))
}

/** Authors without a name have a seal too, so that they do not look lesser. */
const seals = { anonymous: "匿", editor: "編", gone: "空" } as const
const sealOf = (writer: Writer) => (writer.kind === "member" ? writer.seal : seals[writer.kind])

interface WriterLineProps {
  readonly writer: Writer
  readonly size?: "small" | "large"
}

export function WriterLine({ writer, size = "large" }: WriterLineProps) {
  const t = useTranslations("forum")
  const isSmall = size === "small"
  const isPlain = writer.kind === "anonymous" || writer.kind === "gone"
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Seal
        text={sealOf(writer)}
        cut={isPlain ? "outline" : "solid"}
        className={classNames(isSmall ? "size-6!" : "size-10!", isPlain && "opacity-70")}
      />
      <span
        className={classNames("wrap-anywhere min-w-0", isSmall ? "font-semibold text-sm" : "font-semibold")}
      >
        <WriterName writer={writer} />
      </span>
      {writer.kind === "member" && writer.isSenpai ? <SenpaiMark label={t("senpai")} /> : null}
      {writer.kind === "member" && writer.isVerified && !isSmall ? (
        <VerifiedBadge label={t("verified")} />
      ) : null}
      {writer.kind === "member" && writer.background && !isSmall ? (
        <Background background={writer.background} />
      ) : null}
      {writer.isAsker && isSmall ? (
        <span className="border border-rule-strong px-1.5 text-2xs text-ink-soft">{t("asker")}</span>
      ) : null}
    </span>
  )
}

/** Leads to the person; nothing leads to those without a name. */
export function WriterName({ writer }: { writer: Writer }) {
  const href = useHref()
  const nameOf = useWriterName()
  if (writer.kind !== "member") return nameOf(writer)
  return (
    <a
      href={href(personHref(writer))}
      rel={writer.isSenpai ? undefined : "nofollow"}
      className="relative z-1 inline-flex min-h-6 items-center underline decoration-rule-strong underline-offset-4 hover:decoration-current"
    >
      {writer.name}
    </a>
  )
}
