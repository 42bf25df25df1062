/// <reference types="vite/types/importMeta.d.ts" />

/** Made by the build (scripts/vite/build-info.ts): the client build's files, which documents link to. */
declare module 'virtual:build-info' {
  export interface BuildInfo {
    /** Changes with every build; part of every cache key. */
    id: string
    /** Address of the browser's entry module. */
    entry: string
    styles: string[]
    /** Addresses of the style sheets of personal screens. */
    separateStyles: string[]
    /** The app's files beyond the entry: everyone's, then by page folder ('catalogue'). */
    app: string[]
    pages: Record<string, string[]>
    /** Address of the translations that browser code uses, by language. */
    words: Record<string, string>
  }
  const build: BuildInfo
  export default build
}

/** Made by the build (scripts/vite/map-frame.ts): the script of the map's frame, as one text. */
declare module 'virtual:map-frame' {
  export const FRAME: { script: string }
}
