import type { Plugin } from 'vite'

const STREAM = /\/node_modules\/preact-render-to-string\/src\/stream\.js$/

/** Places of Preact's stream, and what they become. */
const WRITES: [from: string, to: string][] = [
  [
    'renderToChunks(vnode, {',
    `let text;
      const send = () => {
        const piece = text;
        text = '';
        try {
          if (piece) controller.enqueue(encoder.encode(piece));
        } catch {
          // The reader is gone; thrown in a microtask, nothing would catch it.
        }
      };
      renderToChunks(vnode, {`,
  ],
  [
    'controller.enqueue(encoder.encode(s));',
    `text ??= s.startsWith('<!DOCTYPE') ? '' : '<!DOCTYPE html>';
          text += s;
          queueMicrotask(send);`,
  ],
  ['controller.close();', 'send();\n          controller.close();'],
]

/**
 * What Preact writes at one time goes out as one piece. Its stream has a doctype only when something suspends, and without it browsers lay the
 * page out in quirks mode.
 * @param source the module of Preact's stream, as the package has it
 * @throws Error where another version of it writes otherwise
 */
export function withJoinedWrites(source: string): string {
  return WRITES.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`Preact's stream no longer has ${from}`)
    return changed.replace(from, to)
  }, source)
}

/** Preact's stream at the edge: whole pieces, and always a doctype. */
export const preactStreamPlugin = (): Plugin => ({
  name: 'kontor:preact-stream',
  transform: (source, id) => (STREAM.test(id) ? { code: withJoinedWrites(source), map: null } : null),
})
