import { LONGEST_SESSION_MESSAGE } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { classNames } from "#web/ui/class-names.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { ConfirmContactData } from "../confirm-contact-data.tsx"
import { messagesQuery, type Session, type SessionMessage, sessionTag } from "../queries.ts"

const ROUTE = "POST /v1/mentor-sessions/{id}/messages"

/** Shown at first; the others on request. */
const RECENT = 10

/** Between the two people, newest at the bottom; arrives live. */
export function Messages({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.messages")
  const { id, side, other, can } = session
  const list = useSuspenseInfiniteQuery(messagesQuery(id))
  const [isOpened, setOpened] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const loaded = list.data.pages.flatMap(({ items }) => items)
  const shown = (isOpened ? loaded : loaded.slice(0, RECENT)).toReversed()
  const hasEarlier = list.hasNextPage || shown.length < loaded.length
  const showEarlier = () => {
    if (isOpened || loaded.length <= RECENT) void list.fetchNextPage()
    setOpened(true)
  }
  if (loaded.length === 0 && !can.includes("write")) return null
  return (
    <section aria-labelledby="messages" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="messages" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("lead", { name: other.name })}</p>
      </div>
      <ShowMore
        list={{ hasNextPage: hasEarlier, isFetchingNextPage: list.isFetchingNextPage }}
        label={t("earlier")}
        busyLabel={t("loading")}
        onPress={showEarlier}
      />
      {loaded.length === 0 ? (
        <p className="border-y py-6 text-ink-soft">{t("none")}</p>
      ) : (
        <Thread messages={shown} side={side} name={other.name} />
      )}
      {can.includes("write") ? (
        <WriteForm key={sentCount} session={session} onSent={() => setSentCount(sentCount + 1)} />
      ) : (
        <p className="text-ink-soft text-sm">{t("closed")}</p>
      )}
    </section>
  )
}

interface ThreadProps {
  readonly messages: readonly SessionMessage[]
  readonly side: Session["side"]
  readonly name: string
}

function Thread({ messages, side, name }: ThreadProps) {
  const t = useTranslations("mentorSessions.messages")
  return (
    <div role="log" aria-label={t("title")} className="border-y py-4">
      <ol className="grid gap-4">
        {messages.map((message) => {
          const isOwn = message.by === side
          return (
            <li
              key={message.id}
              className={classNames(
                "grid max-w-[85%] gap-1 p-3",
                isOwn ? "justify-self-end bg-ai-tint" : "justify-self-start bg-washi",
              )}
            >
              <p className="text-ink-soft text-xs">
                <span className="font-semibold">{isOwn ? t("you") : name}</span>{" "}
                <Ago at={message.sentAt} precision="moment" />
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Contact details are noticed until a session is agreed. */
function WriteForm({ session, onSent }: { session: Session; onSent: () => void }) {
  const t = useTranslations("mentorSessions.messages")
  const { queries } = useApp()
  const [isDoubted, setDoubted] = useState(false)
  const { id, state, other } = session
  const isAgreed = state !== "requested" && state !== "countered"
  return (
    <Form
      route={ROUTE}
      params={{ id }}
      problems={t("problems")}
      start={{ text: "", confirmsContactData: false }}
      className="grid gap-3"
      confirmBeforeSend={async ({ text, confirmsContactData }) => {
        if (isAgreed || confirmsContactData || !contactDataIn(text)) return undefined
        setDoubted(true)
        return t("contactData")
      }}
      send={async (body, again) => {
        try {
          return await api(ROUTE, { params: { id }, body, handles: [409, 422], ...again })
        } catch (error) {
          if (isApiError(error) && error.code === "mentor_session.contact_data") setDoubted(true)
          throw error
        }
      }}
      onDone={() => {
        refetch(queries.current(), [sessionTag(id)])
        onSent()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`session-message-${id}`} />
          <TextAreaField
            name={at("text")}
            id="message"
            label={t("write", { name: other.name })}
            help={t("writeHelp", { most: LONGEST_SESSION_MESSAGE })}
            missing={t("writeMissing")}
            rows={3}
            required
          />
          {isDoubted ? <ConfirmContactData name={at("confirmsContactData")} /> : null}
          <SubmitButton className="justify-self-end" busyLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
