import { spawnSync } from 'node:child_process'
import { isFresh } from './freshness.ts'

/** Folder of a whole build: the React one, or the tiny one on Preact. */
export type BuildFolder = 'dist' | 'dist-tiny'

/**
 * Builds where something that goes into the build has changed since the last one.
 * @returns false when the build failed; Vite has then said why
 */
export function buildIfNeeded(folder: BuildFolder): boolean {
  if (isFresh(folder)) return true
  console.log(`Building ${folder} …`)
  const mode = folder === 'dist-tiny' ? ['--mode', 'tiny'] : []
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...mode]
  return spawnSync(process.execPath, vite, { stdio: 'inherit' }).status === 0
}
