import { build, type Plugin, type Rollup } from 'vite'

const ID = 'virtual:map-frame'

const isChunk = (file: Rollup.OutputChunk | Rollup.OutputAsset): file is Rollup.OutputChunk => file.type === 'chunk'

/** The script of the map's frame as one file: a frame without an origin may not fetch modules of the site. */
export async function mapFrame(): Promise<{ script: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: 'web/map-frame/frame.ts', output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const code = outputs.flatMap((one) => ('output' in one ? one.output.filter(isChunk) : [])).map(({ code }) => code)
  if (code.length !== 1) throw new Error(`the map's frame is ${code.length} scripts`)
  return { script: code.join('').trim() }
}

/** Passes the script of /_map to the worker as a text, which it writes into the document. The built worker has it from its assets (data-in-assets.ts). */
export function mapFramePlugin(): Plugin {
  return {
    name: 'kontor:map-frame',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: async (id) => (id === `\0${ID}` ? `export const FRAME = ${JSON.stringify(await mapFrame())}` : null),
  }
}
