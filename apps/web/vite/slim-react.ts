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
  "commitAfterMutationEffectsOnFiber",
]
/** Reached through `<SuspenseList>` only. */
const suspenseLists = ["updateSuspenseListComponent", "initSuspenseListRenderState", "cutOffTailIfNeeded"]
/** Reached through react-dom’s functions of these names only: the server writes the hints that a page needs. */
const resourceHints = ["preload", "preloadModule", "preinitStyle", "preinitScript", "preinitModuleScript"]
/** Error reports contain the stack of the error itself. */
const componentStacks = [
  "describeNativeComponentFrame",
  "describeFiber",
  "getStackByFiberInDevAndProd",
  "getComponentNameFromType",
]
/** Reached through a `ref` of a fragment only, as are the methods below. */
const fragmentRefs = ["commitNewChildToFragmentInstance", "deleteChildFromFragmentInstance"]
/** Stylesheets with a `precedence`; this site has one stylesheet. */
const orderedStyles = ["estimateBandwidth", "insertStylesheetIntoRoot", "preconnectAs", "suspendResource"]
/** `<Activity>`, `useActionState`, the compiler’s cache, `findDOMNode` and `unstable_scheduleHydration`. */
const others = [
  "updateActivityComponent",
  "mountActionState",
  "updateActionStateImpl",
  "dispatchActionState",
  "runActionStateAction",
  "useMemoCache",
  "findCurrentFiberUsingSlowPath",
  "attemptExplicitHydrationTarget",
]
const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function .*?^};$/gms

/**
 * What React throws to itself, made while its file is evaluated. An error captures where it was made, and for that V8 parses the file a
 * second time: half of the evaluation. These are compared by identity, and no code reads their stacks.
 */
const SIGNALS = /(?<=Exception = )Error(?=\(formatProdErrorMessage\((?:460|461|474|542)\)\))/g
const WITHOUT_STACK = "((message) => Object.create(Error.prototype, { message: { value: message } }))"

const unused = [
  ...viewTransitions,
  ...suspenseLists,
  ...resourceHints,
  ...componentStacks,
  ...fragmentRefs,
  ...orderedStyles,
  ...others,
]

export function slimReact(): Plugin {
  const patches = new Patches("slim-react", ["signals", "methods", ...unused])
  return {
    name: "shirube:slim-react",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: RENDERER },
      handler(code) {
        let slim = patches.replace("signals", code, SIGNALS, WITHOUT_STACK, this)
        slim = patches.replace("methods", slim, METHODS, "", this)
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
