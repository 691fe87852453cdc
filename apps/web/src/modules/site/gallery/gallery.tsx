// Every building block in every state, in both languages and both themes. Development only.
import { BookOpen, CalendarDays, CircleUserRound, House, MessageCircleQuestion } from "lucide-react"
import { type ReactNode, useState } from "react"
import type { ThemeChoice } from "#web/lib/browser/use-theme.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { More } from "#web/ui/list/more.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { ToastRegion } from "#web/ui/overlay/toast.tsx"
import { createToastQueue, type ToastKind } from "#web/ui/overlay/toast-queue.ts"
import { BottomNav } from "#web/ui/site/bottom-nav.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { LanguageSwitch } from "#web/ui/site/language-switch.tsx"
import { Logo } from "#web/ui/site/logo.tsx"
import { SiteFooter } from "#web/ui/site/site-footer.tsx"
import { SiteHeader } from "#web/ui/site/site-header.tsx"
import { SkipLink } from "#web/ui/site/skip-link.tsx"
import { ThemeSwitch } from "#web/ui/site/theme-switch.tsx"
import { ChoosingForm } from "./choosing-form.tsx"
import { EnglishFields, JapaneseFields } from "./fields.tsx"
import { Films } from "./films.tsx"
import { Buttons, Categories, Covers, Notices, Opening } from "./pieces.tsx"
import { PlanForm } from "./plan-form.tsx"
import { EnglishProse, JapaneseProse } from "./prose.tsx"
import { Pair, Section } from "./section.tsx"
import { People, Stories, StoryRows } from "./stories.tsx"

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
  { href: "#prose", label: "先輩に相談", icon: <MessageCircleQuestion aria-hidden className={iconClass} /> },
  { href: "#states", label: "カレンダー", icon: <CalendarDays aria-hidden className={iconClass} /> },
  { href: "#people", label: "マイページ", icon: <CircleUserRound aria-hidden className={iconClass} /> },
]
const languages = [
  { code: "en", name: "EN", href: "?lang=en", current: true },
  { code: "ja", name: "日本語", href: "?lang=ja" },
]

interface GalleryProps {
  /** Belong to other features; the route injects them. */
  readonly captions: ReactNode
  readonly hints: ReactNode
}

export function Gallery({ captions, hints }: GalleryProps) {
  const [toasts] = useState(createToastQueue)
  const [theme, setTheme] = useState<ThemeChoice>("system")
  const [isDialogOpen, setDialogOpen] = useState(false)

  const chooseTheme = (choice: ThemeChoice) => {
    setTheme(choice)
    if (choice === "system") delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
  }
  const themeSwitch = (
    <ThemeSwitch
      label="Theme"
      names={{ light: "Light", dark: "Dark", system: "Same as my device" }}
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
          <Pair en={<EnglishFields />} ja={<JapaneseFields />} />
        </Section>

        <Section id="whole-form" title="A whole form">
          <PlanForm />
        </Section>

        <Section id="choosing" title="Choosing by searching">
          <ChoosingForm />
        </Section>

        <Section id="films" title="Videos">
          <Films />
        </Section>

        <section aria-labelledby="captions" className="section-rule grid gap-6">
          <h2 id="captions" className="voice-serif text-heading">
            Captions
          </h2>
          {captions}
        </section>

        <section aria-labelledby="hints" className="section-rule grid gap-6">
          <h2 id="hints" className="voice-serif text-heading">
            Writing hints
          </h2>
          {hints}
        </section>

        <Section id="overlays" title="Dialog">
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setDialogOpen(true)}>
              Open dialog
            </Button>
          </div>
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
            <FuriganaChoice />
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
            <FuriganaChoice />
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
