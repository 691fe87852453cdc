// What the worker uses of its global scope. TypeScript's types of workers cannot be loaded beside those of pages.

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown }
}

export interface ClickEvent extends WorkerEvent {
  readonly notification: { close(): void; readonly data: { readonly path: string } }
}

interface WorkerEvents {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: FetchEvent
  readonly message: WorkerEvent & { readonly data: unknown }
  readonly push: PushEvent
  readonly notificationclick: ClickEvent
}

interface Tab {
  readonly url: string
  focus(): Promise<unknown>
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<readonly Tab[]>
    openWindow(address: string): Promise<unknown>
  }
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    handler: (event: WorkerEvents[Name]) => void,
  ): void
}
