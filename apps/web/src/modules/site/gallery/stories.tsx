import type { ReactNode } from "react"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Cover } from "#web/ui/picture/cover.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import type { Tone } from "#web/ui/picture/tone.ts"
import type { Wagara } from "#web/ui/picture/wagara.ts"
import { DateText } from "#web/ui/text/date-text.tsx"
import { Ruby } from "#web/ui/text/ruby.tsx"
import { Tag } from "#web/ui/text/tag.tsx"

export const categories: readonly { tone: Tone; pattern: Wagara; en: string; ja: string }[] = [
  { tone: "ai", pattern: "seigaiha", en: "Basics", ja: "就活の基本" },
  { tone: "matcha", pattern: "asanoha", en: "Knowing yourself", ja: "自己分析" },
  { tone: "sumi", pattern: "ichimatsu", en: "Documents", ja: "書類" },
  { tone: "azuki", pattern: "yagasuri", en: "Selection", ja: "選考" },
  { tone: "yamabuki", pattern: "shippo", en: "People", ja: "人に会う" },
  { tone: "asagi", pattern: "kikko", en: "Visa", ja: "在留資格" },
  { tone: "kaki", pattern: "uroko", en: "Work", ja: "働く" },
  { tone: "fuji", pattern: "tatewaku", en: "Fields", ja: "分野" },
]

type Story = {
  id: string
  category: number
  lang: "en" | "ja"
  title: ReactNode
  lead: string
  level: string
}

const samples: readonly Story[] = [
  {
    id: "schedule",
    category: 0,
    lang: "en",
    title: "Graduating in September: a calendar that really works",
    lead: "Most companies hire for April. Here is what changes when you finish in autumn, month by month.",
    level: "N3",
  },
  {
    id: "residence",
    category: 5,
    lang: "ja",
    title: (
      <>
        <Ruby reading="ざいりゅうしかく">在留資格</Ruby>を<Ruby reading="か">変</Ruby>えるまで
      </>
    ),
    lead: "学生から働く人へ。書類、順番、待つ時間をまとめました。",
    level: "N2",
  },
  {
    id: "interview",
    category: 3,
    lang: "en",
    title: "Three questions every interviewer asks",
    lead: "Why Japan, why this company, why you. Prepare one honest minute for each.",
    level: "N2",
  },
  {
    id: "mail",
    category: 4,
    lang: "ja",
    title: (
      <>
        <Ruby reading="せんぱい">先輩</Ruby>に<Ruby reading="おく">送</Ruby>る
        <Ruby reading="さいしょ">最初</Ruby>
        のメール
      </>
    ),
    lead: "件名から結びまで、そのまま使える文を用意しました。",
    level: "N3",
  },
  {
    id: "entry-sheet",
    category: 2,
    lang: "en",
    title: "An entry sheet in four evenings",
    lead: "One question an evening, and a friend who reads it aloud.",
    level: "N2",
  },
  {
    id: "self",
    category: 1,
    lang: "ja",
    title: (
      <>
        <Ruby reading="じこぶんせき">自己分析</Ruby>は、<Ruby reading="かこ">過去</Ruby>を
        <Ruby reading="かぞ">数</Ruby>えることから
      </>
    ),
    lead: "できたこと、続いたこと、頼まれたこと。三つの表を作ります。",
    level: "N3",
  },
]

export function Stories() {
  return (
    <ul className="stories">
      {samples.map((story, place) => (
        <li key={story.id} className="relative">
          <StoryCard story={story} isLead={place === 0} />
        </li>
      ))}
    </ul>
  )
}

function StoryCard({ story, isLead }: { story: Story; isLead: boolean }) {
  const category = categories[story.category]
  if (!category) return null
  return (
    <article lang={story.lang} className="story">
      <Cover pattern={category.pattern} tone={category.tone} seed={story.id} shape="wide" />
      <div className="grid content-start gap-2.5">
        <CategoryMark label={category[story.lang]} tone={category.tone} pattern={category.pattern} />
        <h3 className={`voice-serif ${isLead ? "text-title" : "text-heading"}`}>
          <a
            href={`#${story.id}`}
            className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            {story.title}
          </a>
        </h3>
        <p className={`voice-text text-ink-soft ${isLead ? "max-w-measure text-lead" : "text-[1.0625rem]"}`}>
          {story.lead}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint text-sm">
          <DateText dateTime="2026-11-12">
            {story.lang === "ja" ? "2026年11月12日（木）" : "Thu, 12 Nov 2026"}
          </DateText>
          <Tag>{story.level}</Tag>
        </p>
      </div>
    </article>
  )
}

export function StoryRows() {
  return (
    <ul className="divide-y border-y">
      {samples.slice(1, 5).map((story) => {
        const category = categories[story.category]
        return category ? (
          <li key={story.id} lang={story.lang} className="story-row py-4">
            <Cover pattern={category.pattern} tone={category.tone} seed={story.id} shape="square" />
            <div>
              <CategoryMark label={category[story.lang]} tone={category.tone} pattern={category.pattern} />
              <p className="voice-serif mt-1 text-lg">{story.title}</p>
            </div>
          </li>
        ) : null
      })}
    </ul>
  )
}

export function People() {
  const people = [
    { text: "森", name: "森 彩香", shape: "square" },
    { text: "岡田", name: "岡田 誠", shape: "square" },
    { text: "長谷川", name: "長谷川 直", shape: "square" },
    { text: "陳", name: "陳 宇航", shape: "round" },
    { text: "NL", name: "Nguyễn Thị Lan", shape: "square" },
    { text: "PS", name: "Priya Sharma", shape: "round" },
    { text: "김", name: "김민준", shape: "round" },
    { text: "ABC", name: "Ana Beatriz Costa", shape: "square" },
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-5">
      {people.map((person) => (
        <li key={person.name} className="flex items-center gap-3">
          <Seal text={person.text} shape={person.shape} className="size-14" />
          <span>{person.name}</span>
        </li>
      ))}
      <li className="flex flex-wrap items-center gap-3">
        <Seal text="先輩" cut="outline" className="size-10" />
        <Seal text="先輩" cut="outline" shape="round" className="size-14" />
        <Seal text="済" cut="outline" shape="round" label="done" className="size-20" />
        <Seal text="森" className="size-24" />
      </li>
    </ul>
  )
}
