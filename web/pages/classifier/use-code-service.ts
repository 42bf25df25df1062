import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { isSlowLine } from '../../app/startup/idle.ts'
import { type CodeService, createCodeService } from './code-service.ts'
import type { CodesLive } from './load.ts'

/** @returns the classifier's service, made when it is first used: the edge draws this page, too, and has none. */
export function useCodeService({ tree, edition }: CodesLive): () => CodeService {
  const { locale } = useI18n()
  const made = useRef<CodeService | null>(null)
  useEffect(() => () => made.current?.close(), [])
  return () => {
    made.current ??= withSlowLine(createCodeService({ tree, edition, locale }))
    return made.current
  }
}

/** Half a megabyte is not fetched ahead over a slow line: there the api answers every key. */
const withSlowLine = (service: CodeService): CodeService => ({
  ...service,
  fetchWhole: () => {
    if (!isSlowLine()) service.fetchWhole()
  },
})
