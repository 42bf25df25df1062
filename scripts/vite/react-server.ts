import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { replaced, withoutUnused } from './react-server-unused.ts'

const RENDERER = resolve('node_modules/react-dom/cjs/react-dom-server.edge.production.js')
const IDS = new Set(['react-dom/server', 'react-dom/server.edge'])

/** Places of React's renderer for streams that differ in its renderer for strings, with how often each occurs. */
const DIFFERENCES: { from: string; to: string; times: number }[] = [
  // The parts of a document stay strings, and are encoded together when they are written to a stream.
  { from: 'return textEncoder.encode(content);', to: 'return content;', times: 2 },
  { from: 'currentView = new Uint8Array(4096);\n', to: 'written = "";\n', times: 2 },
  { from: '\n  writtenBytes = 0;\n  try', to: '\n  try', times: 1 },
  { from: '\n      writtenBytes = 0;\n      flushing', to: '\n      flushing', times: 1 },
  // Rendering to a string is finished at once, a stream only after the tasks that are running.
  {
    from: 'setTimeout(function () {\n      return finishAbort(',
    to: '(request.asString ? call : setTimeout)(function () {\n      return finishAbort(',
    times: 1,
  },
  { from: 'segmentByteSize += segment[i].byteLength;', to: 'segmentByteSize += segment[i].length;', times: 1 },
]

/** The source of the renderer between these two places is replaced. */
const WRITING = { from: '\nfunction writeChunk(', until: '\nvar textEncoder = ' }

/**
 * React encodes each part by itself and copies it into pieces of 4 kB: two thirds of what a stream costs (docs/performance.md).
 * The text is emptied before it is sent: enqueue() throws where the reader is gone, and what is left would begin the next response.
 */
const WRITE = `
var written = "";
function writeChunk(destination, chunk) {
  written += chunk;
}
function writeChunkAndReturn(destination, chunk) {
  written += chunk;
  return !0;
}
function completeWriting(destination) {
  if ("" === written) return;
  var text = written;
  written = "";
  void 0 === destination.text ? destination.enqueue(textEncoder.encode(text)) : (destination.text += text);
}`

/** React's own `renderToString` of its renderer for strings, over the functions of its renderer for streams. */
const RENDER_TO_STRING = `
function call(callback) { callback(); }
exports.renderToString = function (children, options) {
  var reason = Error('"renderToString" does not wait for what is suspended: the fallback is rendered, and the browser renders the rest.'),
    state = createResumableState(options ? options.identifierPrefix : void 0),
    ready = false,
    failed = false,
    failure = null,
    request = createRequest(
      children,
      state,
      createRenderState(state),
      createRootFormatContext(),
      Infinity,
      function () {},
      void 0,
      void 0,
      function () { ready = true; }
    ),
    destination = {
      text: "",
      close: function () {},
      error: function (error) { failed = true; failure = error; }
    };
  request.asString = true;
  request.flushScheduled = false;
  performWork(request);
  10 === request.status && (request.status = 11);
  null === request.trackedPostpones && safelyEmitEarlyPreloads(request, 0 === request.pendingRootTasks);
  abort(request, reason);
  startFlowing(request, destination);
  if (failed && failure !== reason) throw failure;
  if (!ready) throw Error("A component suspended outside of a boundary while it was rendered to a string.");
  return destination.text.startsWith("<!DOCTYPE html>") ? destination.text.slice(15) : destination.text;
};
`

/**
 * @param source React's renderer for streams, as the package has it
 * @returns the renderer for streams and strings in one
 * @throws Error where another version of React has other functions
 */
export function withStrings(source: string): string {
  const needed = [
    'createResumableState',
    'createRenderState',
    'createRequest',
    'createRootFormatContext',
    'performWork',
  ]
  for (const name of [...needed, 'safelyEmitEarlyPreloads', 'abort', 'startFlowing']) {
    if (!source.includes(`\nfunction ${name}(`)) throw new Error(`React's renderer has no function ${name} any more`)
  }
  const changed = DIFFERENCES.reduce((text, { from, to, times }) => {
    if (text.split(from).length !== times + 1) throw new Error(`React's renderer no longer has ${times} × ${from}`)
    return text.replaceAll(from, to)
  }, source)
  return withoutUnused(replaced(changed, WRITING, WRITE)) + RENDER_TO_STRING
}

/**
 * One renderer of React at the edge. The package has two, one for streams and one for strings, which are the same hundred kilobytes but
 * for how a part of the document is passed on; the worker needs both (decision 18).
 */
export function reactServerPlugin(): Plugin {
  return {
    name: 'kontor:react-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (id) => (IDS.has(id) ? RENDERER : null),
    transform: (source, id) => (id === RENDERER ? { code: withStrings(source), map: null } : null),
  }
}
