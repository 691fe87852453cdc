import { Plus } from "lucide-react"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Cover, PatternBand } from "#web/ui/picture/cover.tsx"
import type { coverSizes } from "#web/ui/picture/wagara.ts"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { categories } from "./stories.tsx"

export function Opening() {
  return (
    <div className="editorial items-end">
      <div className="col-lead">
        <Breadcrumbs
          label="You are here"
          crumbs={[
            { href: "#top", label: "Shirube" },
            { href: "#stories", label: "Design system" },
          ]}
        />
        <h1 className="voice-serif mt-4 text-display">Paper, ink, and a red seal</h1>
        <p lang="ja" className="voice-serif mt-5 text-heading">
          日本で働くまでの道に、しるべを。
        </p>
        <p className="voice-text mt-4 max-w-measure text-ink-soft text-lead">
          The building blocks of a quiet magazine. Last looked at on{" "}
          <DateText dateTime="2026-11-15">Sunday, 15 November 2026</DateText>.
        </p>
      </div>
      <div className="col-side flex items-stretch gap-5">
        <p lang="ja" aria-hidden className="tategaki voice-serif text-ink-faint text-sm">
          第一号　秋
        </p>
        <Cover
          pattern="seigaiha"
          tone="ai"
          seed="masthead"
          shape="tall"
          className="max-h-96 min-w-0 flex-1"
        />
      </div>
    </div>
  )
}

export function Covers() {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {categories.map((category) => (
          <figure key={category.pattern}>
            <Cover pattern={category.pattern} tone={category.tone} seed={category.en} />
            <figcaption className="mt-1.5 text-ink-faint text-sm">{category.pattern}</figcaption>
          </figure>
        ))}
      </div>
      {categories.map((category) => (
        <div key={category.tone} className="grid grid-cols-4 gap-3 md:grid-cols-8">
          {["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => (
            <Cover
              key={seed}
              pattern={category.pattern}
              tone={category.tone}
              seed={`${category.tone} ${seed}`}
              shape="square"
            />
          ))}
        </div>
      ))}
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Cover pattern="kikko" seed="large" shape="tall" tone="asagi" />
        <div className="grid gap-4 md:col-span-2">
          <Cover
            pattern="asanoha"
            seed="large"
            shape={"banner" satisfies keyof typeof coverSizes}
            tone="fuji"
          />
          <Cover pattern="yagasuri" seed="large" tone="azuki" />
        </div>
      </div>
      <PatternBand pattern="seigaiha" tone="ai" />
    </>
  )
}

export function Categories() {
  return (
    <>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {categories.map((category, place) => (
          <li key={category.tone} lang={place % 2 ? "ja" : "en"}>
            <CategoryMark
              href="#categories"
              label={place % 2 ? category.ja : category.en}
              tone={category.tone}
              pattern={category.pattern}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Tag href="#categories" current>
          All
        </Tag>
        <Tag href="#categories">Checklist</Tag>
        <Tag href="#categories">インターンシップ</Tag>
        <Tag>N2</Tag>
        <Tag>9 min</Tag>
      </div>
    </>
  )
}

export function Buttons() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button>Ask a senpai</Button>
        <Button variant="secondary">Save</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete account</Button>
        <Button icon={<Plus aria-hidden className="size-4" />}>Add a date</Button>
      </div>
      <div lang="ja" className="flex flex-wrap items-center gap-3">
        <Button size="large">はじめる</Button>
        <Button variant="secondary" size="large">
          ログイン
        </Button>
        <Button disabled>送信</Button>
        <Button busy busyLabel="送信しています">
          送信
        </Button>
      </div>
      <p>
        A <TextLink href="#buttons">link in a sentence</TextLink> is indigo and underlined.{" "}
        <TextLink href="#buttons" kind="stand-alone">
          All articles
        </TextLink>
      </p>
    </>
  )
}

export function Notices() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Notice title="Shown in English">This article is not in Japanese yet.</Notice>
      <Notice kind="success" title="Your address is verified" />
      <div lang="ja">
        <Notice kind="warn" title="オフラインです">
          保存した記事は読めます。
        </Notice>
      </div>
      <div lang="ja">
        <Notice kind="error" title="読み込めませんでした">
          通信を確かめて、もう一度お試しください。
        </Notice>
      </div>
    </div>
  )
}
