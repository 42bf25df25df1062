interface ImportMetaEnv {
  /** Whether the app registers /sw.js: `SERVICE_WORKER=off` at build time withdraws it (docs/operating.md). */
  readonly SERVICE_WORKER: boolean
}
