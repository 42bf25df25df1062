/**
 * What the worker never calls of React's renderer: pages are rendered at once, and nothing is rendered ahead and resumed; what a page needs
 * is said by its elements, and no component calls `preload` and its like (web/tiny/react-dom.ts has what they may use).
 */
const UNUSED: { from: string; until: string }[] = [
  { from: '\nReactDOMSharedInternals.d = {', until: '\nvar PRELOAD_NO_CREDS' },
  { from: '\nexports.prerender = ', until: '\nexports.renderToReadableStream = ' },
  { from: '\nexports.resume = ', until: '\nexports.version = ' },
  // Activity, SuspenseList, ViewTransition and Scope, which no component renders.
  { from: '\n      case REACT_ACTIVITY_TYPE:', until: '\n      case REACT_SUSPENSE_TYPE:' },
  // The stack of components of an error, which the log does not have.
  { from: '\n  node$jscomp$0 &&\n    Object.defineProperty(errorInfo', until: '\n  return errorInfo;' },
  // Hooks that Preact's core does not have either (web/tiny/react.ts).
  { from: '\n    useDeferredValue: ', until: '\n    useId: ' },
  { from: '\n    useSyncExternalStore: ', until: '\n  },\n  currentResumableState = null' },
  // Styles of elements, which the content security policy forbids, and names of what moves.
  { from: '\n      pushStyleAttribute(target, value);', until: '\n      break;' },
  { from: '\n                  pushStyleAttribute(target$jscomp$0', until: '\n                  break;' },
  { from: '\n  formatContext = formatContext.viewTransition;', until: '\n}\nvar styleNameCache' },
]

/** What the renderer asks and, as nothing above is called, always finds like this: the minifier drops what would follow otherwise. */
const SETTLED: { asked: RegExp; found: string }[] = [
  // Nothing is rendered ahead, and so nothing is resumed.
  { asked: /\b[\w$]+\.trackedPostpones(?! = )/g, found: 'null' },
  { asked: /\btask\.replay(?! = )/g, found: 'null' },
  { asked: /null === segment(?=\)( \{)?\n +(segment = null;|a: \{))/g, found: '!1' },
  { asked: /null === boundary(?=\) \{\n +isRecoverableReason)/g, found: '!0' },
  // No list reveals its boundaries one after another.
  { asked: /\b[\w$]+\.row(?! = )/g, found: 'null' },
  {
    asked: /null !== ([\w$]+)(?= &&\s+\(*(\w+\(request, boundary\) &&\s+)?(0 === --)?\1\.(pendingTasks|together))/g,
    found: '!1',
  },
  { asked: /\(boundary = null\), null !== boundary/g, found: '!1' },
  // No sheet is inserted by the renderer.
  { asked: /"string" !== typeof precedence(\$jscomp\$0)?/g, found: '!0' },
  { asked: /\brequest\.stylesToHoist(?! = )/g, found: '!1' },
  { asked: /\b[\w$]+\.(styles|stylesheets)\.forEach\([^({]*\)/g, found: 'void 0' },
  // Nothing moves when a part arrives.
  { asked: /0 !== \(completedSegments\.instructions & 128\)/g, found: '!1' },
  { asked: /\b[\w$]+\.viewTransition(?! = )/g, found: 'null' },
  // No function is the action of a form.
  { asked: /"function" === typeof formAction(\$jscomp\$\d+)?(?=\))/g, found: '!1' },
  // The scripts of a page are its own elements, and no headers are sent ahead of it.
  { asked: /void 0 !== bootstrap(Scripts|Modules)/g, found: '!1' },
  { asked: /\brenderState\.(headers|onHeaders)(?! = )/g, found: 'null' },
]

/** Constants whose making the minifier cannot know to have no other effect, of which most are used by the above alone. */
const CONSTANTS: typeof SETTLED = [
  { asked: /(?<!function )stringToPrecomputedChunk(?=\()/g, found: '/* @__PURE__ */ stringToPrecomputedChunk' },
  { asked: /new Set\(\s+"animationIterationCount[^"]*"\.split\(\s*" ",?\s*\)/g, found: '/* @__PURE__ */ new Set(' },
]

function without(source: string, { from, until }: (typeof UNUSED)[number]): string {
  const start = source.indexOf(from)
  const end = source.indexOf(until, start)
  if (start < 0 || end < 0) throw new Error(`React's renderer no longer has ${from.trim()}`)
  return source.slice(0, start) + source.slice(end)
}

function settled(source: string, { asked, found }: (typeof SETTLED)[number]): string {
  if (source.search(asked) < 0) throw new Error(`React's renderer no longer asks ${asked.source}`)
  return source.replace(asked, found)
}

/**
 * Leaves out of React's renderer what this site never asks of it, a third of its bytes.
 * @throws Error where another version of React has other functions
 */
export const withoutUnused = (source: string): string =>
  [...SETTLED, ...CONSTANTS].reduce(settled, UNUSED.reduce(without, source))
