// Names that the service worker and the pages share.

const PREFIX = "shirube-"
/** The last pages that were read on this device. */
export const PAGES = `${PREFIX}pages`
/** Pages that a member has saved, and their calendar. */
export const SAVED = `${PREFIX}saved`
/** Scripts, styles and fonts of the build. Their names contain a hash, so they never change. */
export const ASSETS = `${PREFIX}assets`
const SHELL = `${PREFIX}shell-`
/** The offline page, of one build. */
export const shellOf = (build: string) => SHELL + build
const PERSONAL = `${PREFIX}personal-`
/** A member's own data, for one session on this device (owner.ts). */
export const personalOf = (owner: string) => PERSONAL + owner

/** The key of what waits to be sent (queue.ts), in the browser's own storage. */
export const QUEUE = "offline.queue"

/** Shows who used this device and what they read or did. */
export const isOfReader = (name: string) => name === PAGES || name === SAVED || name.startsWith(PERSONAL)
export const isOfOtherBuild = (name: string, build: string) =>
  name.startsWith(SHELL) && name !== shellOf(build)

export const MOST_PAGES = 30
/** More than the pages of several builds need. */
export const MOST_ASSETS = 800

/** Headers of a stored page. */
export const STORED_AT = "X-Stored-At"
export const STORED_TITLE = "X-Stored-Title"

export const WORKER_PATH = "/service-worker.js"
export const OFFLINE_PATH = "/offline"

/** What a page tells the worker. */
export type WorkerMessage =
  | {
      readonly kind: "read"
      readonly address: string
      readonly language: string
      /** This document was just loaded from that address. */
      readonly isDocument: boolean
      /** The addresses of the scripts and styles it has loaded. */
      readonly assets: readonly string[]
    }
  /** Stores these pages instead of those of the last time. */
  | {
      readonly kind: "keep"
      readonly addresses: readonly string[]
      /** Files that these pages load later. */
      readonly assets: readonly string[]
    }
  | { readonly kind: "clear" }
