import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { forgetSession } from "#web/lib/auth/actions.ts"
import type { User } from "#web/lib/auth/guards.ts"
import { leaveFor, type Provider } from "#web/lib/auth/sso.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { type Proof, ProofDialog } from "#web/ui/overlay/proof-dialog.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import { connectedProviders, type Identity } from "./queries.ts"

type Question =
  | { readonly kind: "connect"; readonly provider: Provider }
  | { readonly kind: "disconnect"; readonly identity: Identity }

interface WaysSectionProps {
  readonly user: User
  readonly providers: readonly Provider[]
  readonly identities: readonly Identity[]
}

export function WaysSection({ user, providers, identities }: WaysSectionProps) {
  const t = useTranslations("security")
  const href = useHref()
  const [question, setQuestion] = useState<Question>()
  const proofBy = connectedProviders({ providers, identities })
  const mayChange = !user.requiresSecondFactor
  const connecting = (provider: Provider) =>
    mayChange ? () => setQuestion({ kind: "connect", provider }) : undefined
  const disconnecting = (identity: Identity) =>
    mayChange ? () => setQuestion({ kind: "disconnect", identity }) : undefined
  // Services no longer offered, or all if the list failed to load.
  const others = identities.filter(({ provider }) => providers.every(({ key }) => key !== provider?.key))

  return (
    <Section title={t("waysTitle")} text={t("waysText", { email: user.email })}>
      <ul>
        <Row
          title={t("password")}
          text={user.hasPassword ? t("passwordSet") : t("passwordNone")}
          actions={
            mayChange ? (
              <a href={href("/account/security/password")} className={buttonClass("secondary")}>
                {user.hasPassword ? t("passwordChange") : t("passwordChoose")}
              </a>
            ) : null
          }
        />
        {providers.map((provider) => {
          const identity = identities.find((mine) => mine.provider?.key === provider.key)
          return identity ? (
            <ConnectedRow
              key={provider.key}
              identity={identity}
              isDown={!provider.isAvailable}
              onDisconnect={disconnecting(identity)}
            />
          ) : (
            <OfferRow key={provider.key} provider={provider} onConnect={connecting(provider)} />
          )
        })}
        {others.map((identity) => (
          <ConnectedRow
            key={identity.id}
            identity={identity}
            isDown={false}
            onDisconnect={disconnecting(identity)}
          />
        ))}
      </ul>
      <ConnectDialog
        provider={question?.kind === "connect" ? question.provider : undefined}
        onClose={() => setQuestion(undefined)}
        proofBy={proofBy}
      />
      <DisconnectDialog
        identity={question?.kind === "disconnect" ? question.identity : undefined}
        onClose={() => setQuestion(undefined)}
        proofBy={proofBy}
      />
    </Section>
  )
}

/** A service that is no longer offered has no name, only its host. */
const nameOf = ({ provider, issuer }: Identity) => provider?.name ?? new URL(issuer).host

interface ConnectedRowProps {
  readonly identity: Identity
  readonly isDown: boolean
  readonly onDisconnect: (() => void) | undefined
}

function ConnectedRow({ identity, isDown, onDisconnect }: ConnectedRowProps) {
  const t = useTranslations("security")
  const day = useDay()
  const name = nameOf(identity)
  const { linkedAt, isCurrent, mayDisconnect } = identity
  const facts = [
    t("connectedSince", { day: day(linkedAt) }),
    ...(isCurrent ? [t("connectedInUse")] : []),
    ...(identity.provider ? [] : [t("connectedGone")]),
    ...(isDown ? [t("connectedDown")] : []),
  ]
  return (
    <Row
      title={name}
      text={
        <>
          {facts.join(t("between"))}
          {mayDisconnect ? null : <span className="block">{t("onlyWay")}</span>}
        </>
      }
      actions={
        mayDisconnect && onDisconnect ? (
          <Button variant="danger" aria-label={t("disconnectOf", { name })} onClick={onDisconnect}>
            {t("disconnect")}
          </Button>
        ) : null
      }
    />
  )
}

function OfferRow({ provider, onConnect }: { provider: Provider; onConnect: (() => void) | undefined }) {
  const t = useTranslations("security")
  const { name, kind, isAvailable } = provider
  const text = kind === "sso" ? t("sharedText") : t("socialText")
  return (
    <Row
      title={name}
      text={isAvailable ? text : t("sharedDown", { name })}
      actions={
        isAvailable && onConnect ? (
          <Button variant="secondary" aria-label={t("connectOf", { name })} onClick={onConnect}>
            {t("connect")}
          </Button>
        ) : null
      }
    />
  )
}

interface WayDialogProps {
  readonly onClose: () => void
  readonly proofBy: readonly Provider[]
}

/** Open while a provider is set. The service prompts again even if the reader is signed in there. */
function ConnectDialog({ provider, onClose, proofBy }: WayDialogProps & { provider: Provider | undefined }) {
  const t = useTranslations("security")
  const language = useLocale()
  const name = provider?.name ?? ""
  return (
    <ProofDialog
      route="POST /v1/user/identities/state"
      open={provider !== undefined}
      onClose={onClose}
      title={t("connectTitle", { name })}
      text={t("connectText", { name })}
      confirm={t("goOn")}
      providers={proofBy}
      work={async (proof) => {
        if (!provider) return
        const { state } = await api("POST /v1/user/identities/state", {
          body: { provider: provider.key, ...proof },
        })
        await leaveFor(provider, { language, again: true, connection: state })
      }}
    />
  )
}

/** Open while an identity is set. */
function DisconnectDialog({
  identity,
  onClose,
  proofBy,
}: WayDialogProps & { identity: Identity | undefined }) {
  const t = useTranslations("security")
  const router = useRouter()
  const app = useApp()
  const refresh = useRefresh()
  const name = identity ? nameOf(identity) : ""

  const disconnect = async ({ id, isCurrent }: Identity, body: Proof) => {
    await api("DELETE /v1/user/identities/{id}", { params: { id }, body })
    const message = isCurrent ? t("disconnectedHere", { name }) : t("disconnected", { name })
    app.status.show({ kind: "success", message })
    if (!isCurrent) return refresh()
    // Disconnecting ended this session too.
    forgetSession(app)
    await router.navigate({ to: "/sign-out", replace: true })
  }

  return (
    <ProofDialog
      route="DELETE /v1/user/identities/{id}"
      open={identity !== undefined}
      onClose={onClose}
      title={t("disconnectTitle", { name })}
      text={identity?.isCurrent ? t("disconnectHereText", { name }) : t("disconnectText", { name })}
      confirm={t("disconnect")}
      isDangerous
      providers={proofBy}
      work={async (proof) => {
        if (identity) await disconnect(identity, proof)
      }}
    />
  )
}
