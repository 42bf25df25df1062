/**
 * What the worker never calls of React's renderer: pages are rendered at once, and nothing is rendered ahead and resumed; what a page needs
 * is said by its elements, and no component calls `preload` and its like (web/tiny/react-dom.ts has what they may use).
 */
const UNUSED: { from: string; until: string }[] = [
  { from: '\nReactDOMSharedInternals.d = {', until: '\nvar PRELOAD_NO_CREDS' },
  // The comparison with React's own version, which the lock file decides, as well.
  { from: '\nfunction ensureCorrectIsomorphicReactVersion() {', until: '\nexports.renderToReadableStream = ' },
  { from: '\nexports.resume = ', until: '\nexports.version = ' },
  // Activity, SuspenseList, ViewTransition, Scope, forwardRef, memo, lazy, portals and consumers of contexts, which no component is.
  { from: '\n      case REACT_ACTIVITY_TYPE:', until: '\n      case REACT_SUSPENSE_TYPE:' },
  { from: '\n        case REACT_FORWARD_REF_TYPE:\n          if (', until: '\n        case REACT_CONTEXT_TYPE:' },
  {
    from: '\n        case REACT_CONSUMER_TYPE:\n          var render',
    until: '\n      }\n    throw Error(\n      "Element type is invalid',
  },
  { from: '\n        case REACT_PORTAL_TYPE:\n          throw', until: '\n      }\n      if (isArrayImpl(node))' },
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
  { asked: /,\s+null !== null\)\s+\) \{(?=\s+for \(\s+var replay )/g, found: ')) 0; if (!1) {' },
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
  // No component asks to be rendered in the browser alone, and a rendering is ended by its stream.
  { asked: /(?<!function )\bisRecoverableError\([\w$]+\)/g, found: '!1' },
  { asked: /usable\.\$\$typeof === REACT_RECOVERABLE_TYPE/g, found: '!1' },
  { asked: /options && options\.signal(?= &&)/g, found: '!1' },
  // No element is of a kind that a script defines.
  { asked: /-1 !== type\.indexOf\("-"\)/g, found: '!1' },
  // No function is the action of a form.
  { asked: /\brequest\.formState(?! = )/g, found: 'null' },
  { asked: /"function" === typeof formAction(\$jscomp\$\d+)?(?=\))/g, found: '!1' },
  // The scripts of a page are its own elements, and no headers are sent ahead of it.
  { asked: /void 0 !== bootstrap(Scripts|Modules)/g, found: '!1' },
  { asked: /\brenderState\.(headers|onHeaders)(?! = )/g, found: 'null' },
]

/** Parts of the document are strings here: made as nothing but themselves, those of the above alone are dropped, too. */
const CONSTANTS: typeof SETTLED = [
  { asked: /(?<!function )\bstringTo(Precomputed)?Chunk(?=\()/g, found: '' },
  { asked: /new Set\(\s+"animationIterationCount[^"]*"\.split\(\s*" ",?\s*\)/g, found: '/* @__PURE__ */ new Set(' },
]

/**
 * @param source React's renderer
 * @returns it with something else between two places
 * @throws Error where it has no such places
 */
export function replaced(source: string, { from, until }: (typeof UNUSED)[number], by: string): string {
  const start = source.indexOf(from)
  const end = source.indexOf(until, start)
  if (start < 0 || end < 0) throw new Error(`React's renderer no longer has ${from.trim()}`)
  return source.slice(0, start) + by + source.slice(end)
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
  [...SETTLED, ...CONSTANTS].reduce(
    settled,
    UNUSED.reduce((text, places) => replaced(text, places, ''), source),
  )
