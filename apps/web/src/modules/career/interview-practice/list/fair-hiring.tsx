import { fairHiringSource } from "@shirube/vocabulary/career/interview-practice/choices"
import { useTranslations } from "use-intl"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { FAIR_HIRING } from "../address.ts"

const groups = ["notYours", "free", "ways"] as const

/** Readers of both languages need the Japanese sentence. */
const PHRASE = [
  { text: "「", reading: null },
  { text: "家族", reading: "かぞく", level: 4 },
  { text: "のことはお", reading: null },
  { text: "答", reading: "こた", level: 4 },
  { text: "えを", reading: null },
  { text: "控", reading: "ひか", level: 1 },
  { text: "えますが、", reading: null },
  { text: "仕事", reading: "しごと", level: 4 },
  { text: "に", reading: null },
  { text: "影響", reading: "えいきょう", level: 1 },
  { text: "はありません。〜についてお", reading: null },
  { text: "話", reading: "はな", level: 5 },
  { text: "ししてもよろしいでしょうか。」", reading: null },
] as const

const PHRASE_IN_ENGLISH =
  "I would rather not talk about my family, but it does not affect my work. May I tell you about ~?"

/** What employers should not ask, by the ministry's list. */
export function FairHiring() {
  const t = useTranslations("interview.fair")
  const day = useDay()
  return (
    <section aria-labelledby={FAIR_HIRING} className="section-rule mt-14 scroll-mt-24">
      <h2 id={FAIR_HIRING} className="voice-serif text-heading">
        {t("title")}
      </h2>
      <p className="mt-3 max-w-measure">{t("lead")}</p>
      <div className="mt-5 grid grid-cols-1 gap-6 md:grid-cols-3">
        {groups.map((group) => (
          <div key={group} className="border-t pt-3">
            <h3 className="font-semibold">{t(`${group}.title`)}</h3>
            <ul className="mt-2 grid gap-1 text-[0.9375rem] text-ink-soft">
              {t(`${group}.items`)
                .split(" · ")
                .map((item) => (
                  <li key={item}>{item}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-5 max-w-measure">{t("normal")}</p>
      <h3 className="mt-6 font-semibold">{t("answerTitle")}</h3>
      <p className="mt-1 max-w-measure">{t("answer")}</p>
      <blockquote className="mt-3 max-w-measure border-ai border-s-3 ps-4">
        <p lang="ja" className="voice-text leading-loose">
          <RubyText segments={PHRASE} />
        </p>
        <p lang="en" className="text-ink-soft">
          {PHRASE_IN_ENGLISH}
        </p>
      </blockquote>
      <p className="mt-3 max-w-measure">{t("afterwards")}</p>
      <p className="mt-4 text-ink-soft text-sm">
        <TextLink href={fairHiringSource.url} rel="noopener external">
          {t("source")}
        </TextLink>{" "}
        {t("publisher")} · {t("checked", { day: day(fairHiringSource.checkedOn) })}
      </p>
    </section>
  )
}
