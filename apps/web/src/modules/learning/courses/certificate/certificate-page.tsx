import { useLocale, useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { courseHref } from "../address.ts"
import { minutesOf } from "../course-facts.tsx"
import type { Certificate } from "../queries.ts"

/** Verifies a certificate: anyone who was shown one can compare it with our record. */
export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const t = useTranslations("certificate")
  const language = useLocale()
  const href = useHref()
  const day = useDay()
  const { courseId, courseTitle, languages } = certificate
  const titleLanguage = languages.includes(language) ? language : languages[0]
  return (
    <div className="page max-w-3xl pt-8 pb-14 lg:pt-14">
      <div className="flex items-start gap-5">
        <Seal text="修了" className="size-16 flex-none" />
        <div>
          <h1 className="voice-serif text-title">
            <LabelText text={t("title")} />
          </h1>
          <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
        </div>
      </div>
      <dl className="mt-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-4 border-y py-6 [&_dt]:text-ink-faint">
        <dt>{t("name")}</dt>
        <dd>
          <span className="voice-serif break-words text-heading">{certificate.name}</span>
          <span className="block text-ink-soft text-sm">{t("nameNote")}</span>
        </dd>
        <dt>{t("course")}</dt>
        <dd className="font-semibold">
          <span lang={titleLanguage}>{courseTitle[language]}</span>
        </dd>
        <dt>{t("finishedOn")}</dt>
        <dd>{day(certificate.finishedOn)}</dd>
        <dt>{t("length")}</dt>
        <dd>
          {t("lengthIs", { lessons: certificate.lessonCount, minutes: minutesOf(certificate.durationMs) })}
        </dd>
        <dt>{t("code")}</dt>
        <dd className="break-all font-mono text-sm">{certificate.code}</dd>
      </dl>
      {courseId ? (
        <p className="mt-4">
          <TextLink kind="stand-alone" href={href(courseHref(courseId))}>
            {t("seeCourse")}
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}

export function NoCertificate() {
  const t = useTranslations("certificate.none")
  const href = useHref()
  return (
    <ContentNotFound title={t("title")} text={t("text")} back={{ href: href("/course"), label: t("back") }} />
  )
}
