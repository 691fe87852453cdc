// The entry of the worker's own bundle (vite/service-worker.ts), which replaces the build's name.
import type { WorkerScope } from "./scope.ts"
import { startWorker } from "./worker.ts"

startWorker(globalThis as unknown as WorkerScope, import.meta.env.VITE_BUILD)
