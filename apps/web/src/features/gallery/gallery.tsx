// Every building block in every state, in both languages and both themes. Development only.
import { BookOpen, CalendarDays, CircleUserRound, House, MessageCircleQuestion, Plus } from "lucide-react"
import { useState } from "react"
import { BottomNav } from "#web/ui/bottom-nav.tsx"
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { CategoryMark } from "#web/ui/category-mark.tsx"
import { Cover, PatternBand } from "#web/ui/cover.tsx"
import { DateText } from "#web/ui/date-text.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { EmptyState } from "#web/ui/empty-state.tsx"
import { FuriganaSwitch } from "#web/ui/furigana-switch.tsx"
import { LanguageSwitch } from "#web/ui/language-switch.tsx"
import { Logo } from "#web/ui/logo.tsx"
import { Menu } from "#web/ui/menu.tsx"
import { More } from "#web/ui/more.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SiteFooter } from "#web/ui/site-footer.tsx"
import { SiteHeader } from "#web/ui/site-header.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { SkipLink } from "#web/ui/skip-link.tsx"
import { Tabs } from "#web/ui/tabs.tsx"
import { Tag } from "#web/ui/tag.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { type ThemeChoice, ThemeSwitch } from "#web/ui/theme-switch.tsx"
import { ToastRegion } from "#web/ui/toast.tsx"
import { createToastQueue, type ToastKind } from "#web/ui/toast-queue.ts"
import type { coverSizes } from "#web/ui/wagara.ts"
import { EnglishForm, JapaneseForm } from "./forms.tsx"
import { EnglishProse, JapaneseProse } from "./prose.tsx"
import { Pair, Section } from "./section.tsx"
import { categories, People, Stories, StoryRows } from "./stories.tsx"

const nav = [
  { href: "#top", label: "Read", current: true },
  { href: "#covers", label: "Learn" },
  { href: "#forms", label: "Events" },
  { href: "#prose", label: "Ask Senpai" },
  { href: "#states", label: "Calendar" },
]
const iconClass = "size-5"
const bottom = [
  { href: "#top", label: "ホーム", icon: <House aria-hidden className={iconClass} />, current: true },
  { href: "#stories", label: "読む", icon: <BookOpen aria-hidden className={iconClass} /> },
  { href: "#prose", label: "先輩に聞く", icon: <MessageCircleQuestion aria-hidden className={iconClass} /> },
  { href: "#states", label: "カレンダー", icon: <CalendarDays aria-hidden className={iconClass} /> },
  { href: "#people", label: "マイページ", icon: <CircleUserRound aria-hidden className={iconClass} /> },
]
const languages = [
  { code: "en", name: "EN", href: "?lang=en", current: true },
  { code: "ja", name: "日本語", href: "?lang=ja" },
]

export function Gallery() {
  const [toasts] = useState(createToastQueue)
  const [theme, setTheme] = useState<ThemeChoice>("system")
  const [hasFurigana, setFurigana] = useState(true)
  const [isDialogOpen, setDialogOpen] = useState(false)

  const chooseTheme = (choice: ThemeChoice) => {
    setTheme(choice)
    if (choice === "system") delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
  }
  const chooseFurigana = (on: boolean) => {
    setFurigana(on)
    document.documentElement.dataset.furigana = on ? "on" : "off"
  }
  const themeSwitch = (
    <ThemeSwitch
      label="Theme"
      names={{ light: "Light", dark: "Dark", system: "As the system" }}
      value={theme}
      onChange={chooseTheme}
    />
  )
  const say = (kind: ToastKind, message: string, requestId?: string) => () =>
    toasts.show({ kind, message, requestId })

  return (
    <div id="top" lang="en">
      <SkipLink>Skip to the content</SkipLink>
      <SiteHeader
        brand={<Logo name="Shirube" kana="しるべ" />}
        homeHref="#top"
        homeLabel="home"
        nav={nav}
        navLabel="Main"
        menuLabel="Menu"
        menu={
          <ul className="divide-y">
            {nav.map((item) => (
              <li key={item.href}>
                <a href={item.href} className="flex min-h-12 items-center">
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        }
        actions={
          <>
            <LanguageSwitch label="Language" languages={languages} />
            <ButtonLink href="#forms" variant="secondary" className="max-sm:hidden">
              Sign in
            </ButtonLink>
          </>
        }
      />
      <div className="page grid gap-20 pt-8 pb-8">
        <Opening />

        <section aria-labelledby="stories" className="section-rule grid gap-6">
          <h2 id="stories" className="voice-serif text-heading">
            Stories
          </h2>
          <Stories />
        </section>

        <Section id="lists" title="Rows and more">
          <StoryRows />
          <More href="?cursor=next" label="More articles" />
          <More href="?cursor=next" label="もっと読む" busy busyLabel="読み込んでいます" />
        </Section>

        <Section id="covers" title="Covers">
          <Covers />
        </Section>

        <Section id="categories" title="Categories and tags">
          <Categories />
        </Section>

        <Section id="people" title="Seals">
          <People />
        </Section>

        <Section id="buttons" title="Buttons and links">
          <Buttons />
        </Section>

        <Section id="forms" title="Forms">
          <Pair en={<EnglishForm />} ja={<JapaneseForm />} />
        </Section>

        <Section id="overlays" title="Dialog, menu, tabs">
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setDialogOpen(true)}>
              Open dialog
            </Button>
            <Menu
              label="Menu"
              items={[
                {
                  key: "save",
                  label: "Save for later",
                  onSelect: say("success", "Saved. Find it under your account."),
                },
                { key: "link", label: "Go to covers", href: "#covers" },
                { key: "no", label: "Answer (senpai only)", disabled: true, onSelect: () => {} },
                { key: "delete", label: "Delete", tone: "danger", onSelect: say("info", "Deleted.") },
              ]}
            />
          </div>
          <Tabs
            label="Schedule"
            tabs={[
              {
                value: "march",
                label: "March graduates",
                content: <p>Openings from 1 March, interviews from 1 June.</p>,
              },
              {
                value: "september",
                label: "September graduates",
                content: <p>Ask each company for its autumn intake.</p>,
              },
              { value: "ja", label: "大学院生", content: <p lang="ja">研究の予定と重ねて考えます。</p> },
            ]}
          />
          <Dialog
            open={isDialogOpen}
            onClose={() => setDialogOpen(false)}
            title="Leave without sending?"
            closeLabel="Close"
            actions={
              <>
                <Button variant="quiet" onClick={() => setDialogOpen(false)}>
                  Leave
                </Button>
                <Button onClick={() => setDialogOpen(false)}>Keep writing</Button>
              </>
            }
          >
            <p>Your draft stays on this device. You can come back to it at any time.</p>
          </Dialog>
        </Section>

        <Section id="status" title="Status notification">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={say("success", "登録しました。前日にメールでお知らせします。")}
            >
              Success
            </Button>
            <Button variant="secondary" onClick={say("info", "A new version of this page is ready.")}>
              Info
            </Button>
            <Button variant="secondary" onClick={say("warn", "Session Expired")}>
              Warning
            </Button>
            <Button
              variant="secondary"
              onClick={say("error", "The answer could not be posted. Try again.", "req_01JCQ8V7")}
            >
              Error
            </Button>
          </div>
          <Notices />
        </Section>

        <Section id="states" title="Waiting and empty">
          <div className="grid gap-10 md:grid-cols-3">
            <Skeleton shape="text" lines={4} label="Loading text" />
            <Skeleton shape="card" label="Loading card" />
            <Skeleton shape="article" label="Loading article" />
          </div>
          <EmptyState
            title="Nothing saved yet"
            action={
              <ButtonLink href="#stories" variant="secondary">
                Find an article
              </ButtonLink>
            }
          >
            Articles you save are kept here, also for reading on the train.
          </EmptyState>
          <div lang="ja">
            <EmptyState title="質問はまだありません" pattern="asanoha" tone="matcha">
              気になることを先輩に聞いてみましょう。名前は出ません。
            </EmptyState>
          </div>
        </Section>

        <Section id="prose" title="Reading">
          <div>
            <FuriganaSwitch label="ふりがな" on={hasFurigana} onChange={chooseFurigana} />
          </div>
          <div className="grid min-w-0 gap-16">
            <JapaneseProse />
            <EnglishProse />
          </div>
        </Section>
      </div>
      <SiteFooter
        brand={<Logo name="Shirube" kana="しるべ" />}
        description="A guide to successful job-hunting in Japan for international students."
        groups={[
          {
            title: "Read",
            links: [
              { href: "#stories", label: "Articles" },
              { href: "#covers", label: "Senpai tips" },
            ],
          },
          {
            title: "Take part",
            links: [
              { href: "#forms", label: "Events" },
              { href: "#people", label: "Mentors" },
            ],
          },
          {
            title: "しるべ",
            links: [
              { href: "#states", label: "カレンダー" },
              { href: "#prose", label: "用語集" },
            ],
          },
        ]}
        settings={
          <>
            <FuriganaSwitch label="Furigana" on={hasFurigana} onChange={chooseFurigana} />
            {themeSwitch}
          </>
        }
        note="Written by senpai and editors. Checked every season."
      />
      <BottomNav label="Main, phone" items={bottom} />
      <ToastRegion
        queue={toasts}
        labels={{ region: "Notifications", dismiss: "Dismiss", requestId: "Request" }}
      />
    </div>
  )
}

function Opening() {
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

function Covers() {
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

function Categories() {
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

function Buttons() {
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

function Notices() {
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
