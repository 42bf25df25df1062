/// <reference types="vite/types/importMeta.d.ts" />

/** Made by the build (scripts/vite/build-info.ts): what the client build wrote, for the document to point at. */
declare module 'virtual:build-info' {
  export interface BuildInfo {
    /** Changes with every build; part of every cache key. */
    id: string
    /** Entry module of the browser, as an address. */
    entry: string
    styles: string[]
    /** What personal screens have in their place. */
    personalStyles: string[]
    /** The app's files beyond the entry: everyone's, then by page folder ('catalogue'). */
    app: string[]
    pages: Record<string, string[]>
    /** The words that the browser says itself, by language: a file of data. */
    words: Record<string, string>
  }
  const build: BuildInfo
  export default build
}

/** Made by the build (scripts/vite/map-frame.ts): the script of the map's frame, in one piece. */
declare module 'virtual:map-frame' {
  const script: string
  export default script
}
