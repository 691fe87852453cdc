// Parts of React that every first load would include and this site never uses: transitions between views, lists of suspended parts, hints
// for resources, and names of components in stacks of errors. A part is left out by emptying its functions; the fibers and calls that would
// reach them do not occur. The whole of React runs in development.
import type { Plugin } from "vite"
import { Patches } from "./patches.ts"

const RENDERER = /react-dom\/cjs\/react-dom-client\.production\.js$/

/** Reached through `<ViewTransition>` only. */
const viewTransitions = [
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "startViewTransition",
  "trackEnterViewTransitions",
]
/** Reached through `<SuspenseList>` only. */
const suspenseLists = ["updateSuspenseListComponent", "initSuspenseListRenderState", "cutOffTailIfNeeded"]
/** Reached through react-dom’s functions of these names only: the server writes the hints that a page needs. */
const resourceHints = ["preload", "preloadModule", "preinitStyle", "preinitScript", "preinitModuleScript"]
/** Error reports contain the stack of the error itself. */
const componentStacks = ["describeNativeComponentFrame", "describeFiber", "getStackByFiberInDevAndProd"]

const unused = [...viewTransitions, ...suspenseLists, ...resourceHints, ...componentStacks]

export function slimReact(): Plugin {
  const patches = new Patches("slim-react", unused)
  return {
    name: "shirube:slim-react",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: RENDERER },
      handler(code) {
        let slim = code
        for (const name of unused) {
          const whole = new RegExp(`^function ${name}\\(.*?^}$`, "ms")
          slim = patches.replace(name, slim, whole, `function ${name}() { return "" }`, this)
        }
        return { code: slim, map: null }
      },
    },
    buildEnd(error) {
      if (!error) patches.check(this)
    },
  }
}
