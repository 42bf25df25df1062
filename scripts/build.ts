import { spawnSync } from 'node:child_process'
import { isFresh } from './freshness.ts'

/** Folder of a build: React, or the tiny one on Preact. */
export type BuildFolder = 'dist' | 'dist-tiny'

/**
 * Builds unless the last build is up to date.
 * @returns false when the build failed; Vite has printed why
 */
export function buildIfNeeded(folder: BuildFolder): boolean {
  if (isFresh(folder)) return true
  console.log(`Building ${folder} …`)
  const mode = folder === 'dist-tiny' ? ['--mode', 'tiny'] : []
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...mode]
  return spawnSync(process.execPath, vite, { stdio: 'inherit' }).status === 0
}
